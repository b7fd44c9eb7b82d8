// What of all queues is shown: those in which something waits, the oldest first.
import type { WaitingQueue } from '#contract/entities.generated.ts';
import type { NowAnswer } from '#contract/office/today.generated.ts';

export interface WaitingRow {
  key: string;
  station: string;
  stationName: string;
  queue: WaitingQueue | 'approvals';
  count: number;
  oldestAt: string;
}

type Approvals = NowAnswer['approvals'];
type Stations = readonly Pick<NowAnswer['stations'][number], 'code' | 'name' | 'queues'>[];

/** A queue is counted up to here; more is shown as "999+". */
const countedMost = 1_000;

/** `ofNone` names what belongs to no station. */
export const waitingRows = (stations: Stations, approvals: Approvals, ofNone: string): WaitingRow[] =>
  [
    ...approvals.map(({ station = '', name = ofNone, count, oldestAt }) => ({
      key: `${station} approvals`,
      station,
      stationName: name,
      queue: 'approvals' as const,
      count,
      oldestAt,
    })),
    ...stations.flatMap(({ code, name, queues }) =>
      queues.flatMap(({ queue, count, oldestAt }) =>
        oldestAt === undefined
          ? []
          : [{ key: `${code} ${queue}`, station: code, stationName: name, queue, count, oldestAt }],
      ),
    ),
  ].toSorted((a, b) => a.oldestAt.localeCompare(b.oldestAt));

/** A count as it is shown: 12, or 999+. */
export const countText = (count: number): string =>
  count >= countedMost ? `${countedMost - 1}+` : String(count);

/** Whether more waits in some queue than before. */
export function hasMore(before: readonly WaitingRow[], now: readonly WaitingRow[]): boolean {
  const counts = new Map(before.map(({ key, count }) => [key, count]));
  return now.some(({ key, count }) => count > (counts.get(key) ?? 0));
}

/** Where a queue is worked at. */
export const pathOf = (queue: WaitingRow['queue']): string =>
  queue === 'approvals' || queue === 'conversations'
    ? `/${queue}`
    : queue === 'withdrawals' || queue === 'deposits'
      ? `/waiting/${queue}`
      : `/queues/${queue}`;
