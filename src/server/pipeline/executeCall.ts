// Owns a call's way through the server: session, role, validation, intent, transaction, envelope.
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type Call, type Envelope, mayDo } from '#contract/call.ts';
import type { CallId, CallRow } from '#contract/calls.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import type { Locale } from '#texts/text.ts';
import type { Hashing } from '../account/hashing.ts';
import {
  endSession,
  findSession,
  type Lost,
  openSession,
  refusalOfLost,
  type Session,
  tokenAgain,
} from '../account/session.ts';
import { type CookieToSet, cookieName, type Visitor } from '../account/visitor.ts';
import { type Db, inStation, StaleReadError, StationTransaction } from '../db/stationTransaction.ts';
import { Refusal } from '../refusal.ts';
import { type ServerTextId, type Text, textIn } from '../serverText.ts';
import type { Settings } from '../settings.ts';
import { fieldErrorsOf, type Misfit } from './fieldErrors.ts';
import type { AfterCommit, CallContext, Handler } from './handle.ts';
import { answerKept, claimIntent, firstAnswer, type Intent, intentOf, isTaken } from './intent.ts';
import { onlyNamed, onlyNamedPart } from './serialise.ts';

export type Validator = ((data: unknown) => boolean) & { errors?: Misfit[] | null };

/** A call with all that serves it. */
export interface LoadedCall {
  id: CallId;
  row: CallRow;
  call: Call<unknown, unknown>;
  handler: Handler;
  isRequest: Validator;
  isResponse: Validator;
}

export interface CallDeps {
  pool: pg.Pool;
  settings: Settings;
  hashing: Hashing;
  now: () => Date;
  counterparties?: Counterparties | undefined;
  /** Told what went wrong after a call was committed already. */
  onFailure?: (what: string, error: unknown) => void;
}

export interface CallRequest {
  /** As sent; checked here. */
  fields: Record<string, unknown>;
  station: StationFacts;
  visitor: Visitor;
  locale: Locale;
  intentId: string | undefined;
  /** The page asks for a visitor beforehand: nothing may be used up by it. */
  isPeek: boolean;
}

export interface CallResult {
  status: number;
  envelope: Envelope;
  cookies: CookieToSet[];
}

/** Serialisation failures, deadlocks, and plans from before a migration. */
const conflicts = new Set(['40001', '40P01', '0A000']);
const maxAttempts = 5;

/** Performs a call and gives its answer, refusals included. Throws only for faults of ours, after undoing everything. */
export async function executeCall(
  loaded: LoadedCall,
  incoming: CallRequest,
  around: CallDeps,
): Promise<CallResult> {
  let optimistic = loaded.handler.batched !== undefined;
  const once = () => attemptCall(loaded, incoming, around, optimistic);
  for (let count = 1; ; count++) {
    try {
      const { outcome, afterCommit } = await (loaded.handler.isHashing
        ? around.hashing.inTurn(once)
        : once());
      // Others may take long to answer: nobody who wants to log in waits in line for that.
      const done = await afterCommit?.();
      return done ? { ...done, cookies: outcome.cookies } : outcome;
    } catch (error) {
      if (error instanceof Refusal) return refused(error, loaded, textIn(incoming.locale));
      if (error instanceof StaleReadError && count < maxAttempts) {
        optimistic = false;
        continue;
      }
      if (!conflicts.has((error as { code?: string }).code ?? '') || count === maxAttempts) throw error;
      await pause(randomInt(1, 10 * count));
    }
  }
}

interface Attempted {
  outcome: CallResult;
  /** What is left to do after the commit; gives null where it failed, and the outcome stands. */
  afterCommit?: () => Promise<Omit<CallResult, 'cookies'> | null>;
}

