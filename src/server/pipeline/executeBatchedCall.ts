// A batched call's way through the server: it reads optimistically, and one statement for many calls confirms, does and answers it.
import { inStation, StaleReadError, StationTransaction } from '../db/stationTransaction.ts';
import { Refusal } from '../refusal.ts';
import { textIn } from '../serverText.ts';
import {
  authorize,
  baseContext,
  type CallDeps,
  type CallRequest,
  type CallResult,
  envelopeOf,
  intentOfCall,
  type LoadedCall,
  maxAttempts,
  pauseBeforeRetry,
  refused,
  visitorCookies,
  wrapped,
} from './callSteps.ts';
import type { BatchedContext, BatchedHandler } from './handleBatched.ts';
import { claimIntent, firstAnswer, type Intent, isTaken } from './intent.ts';

type BatchedCall = LoadedCall<BatchedHandler>;

/** Executes a batched call and returns its answer, refusals included. Throws only for errors of this server, after everything is rolled back. */
export async function executeBatchedCall(
  loaded: BatchedCall,
  incoming: CallRequest,
  deps: CallDeps,
): Promise<CallResult> {
  let optimistic = true;
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptBatched(loaded, incoming, deps, optimistic);
    } catch (error) {
      if (error instanceof Refusal) return refused(error, loaded, deps.settings, textIn(incoming.locale));
      if (error instanceof StaleReadError && attempt < maxAttempts) optimistic = false;
      else await pauseBeforeRetry(error, attempt);
    }
  }
}

/**
 * The handler's transaction only reads. Its last step, submit(), ends that transaction and joins the batch, which claims the intent with the
 * answer, so that the claim comes last. A repeated intent is therefore executed as well; the batch rolls it back when it finds the first answer.
 */
async function attemptBatched(
  loaded: BatchedCall,
  incoming: CallRequest,
  deps: CallDeps,
  optimistic: boolean,
): Promise<CallResult> {
  const { station, visitor } = incoming;
  const { pool, settings } = deps;
  const now = deps.now();
  const cookies = visitorCookies(visitor);
  const transaction = new StationTransaction(pool, station.code, { optimistic, network: visitor.network });
  let intent: Intent | null = null;
  try {
    const authorized = await authorize(loaded, incoming, settings, transaction.db, now);
    intent = intentOfCall(loaded, incoming, authorized, deps);
    const base = baseContext(incoming, authorized, deps, transaction, now);
    const context = withBatch(base, loaded, transaction, intent);
    const answer = await loaded.handler.run(context, authorized.read as Promise<unknown>);
    const envelope = envelopeOf(loaded, answer, settings);
    await transaction.commit();
    return { status: 200, envelope, cookies };
  } catch (error) {
    await stopIfStale(transaction, error);
    if (!(error instanceof Refusal)) {
      await transaction.rollback().catch(() => {});
      if (intent && isTaken(error)) return await replayAnswer(loaded, deps, intent, now, null);
      throw error;
    }
    const result = refused(error, loaded, settings, textIn(incoming.locale), cookies);
    if (error.options.keep) {
      await transaction.commit();
      return result;
    }
    await transaction.rollback();
    const said = intent ? await replayAnswer(loaded, deps, intent, now, result) : result;
    // A repeated call has its first answer, whatever it came to this time.
    if (said === result) error.options.note?.(settings);
    return said;
  }
}

/** An error counts only while the rows that were read optimistically are still valid; rolls back and throws StaleReadError otherwise. */
async function stopIfStale(transaction: StationTransaction, error: unknown): Promise<void> {
  try {
    if (error instanceof StaleReadError) throw error;
    await transaction.verify();
  } catch (failure) {
    const isStale = failure instanceof StaleReadError;
    // A failed transaction cannot confirm anything; its own error says why.
    if (!isStale && !(error instanceof Refusal)) return;
    await transaction.rollback().catch(() => {});
    throw failure;
  }
}

/** The context of a batched handler. */
function withBatch(
  base: ReturnType<typeof baseContext>,
  loaded: BatchedCall,
  transaction: StationTransaction,
  intent: Intent,
): BatchedContext<never, never> {
  // Assigned, not spread: `player` refuses when it is read.
  return Object.assign(base, {
    intentId: intent.id,
    claimWith: (answer: object) => ({
      ...intent,
      at: base.now,
      answer: JSON.stringify(wrapped(loaded, answer)),
    }),
    submit: (queue, item) => queue.submit(transaction, item),
  } satisfies Pick<BatchedContext<never, never>, 'intentId' | 'claimWith' | 'submit'>);
}

/** The first answer of an intent. A refusal, whose work is rolled back, becomes that answer itself where there is none yet. */
async function replayAnswer(
  { handler }: BatchedCall,
  deps: CallDeps,
  intent: Intent,
  now: Date,
  refusal: CallResult | null,
): Promise<CallResult> {
  return await inStation(deps.pool, intent.station, async (db) => {
    if (refusal && (await claimIntent(db, intent, now, refusal.envelope))) return refusal;
    const { answer, result } = await firstAnswer(db, intent);
    const envelope = result ? { ...answer, ...handler.fill(answer as never, result) } : answer;
    return { status: 200, envelope, cookies: refusal?.cookies ?? [] };
  });
}
