// How fast a queue is: what was decided when, with how long it had waited and how long somebody had it, and the median and p95 of a day.
import { sql } from 'kysely';
import { endOfDay, startOfDay } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import { heldForDecision } from './lease.ts';
import type { Clerk, QueueItem, QueueWork } from './queue.ts';

/** A thing that has been decided. */
export interface Decided extends QueueItem {
  /** What was decided, in a word: `paid`, `refused`. */
  verdict: string;
  /** Since when it waited. */
  since: Date;
  /** 0.0001 yuan, where it is about money. */
  amount?: bigint;
  /** What the clerk wrote beside it. */
  note?: string;
}

/**
 * Notes a decision in its transaction and ends the claim. Refuses with heldByOther where a colleague has the thing. The decision itself, and that it is
 * made once, is the caller's.
 */
export async function noteDecision(
  work: QueueWork,
  clerk: Clerk,
  { queue, item, verdict, since, amount, note }: Decided,
): Promise<void> {
  const { db, station, now } = work;
  const lease = await heldForDecision(work, clerk, { queue, item });
  await db
    .insertInto('waiting_decision')
    .values({
      station,
      queue,
      item,
      staff_id: clerk.staffId,
      staff_name: clerk.name,
      verdict,
      // Two clocks may differ by a moment: nothing waits for less than no time.
      since: since > now ? now : since,
      claimed_at: lease?.since ?? null,
      at: now,
      amount: amount ?? null,
      note: note ?? '',
    })
    .execute();
  await db.deleteFrom('waiting_lease').where('queue', '=', queue).where('item', '=', item).execute();
}

/** A day of a queue; seconds, null where nothing was decided or nobody had claimed anything. */
export interface LevelOfDay {
  /** yyyy-mm-dd, in Beijing. */
  day: string;
  decided: number;
  waitMedian: number | null;
  waitP95: number | null;
  reviewMedian: number | null;
  reviewP95: number | null;
}

const share = (part: number, what: string) =>
  sql.raw(`percentile_disc(${part}) WITHIN GROUP (ORDER BY ${what})::int`);
const waited = 'extract(epoch FROM at - since)';
const reviewed = 'extract(epoch FROM at - claimed_at)';

/** The service level of a queue by day, today and the days before it, the newest first; of one clerk where one is named. Days without a decision are left out. */
export async function serviceLevel(
  { db, now }: Pick<QueueWork, 'db' | 'now'>,
  queue: string,
  days: number,
  staffId?: number,
): Promise<LevelOfDay[]> {
  const today = dayOf(now);
  const { rows } = await sql<LevelOfDay>`
    SELECT to_char(at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS day, count(*)::int AS decided,
      ${share(0.5, waited)} AS "waitMedian", ${share(0.95, waited)} AS "waitP95",
      ${share(0.5, reviewed)} AS "reviewMedian", ${share(0.95, reviewed)} AS "reviewP95"
    FROM waiting_decision
    WHERE queue = ${queue} AND at >= ${startOfDay(addDays(today, 1 - days))} AND at < ${endOfDay(today)}
      AND (${staffId ?? null}::int IS NULL OR staff_id = ${staffId ?? null})
    GROUP BY 1 ORDER BY 1 DESC`.execute(db);
  return rows;
}
