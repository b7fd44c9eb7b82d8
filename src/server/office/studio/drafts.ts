// What people are writing of a station's file, and the texts they have looked at as plans.
import type { Db, StationWork } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import type { StaffSession } from '../staff/session.ts';

/** How long somebody counts as writing. */
const writingMs = 12 * 3_600_000;
/** Longer than a request waits for its second person. */
const planMs = 31 * 86_400_000;

type Writer = Pick<StaffSession, 'staffId' | 'name'>;

export async function draftOf(db: Db, { staffId }: Writer) {
  return await db
    .selectFrom('studio_draft')
    .select(['text', 'base', 'at'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
}

export async function keepDraft(
  { db, station, now }: StationWork,
  { staffId, name }: Writer,
  { text, base }: { text: string; base: string },
): Promise<void> {
  await db
    .insertInto('studio_draft')
    .values({ station, staff_id: staffId, staff_name: name, text, base, at: now })
    .onConflict((same) => same.columns(['station', 'staff_id']).doUpdateSet({ text, base, at: now }))
    .execute();
}

export async function dropDraft(db: Db, { staffId }: Writer): Promise<void> {
  await db.deleteFrom('studio_draft').where('staff_id', '=', staffId).execute();
}

/** The names of others who write, whoever typed last first. */
export async function othersWriting(db: Db, { staffId }: Writer, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('studio_draft')
    .select('staff_name')
    .where('staff_id', '<>', staffId)
    .where('at', '>', new Date(now.getTime() - writingMs))
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ staff_name }) => staff_name);
}

/** Keeps the text of a plan until it is saved, or long over. */
export async function keepPlan({ db, station, now }: StationWork, plan: string, text: string): Promise<void> {
  await db
    .deleteFrom('studio_plan')
    .where('at', '<', new Date(now.getTime() - planMs))
    .execute();
  await db
    .insertInto('studio_plan')
    .values({ station, plan, text, at: now })
    .onConflict((same) => same.columns(['station', 'plan']).doUpdateSet({ at: now }))
    .execute();
}

/** The text of a plan; refuses one that is not there. */
export async function textOfPlan(db: Db, plan: string): Promise<string> {
  const row = await db.selectFrom('studio_plan').select('text').where('plan', '=', plan).executeTakeFirst();
  if (!row) throw new Refusal('office-studio.noPlan', { code: 'noPlan' });
  return row.text;
}
