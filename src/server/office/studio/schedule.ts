// Saves of station files that wait for their moment: kept with what they were planned on, saved then where that is still so, and said where it is not.
import { sql } from 'kysely';
import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import { lockKey } from '../../account/rateLimit.ts';
import { type Db, StationTransaction, type StationWork } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { textIn } from '../../serverText.ts';
import type { StationsInService } from '../../stations.ts';
import { recorded } from '../../support/record.ts';
import { textOfPlan } from './drafts.ts';
import { writePlanned } from './save.ts';

const pageSize = 30;

export interface SaveAtMoment {
  plan: string;
  dueAt: Date;
  name: string;
  reason: string;
  staffId: number;
  by: string;
  /** Empty where nobody had to agree. */
  approvedBy: string;
}

/** Keeps a save until its moment. Refuses a second one of the station before or at the same moment as one that waits: it would be planned on another file. */
export async function scheduleSave(
  { db, station, now }: StationWork,
  { plan, dueAt, name, reason, staffId, by, approvedBy }: SaveAtMoment,
): Promise<bigint> {
  await lockKey(db, station, 'station file');
  const waiting = await db
    .selectFrom('studio_schedule')
    .select('made_by')
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (waiting)
    throw new Refusal('office-studio.waitsAlready', {
      code: 'waitsAlready',
      values: { by: waiting.made_by },
    });
  const text = await textOfPlan(db, plan);
  const { id } = await db
    .insertInto('studio_schedule')
    .values({
      station,
      plan,
      text,
      due_at: dueAt,
      name,
      reason,
      staff_id: staffId,
      made_by: by,
      made_at: now,
      approved_by: approvedBy,
      state: 'waiting',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return BigInt(id);
}

/** What waits, and what became of the others; the newest first, `pageSize` at most. */
export async function listScheduledSaves(db: Db) {
  const rows = await db
    .selectFrom('studio_schedule')
    .select(['id', 'state', 'due_at', 'name', 'reason', 'made_by', 'made_at', 'approved_by', 'note'])
    .orderBy('id', 'desc')
    .limit(pageSize)
    .execute();
  return rows.map(({ id, state, due_at, name, reason, made_by, made_at, approved_by, note }) => ({
    id: String(id),
    state: state as 'waiting' | 'done' | 'failed' | 'cancelled',
    dueAt: due_at,
    name,
    reason,
    by: made_by,
    madeAt: made_at,
    approvedBy: approved_by,
    note,
  }));
}

/** Refuses what does not wait. */
export async function cancelScheduledSave(db: Db, id: bigint): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('studio_schedule')
    .set({ state: 'cancelled' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('office-studio.notWaiting', { code: 'notWaiting' });
}

interface Due {
  pool: pg.Pool;
  station: StationFacts;
  stations: StationsInService;
  now: Date;
}

/** What became of a save at its moment; `note` says why it was not done. */
export interface SaveDone {
  id: bigint;
  state: 'done' | 'failed';
  note: string;
}

/** Saves what is due at a station. Done by two at once, it is done once. */
export async function saveDue({ pool, station, stations, now }: Due): Promise<SaveDone | null> {
  const transaction = new StationTransaction(pool, station.code, { role: 'office_content' });
  const { db } = transaction;
  try {
    const row = await db
      .selectFrom('studio_schedule')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now)
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) {
      await transaction.rollback();
      return null;
    }
    const { text, plan, name, reason } = row;
    // The trail has it under the name of whoever made it.
    await sql`SELECT set_config('app.staff', ${String(row.staff_id)}, true)`.execute(db);
    await transaction.savepoint();
    const next: Pick<SaveDone, 'state' | 'note'> = { state: 'done', note: '' };
    try {
      const words = ['studio/save', JSON.stringify({ plan, schedule: String(row.id) })];
      await recorded({ db, station: station.code, now }, { by: row.made_by, words }, async (note) => {
        note.because(reason);
        await writePlanned(
          { db, station, stations, now, locale: 'zh-CN', note },
          { plan, text, name, reason, by: row.made_by, staffId: row.staff_id },
        );
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await transaction.rollbackToSavepoint();
      next.state = 'failed';
      // Whoever made it reads it; both languages, as nobody knows who looks.
      next.note = (['zh-CN', 'en'] as const)
        .map((locale) => textIn(locale)(error.text as never, error.options.values))
        .join(' · ');
    }
    await db.updateTable('studio_schedule').set(next).where('id', '=', row.id).execute();
    await transaction.commit();
    return { id: BigInt(row.id), ...next };
  } catch (error) {
    await transaction.rollback().catch(() => {});
    throw error;
  }
}
