// An ordinary call's way through the server: one transaction that claims the intent first, runs the handler, and keeps its answer.
import type { LogInWay } from '../account/devices/logIns.ts';
import { removePushDevices } from '../account/devices/pushDevices.ts';
import { endSession, openSession, tokenAgain } from '../account/session.ts';
import { type CookieToSet, cookieName } from '../account/visitor.ts';
import { inStation, StationTransaction } from '../db/stationTransaction.ts';
import { Refusal } from '../refusal.ts';
import { textIn } from '../serverText.ts';
import type { Settings } from '../settings.ts';
import {
  authorize,
  baseContext,
  type CallDeps,
  type CallRequest,
  type CallResult,
  envelopeOf,
  intentOfCall,
  type LoadedCall,
  pauseBeforeRetry,
  refusalOfDatabase,
  refused,
  visitorCookies,
} from './callSteps.ts';
import { executeBatchedCall } from './executeBatchedCall.ts';
import { executeSharedCall, isShared } from './executeSharedCall.ts';
import type { AfterCommit, CallContext, Handler } from './handle.ts';
import { isBatched } from './handleBatched.ts';
import {
  answerKept,
  answerOfReserved,
  claimIntent,
  firstAnswer,
  hasWritten,
  type Intent,
  isAnswered,
  reserveIntent,
} from './intent.ts';

type OrdinaryCall = LoadedCall<Handler>;

/** Executes a call and returns its answer, refusals included. Throws only for errors of this server, after everything is rolled back. */
export async function executeCall(
  loaded: LoadedCall,
  incoming: CallRequest,
  deps: CallDeps,
): Promise<CallResult> {
  const { handler } = loaded;
  if (isBatched(handler)) return await executeBatchedCall({ ...loaded, handler }, incoming, deps);
  const ordinary: OrdinaryCall = { ...loaded, handler };
  let before: Before | undefined;
  const once = () => attemptCall(ordinary, incoming, deps, before);
  for (let attemptCall = 1; ; attemptCall++) {
    try {
      if (isShared(ordinary, incoming)) return await executeSharedCall(ordinary, incoming, deps);
      if (handler.admits && (handler.admitsAt?.(incoming.station) ?? true))
        before ??= await workBefore(ordinary, incoming, deps);
      const { result, afterCommit } = await (handler.isHashing
        ? deps.hashing.runQueued(incoming.visitor.network, once)
        : once());
      // Outside of the hashing queue: a slow external service must not keep log-ins waiting.
      const replacement = await afterCommit?.();
      return replacement ? { ...replacement, cookies: result.cookies } : result;
    } catch (error) {
      if (error instanceof Refusal) return refused(error, loaded, deps.settings, textIn(incoming.locale));
      await pauseBeforeRetry(error, attemptCall);
    }
  }
}

/** What replaces the result of a call once its work after the commit is done; null where that failed and the result stands. */
type Replacement = Omit<CallResult, 'cookies'> | null;

interface Attempted {
  result: CallResult;
  afterCommit?: () => Promise<Replacement>;
}

/** The work before a call's transaction, done; undefined where its intent is answered already. */
type Before = { done: Promise<unknown> } | { done: undefined };

/** Admits a call in a transaction of its own, and does its long work once that has given its connection back. */
async function workBefore(loaded: OrdinaryCall, incoming: CallRequest, deps: CallDeps): Promise<Before> {
  const now = deps.now();
  const transaction = new StationTransaction(deps.pool, incoming.station.code, {
    network: incoming.visitor.network,
  });
  const { db } = transaction;
  let work: (() => Promise<unknown>) | undefined;
  try {
    const authorized = await authorize(loaded, incoming, deps.settings, db, now);
    const intent = loaded.row.repeat === 'intent' ? intentOfCall(loaded, incoming, authorized, deps) : null;
    if (!intent || !(await isAnswered(db, intent)))
      work = await loaded.handler.admits?.(baseContext(incoming, authorized, deps, transaction, now));
    await transaction.commit();
  } catch (error) {
    await transaction.rollback().catch(() => {});
    throw error;
  }
  const done = work?.();
  // What it rejects with is the handler's to see.
  await done?.catch(() => {});
  return { done };
}

