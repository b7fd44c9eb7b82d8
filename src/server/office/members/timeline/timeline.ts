// The one line of time of a member: every source merged by its moments, a page by the place that each source has reached.
import { actions, letters, logIns } from './contact.ts';
import { levels } from './levels.ts';
import { deposits, movements, transfers, withdrawals } from './payments.ts';
import { bets, rounds } from './play.ts';
import type { Placed, TimelineContext, TimelineEntry, TimelineKind, TimelineSource } from './source.ts';

const sources: readonly TimelineSource[] = [
  deposits,
  withdrawals,
  bets,
  rounds,
  transfers,
  movements,
  levels,
  logIns,
  letters,
  actions,
];

export interface Timeline {
  entries: TimelineEntry[];
  /** Where the next page begins; '' where this is the last. */
  next: string;
}

/** The place that each source has reached. */
type Cursor = Partial<Record<string, string>>;

const nameOf = ({ kind, place = kind }: TimelineSource): string => place;

/** The cursor as text; one that was not written here begins at the newest again. */
function readCursor(text: string): Cursor {
  try {
    const read = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown;
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return {};
    return Object.fromEntries(
      Object.entries(read).filter(([, place]) => typeof place === 'string'),
    ) as Cursor;
  } catch {
    return {};
  }
}

const writeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/**
 * A page of the line, the newest first: of all kinds or of some. Each source is read by its own index from the place it has reached and no further than a
 * page, so that the thousandth page costs what the first does; what two sources have at the same moment follows in their order.
 */
export async function timelineOf(
  context: TimelineContext,
  {
    kinds,
    before = '',
    pageSize,
  }: { kinds?: readonly TimelineKind[] | undefined; before?: string | undefined; pageSize: number },
): Promise<Timeline> {
  const cursor = readCursor(before);
  const wanted = sources.filter(({ kind }) => !kinds || kinds.length === 0 || kinds.includes(kind));
  const queues: { source: TimelineSource; rows: Placed<unknown>[]; taken: number }[] = [];
  for (const source of wanted)
    queues.push({ source, rows: await source.read(context, cursor[nameOf(source)], pageSize + 1), taken: 0 });
  const order: { source: TimelineSource; at: number }[] = [];
  const newest = () =>
    queues.reduce<(typeof queues)[number] | undefined>((best, queue) => {
      const head = queue.rows[queue.taken];
      if (!head) return best;
      return best && best.rows[best.taken]!.at >= head.at ? best : queue;
    }, undefined);
  while (order.length < pageSize) {
    const queue = newest();
    if (!queue) break;
    order.push({ source: queue.source, at: queue.taken });
    queue.taken += 1;
  }
  const lines = new Map<TimelineSource, TimelineEntry[]>();
  for (const { source, rows, taken } of queues) {
    const shown = rows.slice(0, taken);
    lines.set(
      source,
      shown.length === 0
        ? []
        : await source.present(
            context,
            shown.map(({ row }) => row),
          ),
    );
    const last = shown.at(-1);
    if (last) cursor[nameOf(source)] = last.place;
  }
  return {
    // A source is kept in an order of its own, which follows its moments but for a few.
    entries: order
      .map(({ source, at }) => lines.get(source)![at]!)
      .toSorted((a, b) => b.at.getTime() - a.at.getTime()),
    next: newest() ? writeCursor(cursor) : '',
  };
}