async function attemptCall(
  loaded: LoadedCall,
  incoming: CallRequest,
  around: CallDeps,
  optimistic: boolean,
): Promise<Attempted> {
  const { station, visitor } = incoming;
  const { handler } = loaded;
  const now = around.now();
  const text = textIn(incoming.locale);
  const transaction = new StationTransaction(around.pool, station.code, { optimistic });
  const { db } = transaction;
  const ownCookies = visitor.cookie ? [visitor.cookie] : [];
  const refusedResult = (refusal: Refusal): CallResult => ({
    ...refused(refusal, loaded, text),
    cookies: ownCookies,
  });
  let intent: Intent | null = null;
  try {
    const { request, session, lost, read } = await authorize(loaded, incoming, around.settings, db, now);
    if (loaded.row.repeat === 'intent') {
      const owner = loaded.row.role === 'guest' ? null : session;
      intent = intentOf(station.code, loaded.id, incoming.intentId, owner, visitor, request);
    }
    const wishes: SideEffects = { cookies: [...ownCookies], openedSession: null, afterCommit: undefined };
    if (intent && !handler.batched) {
      if (!(await claimIntent(db, intent, now))) {
        const { answer, sessionId } = await firstAnswer(db, intent);
        const token = sessionId === null ? null : await tokenAgain(db, sessionId, visitor);
        await transaction.commit();
        if (token) wishes.cookies.push(sessionCookie(token, incoming, around.settings));
        return { outcome: { status: 200, envelope: answer, cookies: wishes.cookies } };
      }
      await transaction.savepoint();
    }

    const parts = {
      loaded,
      incoming,
      around,
      transaction,
      intent,
      now,
      text,
      request,
      session,
      lost,
      sideEffects: wishes,
    };
    let outcome: CallResult;
    try {
      const answer = await handler.run(contextOf(parts), read as Promise<unknown>);
      const envelope = envelopeOf(loaded, answer, around.settings);
      outcome = { status: 200, envelope, cookies: wishes.cookies };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await transaction.verify();
      wishes.afterCommit = undefined;
      if (!intent && !error.options.keep) throw error;
      outcome = refusedResult(error);
      if (intent && !error.options.keep) {
        if (handler.batched) {
          await transaction.rollback();
          return { outcome: await replayAnswer(loaded, around, intent, now, outcome) };
        }
        await transaction.rollbackToSavepoint();
      }
    }
    if (intent && !handler.batched)
      await transaction.send(answerKept(intent, outcome.envelope, wishes.openedSession));
    await transaction.commit();
    const { afterCommit } = wishes;
    if (!afterCommit) return { outcome };
    return {
      outcome,
      afterCommit: () => runAfterCommit(loaded, afterCommit, station.code, intent, text, around),
    };
  } catch (error) {
    const isMistaken =
      error instanceof StaleReadError ||
      (await transaction.verify().then(
        () => false,
        (failure) => failure instanceof StaleReadError,
      ));
    if (error instanceof Refusal && error.options.keep && !isMistaken) await transaction.commit();
    else await transaction.rollback().catch(() => {});
    if (isMistaken) throw new StaleReadError();
    if (intent && isTaken(error)) return { outcome: await replayAnswer(loaded, around, intent, now, null) };
    if (error instanceof Refusal) return { outcome: refusedResult(error) };
    throw error;
  }
}

/** Who asks for what, where the contract lets them; what the handler reads whoever asks is on its way then. Refuses anybody else. */
async function authorize(
  loaded: LoadedCall,
  incoming: CallRequest,
  settings: Settings,
  db: Db,
  now: Date,
): Promise<{
  request: object;
  session: Session | null;
  lost: Lost | null;
  read: Promise<unknown> | undefined;
}> {
  const { station, visitor, isPeek, locale } = incoming;
  const request = withoutEmpties(incoming.fields, loaded.call.query);
  const misfits = loaded.isRequest(request) ? null : (loaded.isRequest.errors ?? []);
  const finding = visitor.token === undefined ? null : findSession(db, visitor.token, now, settings, isPeek);
  // Whoever comes without a session is refused, most often, and need not be read for.
  const read =
    (finding || loaded.row.role === 'guest') && !misfits
      ? loaded.handler.reads?.({ db, request: request as never, station })
      : undefined;
  read?.catch(() => {});
  const found = await finding;
  const session = typeof found === 'string' ? null : found;
  const lost = typeof found === 'string' && !isPeek ? found : null;
  if (!mayDo(session?.role ?? 'guest', loaded.row.role)) {
    if (session) throw new Refusal('server.wrongRole', { code: 'wrongRole' });
    throw await refusalOfLost(db, lost, visitor.token);
  }
  if (misfits) throw invalidRequest(misfits, loaded.id, textIn(locale));
  return { request, session, lost, read };
}

/** What a handler wants done beside its answer. */
interface SideEffects {
  cookies: CookieToSet[];
  /** The session it has opened. */
  openedSession: bigint | null;
  afterCommit: ((later: AfterCommit) => Promise<object>) | undefined;
}

interface CallParts {
  loaded: LoadedCall;
  incoming: CallRequest;
  around: CallDeps;
  transaction: StationTransaction;
  intent: Intent | null;
  now: Date;
  text: Text;
  request: object;
  session: Session | null;
  lost: Lost | null;
  sideEffects: SideEffects;
}

