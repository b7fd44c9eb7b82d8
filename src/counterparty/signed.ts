// The protocol between the platform and its counterparties: JSON over HTTP, questions and answers signed, and how a question can end.
//
// Every question carries `x-signature: t=<milliseconds>,n=<32 hex digits>,v1=<mac>`, where mac is the HMAC-SHA256, in hex, of
// `<t>.<n>.<path>.<body>` under the shared key, and n is random. Every answer with status 200 or 422 carries `x-signature: v1=<mac>` of
// `answer.<the question's whole x-signature>.<status>.<body>`: so it belongs to this question alone. An answer without it, or about
// another order, is no answer: what became of the question stays unknown.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';

/** One party of a signed connection, as the other party reaches it. */
export interface Party {
  /** Where calls go, without a slash at the end. */
  url: string;
  /** Where a player's browser finds its pages. */
  publicUrl: string;
  /** Shared secret: signs what is sent. */
  key: string;
  /** The secret before it, while the two parties change it: what the other one signs with it is accepted as well. */
  previousKey?: string;
  /** A game platform that keeps play money apart from real money (`operatorOf` of its wire): trial accounts may play there. */
  playMoney?: boolean;
}

/** The secrets that a party's signatures are accepted by. */
export type Keys = Pick<Party, 'key' | 'previousKey'>;

const keysOf = ({ key, previousKey }: Keys): string[] => (previousKey ? [key, previousKey] : [key]);

export const signatureHeader = 'x-signature';
/** A message older than this, or as far in the future, is not accepted. */
const freshMs = 300_000;

/**
 * How a question ended when no answer came: `refused`, the counterparty said no and did nothing; `unreachable`, it was never asked;
 * `unknown`, it may or may not have acted, and only a query shows which.
 */
export class CounterpartyError extends Error {
  override name = 'CounterpartyError';
  readonly kind: 'refused' | 'unreachable' | 'unknown';
  /** The counterparty's own code of a refusal, '' otherwise. */
  readonly code: string;

  constructor(kind: CounterpartyError['kind'], message: string, code = '') {
    super(message);
    this.kind = kind;
    this.code = code;
  }
}

/** A message that was not trusted, published for the log. */
export interface Distrust {
  /** The path of a question, or the number of an order. */
  about: string;
  reason: string;
}

const distrusted = channel('counterparty.distrusted');

/** Publishes that a message of a counterparty is ignored. */
export const distrust = (finding: Distrust): void => distrusted.publish(finding);

/** Calls back at each distrust() of this process; returns the function that stops it. */
export function onDistrust(listener: (finding: Distrust) => void): () => void {
  const listen = (finding: unknown): void => listener(finding as Distrust);
  distrusted.subscribe(listen);
  return () => {
    distrusted.unsubscribe(listen);
  };
}

/** A question that has ended, with how: `answered`, or the kind of its CounterpartyError. */
export interface Asked {
  /** Of the party, as in its configuration. */
  url: string;
  /** A path of the protocol, such as /transfer. */
  path: string;
  outcome: 'answered' | CounterpartyError['kind'];
  seconds: number;
}

const asked = channel('counterparty.asked');

/** Reports the end of a question to who watches them, such as the health of counterparties. */
export const reportAsked = (question: Asked): void => asked.publish(question);

/** Calls back at the end of each question of this process; returns the function that stops it. */
export function onAsked(listener: (question: Asked) => void): () => void {
  const listen = (question: unknown): void => listener(question as Asked);
  asked.subscribe(listen);
  return () => {
    asked.unsubscribe(listen);
  };
}

const macOf = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');
const isSame = (mac: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(mac, 'hex'), Buffer.from(other, 'hex'));

/** Value of the signature header for a body sent to a path at a moment. */
export function sign(key: string, path: string, body: string, nowMs: number): string {
  const nonce = randomBytes(16).toString('hex');
  return `t=${nowMs},n=${nonce},v1=${macOf(key, `${nowMs}.${nonce}.${path}.${body}`)}`;
}

/** Value of the signature header of an answer. Only for a question whose own signature was found good. */
export const signAnswer = (key: string, question: string, status: number, body: string): string =>
  `v1=${macOf(key, `answer.${question}.${status}.${body}`)}`;

