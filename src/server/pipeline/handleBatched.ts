// What a batched handler receives and returns: it only reads, and the database executes its work in a batch with that of other calls.
import type { CallId, Calls } from '#contract/calls.generated.ts';
import type { BatchQueue } from '../db/batchQueue.ts';
import type { BaseContext, Handler, Reads } from './handle.ts';
import type { Claim } from './intent.ts';

/** `db` is for reading only: everything is written by the batch. */
export interface BatchedContext<Request, Answer = unknown> extends BaseContext<Request> {
  /** The intent of this call, the same when it is repeated. */
  intentId: string;
  /** The claim of this call's intent with its answer, for the item of the batch. */
  claimWith(answer: Answer & { msg?: string }): Claim;
  /** Ends this transaction, does the item's work in a batch with that of other calls, and commits. The handler does nothing after it. */
  submit<Item, Result>(queue: BatchQueue<Item, Result>, item: Item): Promise<Result>;
}

export interface BatchedHandler<Id extends CallId = CallId, Read = unknown> {
  id: Id;
  run(
    context: BatchedContext<Calls[Id]['request'], Calls[Id]['answer']>,
    read: Promise<Read>,
  ): Promise<Calls[Id]['answer'] & { msg?: string }>;
  reads: Reads<Id, Read> | undefined;
  /** The stored answer, completed by what the batch's query returned for it (the intent's `result`). */
  fill(answer: Calls[Id]['answer'], result: object): Calls[Id]['answer'];
}

/**
 * A batched handler, the default export of src/server/call/<id>.ts, for calls with an intent that must be fast and check no secret. Its
 * cacheable queries may be answered from the cache (StationTransaction). Its last step is `submit()` of an item that carries `claimWith()`:
 * the batch's query confirms what was read, does the work and claims the intent.
 */
export const handleBatched = <Id extends CallId, Read = undefined>(
  id: Id,
  run: BatchedHandler<Id, Read>['run'],
  options: { reads?: Reads<Id, Read>; fill: BatchedHandler<Id, Read>['fill'] },
): BatchedHandler<Id, Read> => ({ id, run, reads: options.reads, fill: options.fill });

export const isBatched = (handler: Handler | BatchedHandler): handler is BatchedHandler => 'fill' in handler;