function contextOf(parts: CallParts): CallContext<never, never> {
  const { loaded, incoming, around, transaction, intent, now, text, request, session, lost, sideEffects } =
    parts;
  const { station, visitor, locale } = incoming;
  const { settings, hashing, counterparties } = around;
  const { db } = transaction;
  return {
    request: request as never,
    station,
    visitor,
    db,
    now,
    session,
    get player() {
      if (!session) throw new Refusal('server.notLoggedIn', { code: 'notLoggedIn' });
      return session;
    },
    lost,
    locale,
    text,
    settings,
    hashing,
    counterparties,
    claimWith(answer) {
      if (!intent) throw new Error(`${loaded.id} has no intent to claim.`);
      return { ...intent, at: now, answer: JSON.stringify(wrapped(loaded, answer)) };
    },
    submit: (work, item) => work.submit(transaction, item),
    afterCommit(work) {
      sideEffects.afterCommit = work;
    },
    async logIn(accountId) {
      const fresh = await openSession(db, station.code, accountId, visitor, now);
      sideEffects.openedSession = fresh.id;
      sideEffects.cookies.push(sessionCookie(fresh.token, incoming, settings));
    },
    async logOut() {
      if (session) await endSession(db, session.id, 'logout', now);
      sideEffects.cookies.push(sessionCookie('', incoming, settings));
    },
  };
}

const sessionCookie = (
  value: string,
  { station, visitor }: CallRequest,
  settings: Settings,
): CookieToSet => ({
  name: cookieName('session', station.code, visitor.isSecure),
  value,
  isSecure: visitor.isSecure,
  maxAgeSeconds: settings.sessionAbsoluteSeconds,
});

/** Of an intent that is claimed last, once its work is undone: keeps this outcome as the first one, unless another one is. */
async function replayAnswer(
  { handler }: LoadedCall,
  around: CallDeps,
  intent: Intent,
  now: Date,
  outcome: CallResult | null,
): Promise<CallResult> {
  return await inStation(around.pool, intent.station, async (db) => {
    if (outcome && (await claimIntent(db, intent, now, outcome.envelope))) return outcome;
    const { answer, result } = await firstAnswer(db, intent);
    const envelope =
      result && handler.batched ? { ...answer, ...handler.batched.fill(answer as never, result) } : answer;
    return { status: 200, envelope, cookies: outcome?.cookies ?? [] };
  });
}

/** The envelope of an answer, with nothing the contract does not name. */
const wrapped = (loaded: LoadedCall, answer: object & { msg?: string }): Envelope => ({
  success: true,
  msg: answer.msg ?? '',
  ...(onlyNamed(loaded.call.answer, answer, loaded.id) as object),
});

function envelopeOf(loaded: LoadedCall, answer: object & { msg?: string }, settings: Settings): Envelope {
  const envelope = wrapped(loaded, answer);
  if (settings.checksAnswers && !loaded.isResponse(envelope))
    throw new Error(`${loaded.id} answers against its contract: ${JSON.stringify(loaded.isResponse.errors)}`);
  return envelope;
}

/** What a call does after its commit; null where that failed, and the answer it was committed with stands. */
async function runAfterCommit(
  loaded: LoadedCall,
  work: (later: AfterCommit) => Promise<object>,
  station: string,
  intent: Intent | null,
  text: Text,
  around: CallDeps,
): Promise<Omit<CallResult, 'cookies'> | null> {
  const inOwn: AfterCommit['inStation'] = (task) => inStation(around.pool, station, task);
  try {
    const done = await work({ inStation: inOwn, now: around.now }).then(
      (answer) => ({ status: 200, envelope: envelopeOf(loaded, answer, around.settings) }),
      (error) => {
        if (error instanceof Refusal) return refused(error, loaded, text);
        throw error;
      },
    );
    if (intent) await inOwn((db) => db.executeQuery(answerKept(intent, done.envelope, null)));
    return done;
  } catch (error) {
    around.onFailure?.(loaded.id, error);
    return null;
  }
}

/** Forms send every field: an empty one was not filled in. What travels in the query string means something by being there. */
function withoutEmpties(fields: Record<string, unknown>, query: readonly string[] = []): object {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== '' || query.includes(name)),
  );
}

function invalidRequest(misfits: readonly Misfit[], call: CallId, text: Text): Refusal {
  const errors = fieldErrorsOf(misfits, text, call);
  const refusal = new Refusal('server.checkInput', { code: 'invalid' });
  return Object.assign(refusal, { fieldErrors: errors, sentence: Object.values(errors)[0] });
}

function refused(refusal: Refusal, loaded: LoadedCall, text: Text): CallResult {
  const { options } = refusal;
  const ready = refusal as { fieldErrors?: Record<string, string>; sentence?: string };
  const say = (id: string) => text(id as ServerTextId, options.values);
  const msg = ready.sentence ?? say(refusal.text);
  const fieldErrors: Record<string, string> = { ...ready.fieldErrors };
  if (options.field) fieldErrors[options.field] = msg;
  for (const [field, id] of Object.entries(options.fields ?? {})) fieldErrors[field] = say(id);
  return {
    status: options.status ?? 200,
    envelope: {
      success: false,
      msg,
      ...(options.code && { code: options.code }),
      ...(Object.keys(fieldErrors).length > 0 && { fieldErrors }),
      ...(options.answer && onlyNamedPart(loaded.call.answer, options.answer)),
    },
    cookies: [],
  };
}