async function attemptCall(
  loaded: OrdinaryCall,
  incoming: CallRequest,
  deps: CallDeps,
  before: Before | undefined,
): Promise<Attempted> {
  const { station, visitor } = incoming;
  const { pool, settings } = deps;
  const now = deps.now();
  const refusedResult = (refusal: Refusal) =>
    refused(refusal, loaded, settings, textIn(incoming.locale), visitorCookies(visitor));
  const transaction = new StationTransaction(pool, station.code, { network: visitor.network });
  const { db } = transaction;
  try {
    const authorized = await authorize(loaded, incoming, settings, db, now);
    const effects: SideEffects = {
      cookies: visitorCookies(visitor),
      openedSession: null,
      afterCommit: undefined,
    };
    const intent = loaded.row.repeat === 'intent' ? intentOfCall(loaded, incoming, authorized, deps) : null;
    // Of a call that visitors make: whoever is refused before anything was done leaves no row, and a repeat is judged again.
    const isReserved = loaded.row.role === 'guest';
    if (intent) {
      if (!(await (isReserved ? reserveIntent(db, intent) : claimIntent(db, intent, now)))) {
        const { answer, sessionId } = await firstAnswer(db, intent);
        const token = sessionId === null ? null : await tokenAgain(db, sessionId, visitor);
        await transaction.commit();
        if (token) effects.cookies.push(sessionCookie(token, incoming, settings));
        return { result: { status: 200, envelope: answer, cookies: effects.cookies } };
      }
      await transaction.savepoint();
    }

    const base = baseContext(incoming, authorized, deps, transaction, now);
    const context = withEffects(base, effects, incoming);
    let result: CallResult;
    try {
      const answer = await loaded.handler.run(context, (before?.done ?? authorized.read) as Promise<unknown>);
      const envelope = envelopeOf(loaded, answer, settings);
      result = { status: 200, envelope, cookies: effects.cookies };
    } catch (thrown) {
      const error = refusalOfDatabase(thrown);
      if (!(error instanceof Refusal)) throw error;
      effects.afterCommit = undefined;
      // Some refusals keep an attempt that they counted, where there was one to count.
      const isKept = error.options.keep === true && (!isReserved || (await hasWritten(db)));
      if (!isKept && (!intent || isReserved)) throw error;
      result = refusedResult(error);
      error.options.note?.(settings);
      if (!isKept) await transaction.rollbackToSavepoint();
    }
    if (intent) {
      const { openedSession } = effects;
      await transaction.send(
        isReserved
          ? answerOfReserved(intent, result.envelope, openedSession, now)
          : answerKept(intent, result.envelope, openedSession),
      );
    }
    await transaction.commit();
    const { afterCommit } = effects;
    if (!afterCommit) return { result };
    return { result, afterCommit: () => runAfterCommit(loaded, afterCommit, incoming, intent, deps) };
  } catch (error) {
    const isRefusal = error instanceof Refusal;
    if (isRefusal && error.options.keep) await transaction.commit();
    else await transaction.rollback().catch(() => {});
    if (isRefusal) {
      error.options.note?.(settings);
      return { result: refusedResult(error) };
    }
    throw error;
  }
}

/** The side effects a handler requests beside its answer. */
interface SideEffects {
  cookies: CookieToSet[];
  openedSession: bigint | null;
  afterCommit: ((later: AfterCommit) => Promise<object>) | undefined;
}

/** The context of an ordinary handler, which notes down its side effects. */
function withEffects(
  base: ReturnType<typeof baseContext>,
  effects: SideEffects,
  incoming: CallRequest,
): CallContext<never, never> {
  const { db, now, session, settings } = base;
  const { station, visitor } = incoming;
  // Assigned, not spread: `player` refuses when it is read.
  return Object.assign(base, {
    afterCommit(work: (later: AfterCommit) => Promise<object>) {
      effects.afterCommit = work;
    },
    async logIn(accountId: number, way: LogInWay) {
      const fresh = await openSession({ db, station: station.code, now }, accountId, visitor, way);
      effects.openedSession = fresh.id;
      effects.cookies.push(sessionCookie(fresh.token, incoming, settings));
    },
    async logOut() {
      // A break has ended it already, and holds notices back without taking the device away.
      if (session && (await endSession(db, session.id, 'logout', now))) {
        await removePushDevices(db, session.accountId, { only: visitor.hash });
      }
      effects.cookies.push(sessionCookie('', incoming, settings));
    },
  });
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

/** Runs the work a call left for after its commit; the answer of that work is the stored one from then on. */
async function runAfterCommit(
  loaded: OrdinaryCall,
  work: (later: AfterCommit) => Promise<object>,
  { station, locale }: CallRequest,
  intent: Intent | null,
  deps: CallDeps,
): Promise<Replacement> {
  const inOwn: AfterCommit['inStation'] = (task) => inStation(deps.pool, station.code, task);
  try {
    const done = await work({ inStation: inOwn, now: deps.now }).then(
      (answer) => ({ status: 200, envelope: envelopeOf(loaded, answer, deps.settings) }),
      (thrown) => {
        const error = refusalOfDatabase(thrown);
        if (error instanceof Refusal) return refused(error, loaded, deps.settings, textIn(locale));
        throw error;
      },
    );
    if (intent) await inOwn((db) => db.executeQuery(answerKept(intent, done.envelope, null)));
    return done;
  } catch (error) {
    deps.onFailure?.(loaded.id, error);
    return null;
  }
}
