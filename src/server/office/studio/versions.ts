// The versions of a station's file: every text that was saved at the office, and what it found there from elsewhere.
import type { Db, StationWork } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';

const pageSize = 30;

export interface VersionMade {
  text: string;
  by: string;
  /** Null where nobody of the office made it. */
  staffId: number | null;
  reason: string;
  name: string;
}

export async function addVersion({ db, station, now }: StationWork, { by, staffId, ...made }: VersionMade) {
  const { id } = await db
    .insertInto('studio_version')
    .values({ station, at: now, staff_id: staffId, made_by: by, ...made })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const lastVersion = (db: Db) =>
  db.selectFrom('studio_version').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();

/** Keeps a text that is saved, and before it the text it replaces where no version has that: somebody changed the file on the machine. */
export async function keepVersion(
  work: StationWork,
  file: { name: string; text: string },
  made: VersionMade,
): Promise<bigint> {
  const last = await lastVersion(work.db);
  if (last?.text !== file.text)
    await addVersion(work, { text: file.text, by: file.name, staffId: null, reason: '', name: '' });
  return BigInt(await addVersion(work, made));
}

/** A page of versions, the newest first, from the one before `beyond` on. */
export async function listVersions(db: Db, beyond: bigint | undefined) {
  const rows = await db
    .selectFrom('studio_version')
    .select(['id', 'at', 'staff_id', 'made_by', 'reason', 'name'])
    .$if(beyond !== undefined, (query) => query.where('id', '<', beyond!))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return {
    list: rows.slice(0, pageSize).map(({ id, at, staff_id, made_by, reason, name }) => ({
      id: String(id),
      at,
      by: made_by,
      source: staff_id === null ? ('file' as const) : ('office' as const),
      reason,
      name,
    })),
    hasMore: rows.length > pageSize,
  };
}

/** The text of a version; refuses one that is not there. */
export async function textOfVersion(db: Db, id: bigint): Promise<string> {
  const row = await db.selectFrom('studio_version').select('text').where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('office-studio.noVersion', { code: 'noVersion' });
  return row.text;
}
