// Changes that wait for their moment: they go live by themselves, and with an end are taken back by themselves.
import { sql } from 'kysely';
import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import { type Db, StationTransaction } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { textIn } from '../../serverText.ts';
import type { Wording } from '../differenceText.ts';
import { applyPlan, type ContentWork, type KeptPlan } from './change.ts';
import { type EntryChange, fingerprintOfEntries, reversed } from './entries.ts';
import { linesOf } from './versions.ts';

export type ScheduleState = 'waiting' | 'live' | 'done' | 'ended' | 'failed' | 'cancelled';

export interface Scheduled {
  id: bigint;
  state: ScheduleState;
  beginsAt: Date;
  endsAt: Date | null;
  by: string;
  madeAt: Date;
  approvedBy: string;
  reason: string;
  lines: readonly string[];
  /** Why it was not done, or not taken back. */
  note: string;
  /** The version it became. */
  change: bigint | null;
}

export interface When {
  from: Date;
  until: Date | null;
}

const overlaps = (these: readonly EntryChange[], those: readonly EntryChange[]): boolean =>
  these.some(({ kind, key }) => those.some((one) => one.kind === kind && one.key === key));

/** Refuses moments that are over, or the wrong way round. */
export function checkMoments({ from, until }: When, now: Date): void {
  if (until && until <= (from > now ? from : now))
    throw new Refusal('office-content.endsBefore', { code: 'endsBefore', field: 'until' });
}

/** Keeps a plan until its moment; it was judged by whoever asks. Refuses a second one of the same entry. */
export async function schedulePlan(
  { db, station, now }: ContentWork,
  plan: KeptPlan,
  when: When,
  maker: { by: string; staffId: number; reason: string; approvedBy: string },
): Promise<bigint> {
  checkMoments(when, now);
  const open = await db
    .selectFrom('content_schedule')
    .select(['entries', 'made_by'])
    .where('state', 'in', ['waiting', 'live'])
    .execute();
  const other = open.find(({ entries }) => overlaps(entries as unknown as EntryChange[], plan.changes));
  if (other)
    throw new Refusal('office-content.scheduledBefore', {
      code: 'scheduledBefore',
      values: { by: other.made_by },
    });
  return keep({ db, station, now }, plan, when, { ...maker, state: 'waiting', change: null });
}

/** Keeps that a change which was just made is taken back at a moment. */
export const scheduleEnd = (
  work: ContentWork,
  plan: KeptPlan,
  when: When,
  maker: { by: string; staffId: number; reason: string; approvedBy: string },
  change: bigint,
): Promise<bigint> => keep(work, plan, when, { ...maker, state: 'live', change });

