// The history of a station's content: who changed what and when; a trigger refuses to rewrite it.
import { sql } from 'kysely';
import type { ContentKind } from '#content/content.generated.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { Difference } from './differenceText.ts';
import { type EntryChange, touchedBy } from './entries/entries.ts';

/** By which way a change came: a command, somebody at the office, or its moment. */
export type ChangeSource = 'command' | 'office' | 'schedule';

export interface Change {
  station: string;
  at: Date;
  by: string;
  /** Fingerprints. */
  before: string;
  after: string;
  differences: readonly Difference[];
}

/** A change as it is written down: a version, which knows what it made out of what. */
export interface NewChange extends Change {
  entries: readonly EntryChange[];
  reason: string;
  source: ChangeSource;
  /** The number of the change that it takes back. */
  takesBack: bigint | null;
}

/** Writes a change down; returns its number. */
export async function recordChange(
  db: Db,
  { station, at, by, before, after, differences, entries, reason, source, takesBack }: NewChange,
): Promise<bigint> {
  const { id } = await db
    .insertInto('content_change')
    .values({
      station,
      at,
      changed_by: by,
      before,
      after,
      difference: JSON.stringify(differences),
      entries: JSON.stringify(entries),
      reason,
      source,
      takes_back: takesBack,
      touched: touchedBy(
        differences.map(({ kind }) => kind),
        entries,
      ),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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
