// What the parts of a queue have in common: who works at it, which thing of it is meant, and in which transaction.
import type { StationWork } from '../../../db/stationTransaction.ts';
import type { StaffSession } from '../../pipeline/handle.ts';

/** Somebody of the office who works at a queue. */
export type Clerk = Pick<StaffSession, 'staffId' | 'name'>;

/** The transaction of a station, and the moment at which something is done. */
export type QueueWork = Pick<StationWork, 'db' | 'station' | 'now'>;

/** A thing that waits: the name of its queue, such as `withdrawals`, and its number within it. */
export interface QueueItem {
  queue: string;
  item: string;
}