function isAnswerSigned(
  key: string,
  question: string,
  status: number,
  body: string,
  header: string | null,
): boolean {
  const [, mac] = /^v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  return mac !== undefined && isSame(macOf(key, `answer.${question}.${status}.${body}`), mac);
}

/** Whether the holder of the key sent this body to this path, and not long ago. */
export function isSigned(
  key: string,
  path: string,
  body: string,
  header: string | undefined,
  nowMs: number,
): boolean {
  const [, atMs, nonce, mac] = /^t=(\d{1,16}),n=([0-9a-f]{32}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (!atMs || !mac || Math.abs(nowMs - Number(atMs)) > freshMs) return false;
  return isSame(macOf(key, `${atMs}.${nonce}.${path}.${body}`), mac);
}

/** Which of a party's secrets signed this body for this path, not long ago; undefined where none did. The answer is signed with the same one. */
export const keyThatSigned = (
  keys: Keys,
  path: string,
  body: string,
  header: string | undefined,
  nowMs: number,
): string | undefined => keysOf(keys).find((key) => isSigned(key, path, body, header, nowMs));

export interface AskOptions<Answer> {
  /** 4,000 when left out: the player's own call gives up at 10 s. */
  timeoutMs?: number;
  /** The clock both parties sign by; the real one when left out. */
  nowMs?: number;
  /** Whether an answer has the shape that was agreed on; another shape is an unknown end. */
  isAnswer: (answer: unknown) => answer is Answer;
}

/** Nothing left this machine: the counterparty cannot have acted. */
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Asks a counterparty once and returns its answer. Throws CounterpartyError; never retries. */
export async function ask<Answer>(
  party: Pick<Party, 'url'> & Keys,
  path: string,
  message: object,
  options: AskOptions<Answer>,
): Promise<Answer> {
  const begunMs = performance.now();
  let outcome: Asked['outcome'] = 'answered';
  try {
    return await exchange(party, path, message, options);
  } catch (error) {
    outcome = error instanceof CounterpartyError ? error.kind : 'unknown';
    throw error;
  } finally {
    reportAsked({ url: party.url, path, outcome, seconds: (performance.now() - begunMs) / 1000 });
  }
}

async function exchange<Answer>(
  party: Pick<Party, 'url'> & Keys,
  path: string,
  message: object,
  { timeoutMs = 4_000, nowMs = Date.now(), isAnswer }: AskOptions<Answer>,
): Promise<Answer> {
  const body = JSON.stringify(message);
  const signature = sign(party.key, path, body, nowMs);
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${party.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signature,
        // A pooled connection that breaks would be an unknown end each time the counterparty restarts.
        connection: 'close',
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await response.text();
  } catch (error) {
    const code = (error as { cause?: { code?: string } }).cause?.code ?? '';
    const isSent = !neverSent.has(code);
    throw new CounterpartyError(
      isSent ? 'unknown' : 'unreachable',
      `${path}: ${(error as Error).message} ${code}`,
    );
  }
  const { status } = response;
  const notTrusted = (reason: string): CounterpartyError => {
    distrust({ about: path, reason });
    return new CounterpartyError('unknown', `${path}: ${reason}`);
  };
  if (status !== 200 && status !== 422)
    throw new CounterpartyError('unknown', `${path}: ${status} ${text.slice(0, 200)}`);
  const answered = response.headers.get(signatureHeader);
  if (!keysOf(party).some((key) => isAnswerSigned(key, signature, status, text, answered)))
    throw notTrusted(`the answer (${status}) does not carry the signature of this question`);
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw notTrusted(`the answer (${status}) is not JSON`);
  }
  // Only a signed no is a no. Whatever a proxy or a crash says is unknown.
  const { refused, message: why } = (answer ?? {}) as { refused?: unknown; message?: unknown };
  if (status === 422 && typeof refused === 'string')
    throw new CounterpartyError('refused', String(why ?? refused), refused);
  const wanted = (message as { orderNo?: unknown }).orderNo;
  const { orderNo: named = wanted } = (answer ?? {}) as { orderNo?: unknown };
  if (named !== wanted)
    throw notTrusted(`the answer is about order ${String(named).slice(0, 40)}, asked was ${String(wanted)}`);
  if (status !== 200 || !isAnswer(answer))
    throw notTrusted(`the answer (${status}) does not have what was agreed: ${text.slice(0, 200)}`);
  return answer;
}
