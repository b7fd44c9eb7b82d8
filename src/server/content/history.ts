// Owns the history of a station's content: who changed what and when; a trigger refuses to rewrite it.
import { sql } from 'kysely';
import type { ContentKind } from '#content/content.generated.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { Difference } from './words.ts';

export interface Change {
  station: string;
  at: Date;
  by: string;
  /** Fingerprints. */
  before: string;
  after: string;
  differences: readonly Difference[];
}

export async function recordChange(
  db: Db,
  { station, at, by, before, after, differences }: Change,
): Promise<void> {
  await db
    .insertInto('content_change')
    .values({ station, at, changed_by: by, before, after, difference: JSON.stringify(differences) })
    .execute();
}

/** Which changes are asked for: from a moment on, before one, of a kind. */
export interface HistoryFilter {
  from?: Date | undefined;
  before?: Date | undefined;
  kind?: ContentKind | undefined;
}

/** The newest first. */
export async function readHistory(
  db: Db,
  most: number,
  { from, before, kind }: HistoryFilter = {},
): Promise<Change[]> {
  const rows = await db
    .selectFrom('content_change')
    .selectAll()
    .$if(from !== undefined, (query) => query.where('at', '>=', from!))
    .$if(before !== undefined, (query) => query.where('at', '<', before!))
    .$if(kind !== undefined, (query) =>
      query.where(sql<boolean>`difference @> ${JSON.stringify([{ kind }])}::jsonb`),
    )
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ station, at, changed_by, before, after, difference }) => ({
    station,
    at,
    by: changed_by,
    before,
    after,
    differences: difference as Difference[],
  }));
}

export const lastChange = async (db: Db): Promise<Change | undefined> => (await readHistory(db, 1))[0];