async function keep(
  { db, station, now }: ContentWork,
  plan: KeptPlan,
  { from, until }: When,
  {
    by,
    staffId,
    reason,
    approvedBy,
    state,
    change,
  }: {
    by: string;
    staffId: number;
    reason: string;
    approvedBy: string;
    state: 'waiting' | 'live';
    change: bigint | null;
  },
): Promise<bigint> {
  const { id } = await db
    .insertInto('content_schedule')
    .values({
      station: station.code,
      entries: JSON.stringify(plan.changes),
      difference: JSON.stringify(plan.differences),
      takes_back: plan.takesBack,
      begins_at: from,
      ends_at: until,
      state,
      reason,
      staff_id: staffId,
      made_by: by,
      made_at: now,
      approved_by: approvedBy,
      change_id: change,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A page of what is scheduled, the newest first; `beyond`: the last one of the page before. */
export async function listSchedules(
  db: Db,
  say: Wording,
  { beyond, most }: { beyond?: bigint | undefined; most: number },
): Promise<{ list: Scheduled[]; hasMore: boolean }> {
  const rows = await db
    .selectFrom('content_schedule')
    .selectAll()
    .$if(beyond !== undefined, (query) => query.where('id', '<', beyond!))
    .orderBy('id', 'desc')
    .limit(most + 1)
    .execute();
  const list = rows.slice(0, most).map((row) => ({
    id: row.id,
    state: row.state,
    beginsAt: row.begins_at,
    endsAt: row.ends_at,
    by: row.made_by,
    madeAt: row.made_at,
    approvedBy: row.approved_by,
    reason: row.reason,
    lines: linesOf(row.entries as unknown as EntryChange[], say).map(({ text }) => text),
    note: row.note,
    change: row.change_id,
  }));
  return { list, hasMore: rows.length > most };
}

/** Cancels what waits; of what is live the end is cancelled, and it stays. Refuses what is over. */
export async function cancelSchedule(db: Db, id: bigint): Promise<void> {
  const row = await db
    .selectFrom('content_schedule')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row?.state !== 'waiting' && row?.state !== 'live')
    throw new Refusal('office-content.notWaiting', { code: 'notWaiting' });
  await db
    .updateTable('content_schedule')
    .set({ state: row.state === 'live' ? 'done' : 'cancelled' })
    .where('id', '=', id)
    .execute();
}

interface Due {
  pool: pg.Pool;
  station: StationFacts;
  now: Date;
}

/** What became of a change at its moment. */
export interface DueDone {
  id: bigint;
  state: ScheduleState;
  /** Why it was not done; empty where it was. */
  note: string;
}

/**
 * Does what is due in a station, one change a transaction: what goes live, and what is taken back. What cannot be done says why and stays undone. Done by
 * two at once, each is done once.
 */
export async function doDue(due: Due): Promise<DueDone[]> {
  const done: DueDone[] = [];
  for (;;) {
    const one = await doNext(due);
    if (!one) return done;
    done.push(one);
  }
}

async function doNext({ pool, station, now }: Due): Promise<DueDone | null> {
  const transaction = new StationTransaction(pool, station.code);
  const { db } = transaction;
  try {
    const row = await db
      .selectFrom('content_schedule')
      .selectAll()
      .where((where) =>
        where.or([
          where.and([where('state', '=', 'waiting'), where('begins_at', '<=', now)]),
          where.and([where('state', '=', 'live'), where('ends_at', '<=', now)]),
        ]),
      )
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) {
      await transaction.rollback();
      return null;
    }
    // The trail has it under the name of whoever made it.
    await sql`SELECT set_config('app.staff', ${String(row.staff_id)}, true)`.execute(db);
    await transaction.savepoint();
    const isBeginning = row.state === 'waiting';
    const entries = row.entries as unknown as EntryChange[];
    const changes = isBeginning ? entries : reversed(entries);
    const plan: KeptPlan = {
      fingerprint: fingerprintOfEntries(changes),
      changes,
      differences: row.difference as never,
      takesBack: isBeginning ? row.takes_back : row.change_id,
      plannedAt: row.made_at,
    };
    let next: { state: ScheduleState; note?: string; change_id?: bigint | null };
    try {
      if (isBeginning && row.ends_at && row.ends_at <= now) throw new Refusal('office-content.missed');
      const change = await applyPlan({ db, station, now }, plan, {
        by: row.made_by,
        staffId: row.staff_id,
        reason: row.reason,
        source: 'schedule',
      });
      next = isBeginning ? { state: row.ends_at ? 'live' : 'done', change_id: change } : { state: 'ended' };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await transaction.rollbackToSavepoint();
      // Whoever made it reads it in the room; both languages, as nobody knows who looks.
      const note = (['zh-CN', 'en'] as const).map((locale) =>
        textIn(locale)(error.text as never, error.options.values),
      );
      next = { state: 'failed', note: note.join(' · ') };
    }
    await db.updateTable('content_schedule').set(next).where('id', '=', row.id).execute();
    await transaction.commit();
    return { id: row.id, state: next.state, note: next.note ?? '' };
  } catch (error) {
    await transaction.rollback().catch(() => {});
    throw error;
  }
}
