// Asking a counterparty one question that changes nothing, and what its end says about address, keys and clocks.
import { createHash, randomBytes } from 'node:crypto';
import type { Counterparties } from '#counterparty/programs.ts';
import { ask, CounterpartyError, type Keys } from '#counterparty/signed.ts';
import { partiesOf } from './productionChecks.ts';

export const partyKinds = ['payProvider', 'bankDesk', 'sms', 'mail', 'registry', 'platform'] as const;
export type PartyKind = (typeof partyKinds)[number];

/** Those that nothing new has to go to. The others carry messages, decisions and exclusions: without them a duty is not done. */
const suspendable: readonly PartyKind[] = ['payProvider', 'platform'];
export const canSuspend = (kind: PartyKind): boolean => suspendable.includes(kind);

/** answers: both keys are right. reached: it refuses an unsigned question, and nothing more was asked. */
export type PartyVerdict = 'answers' | 'reached' | 'notTrusted' | 'unreachable' | 'unknown';

export interface NamedParty {
  /** In the file of COUNTERPARTIES. */
  name: string;
  kind: PartyKind;
  party: Keys & { url: string };
}

/** Every counterparty of a configuration, with what it does. */
export const namedParties = (given: Counterparties | undefined): NamedParty[] =>
  (given ? partiesOf(given) : []).map(([name, party]) => ({
    name,
    kind: name.startsWith('platforms.') ? 'platform' : (name as PartyKind),
    party,
  }));

const timeoutMs = 4_000;
const detailMost = 200;

/** An order that nobody has, or a person that nobody is. */
const unknownOrder = (): string => `PROBE${randomBytes(10).toString('hex').toUpperCase()}`;

/** A question of its protocol that changes nothing; null of a gateway, which sends a message for each. */
function harmless(kind: PartyKind, station: string): { path: string; message: object } | null {
  if (kind === 'payProvider') return { path: '/query', message: { station, orderNo: unknownOrder() } };
  if (kind === 'bankDesk')
    return { path: '/query', message: { station, kind: 'deposit', orderNo: unknownOrder() } };
  if (kind === 'platform') return { path: '/order', message: { operator: station, orderNo: unknownOrder() } };
  if (kind === 'registry')
    return {
      path: '/check',
      message: { question: 'marketing', person: createHash('sha256').update(randomBytes(32)).digest('hex') },
    };
  return null;
}

const isObject = (answer: unknown): answer is object => typeof answer === 'object' && answer !== null;

/** What an error of ask() says. Whoever has another key, or another time, answers 401; what is unsigned is no counterparty's answer. */
function verdictOf(error: unknown): { verdict: PartyVerdict; detail: string } {
  if (!(error instanceof CounterpartyError)) throw error;
  const detail = error.message.slice(0, detailMost);
  if (error.kind === 'refused') return { verdict: 'answers', detail: '' };
  if (error.kind === 'unreachable') return { verdict: 'unreachable', detail };
  const isDistrusted = /^\S+: 401 /.test(error.message);
  return { verdict: isDistrusted ? 'notTrusted' : 'unknown', detail };
}

/** A gateway gets a question without a signature, which it has to answer with 401. */
async function reachGateway(url: string, path: string): Promise<{ verdict: PartyVerdict; detail: string }> {
  try {
    const { status } = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: '{}',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return status === 401
      ? { verdict: 'reached', detail: '' }
      : { verdict: 'unknown', detail: `${path}: ${status} where 401 was due` };
  } catch (error) {
    const code = (error as { cause?: { code?: string } }).cause?.code ?? '';
    const detail = `${path}: ${(error as Error).message} ${code}`.slice(0, detailMost);
    return { verdict: code === 'ECONNREFUSED' || code === 'ENOTFOUND' ? 'unreachable' : 'unknown', detail };
  }
}

/** Asks once, for four seconds at most, and only at the address of the configuration: none comes from whoever asks for the test. */
export async function testParty(
  { kind, party }: NamedParty,
  station: string,
  now: Date,
): Promise<{ verdict: PartyVerdict; detail: string }> {
  const question = harmless(kind, station);
  if (!question) return await reachGateway(party.url, kind === 'sms' ? '/message' : '/mail');
  try {
    await ask(party, question.path, question.message, {
      timeoutMs,
      nowMs: now.getTime(),
      isAnswer: isObject,
    });
    return { verdict: 'answers', detail: '' };
  } catch (error) {
    return verdictOf(error);
  }
}
