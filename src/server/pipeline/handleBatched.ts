// Owns what the handler of a batched call receives and returns: one that is as quick as can be, and has the database do its work in batches.
import type { CallId, Calls } from '#contract/calls.generated.ts';
import type { BatchQueue } from '../db/batchQueue.ts';
import type { BaseContext, Handler, Reads } from './handle.ts';
import type { Claim } from './intent.ts';

/** `db` only reads here: all writing is done by the batch. */
export interface BatchedContext<Request, Answer = unknown> extends BaseContext<Request> {
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
  /** The kept answer completed by what the statement returned for it, the intent's `result`. */
  fill(answer: Calls[Id]['answer'], result: object): Calls[Id]['answer'];
}

/**
 * A batched handler, the default export of src/server/call/<id>.ts, for calls with an intent that must be quick and prove nothing secret.
 * What it reads by cacheable queries is taken as it was last time (StationTransaction); its last step is `submit()` of an item that carries
 * `claimWith()`, and the statement of the batch confirms what was read, does the work and claims the intent.
 */
export const handleBatched = <Id extends CallId, Read = undefined>(
  id: Id,
  run: BatchedHandler<Id, Read>['run'],
  options: { reads?: Reads<Id, Read>; fill: BatchedHandler<Id, Read>['fill'] },
): BatchedHandler<Id, Read> => ({ id, run, reads: options.reads, fill: options.fill });

export const isBatched = (handler: Handler | BatchedHandler): handler is BatchedHandler => 'fill' in handler;
