// The versions of a station's content: every change that was made, and what takes one back.
import { sql } from 'kysely';
import { contentKinds, type ContentKind as KindName } from '#content/content.generated.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { type Difference, differencesOf, type Wording } from '../differenceText.ts';
import type { ChangeSource } from '../history.ts';
import { snapshotOf } from '../snapshot.ts';
import { whatCameBetween } from './between.ts';
import type { Wish } from './change.ts';
import { type EntryChange, entriesOf, isList, markOf, patched, placeText } from './entries.ts';

export interface Version {
  id: bigint;
  at: Date;
  by: string;
  source: ChangeSource;
  reason: string;
  /** A line each, in the language of whoever reads where the version knows its entries. */
  lines: readonly string[];
  /** How many more lines there are. */
  more: number;
  /** The version that it takes back. */
  takesBack: bigint | null;
  /** The version that took it back. */
  takenBackBy: bigint | null;
  /** What it made out of what is known. */
  canBeTakenBack: boolean;
}

const linesMost = 12;

/** The differences of changed entries in words. */
export function linesOf(changes: readonly EntryChange[], say: Wording): Difference[] {
  return [...Map.groupBy(changes, ({ kind }) => kind)].flatMap(([kind, own]) => {
    const before = patched(
      kind,
      null,
      own.flatMap((one) => (one.before ? [{ ...one, after: one.before }] : [])),
    );
    const after = patched(
      kind,
      null,
      own.flatMap((one) => (one.after ? [one] : [])),
    );
    return differencesOf(kind, before, after, say);
  });
}

interface VersionFilter {
  kinds: readonly KindName[];
  /** Of the one kind. */
  key?: string | undefined;
  /** The last one of the page before. */
  beyond?: bigint | undefined;
  most: number;
}

/** A page of versions of these kinds, the newest first; of an entry where one is named. */
export async function listVersions(
  db: Db,
  say: Wording,
  { kinds, key, beyond, most }: VersionFilter,
): Promise<{ versions: Version[]; hasMore: boolean }> {
  const places = kinds.map((kind) => placeText(kind, key));
  // Changes from before versions do not say what they touched.
  const seesAll = key === undefined && kinds.length === contentKinds.length;
  const rows = await db
    .selectFrom('content_change as c')
    .selectAll('c')
    .select((row) =>
      row
        .selectFrom('content_change as r')
        .select('r.id')
        .whereRef('r.takes_back', '=', 'c.id')
        .orderBy('r.id', 'desc')
        .limit(1)
        .as('taken_back_by'),
    )
    .$if(!seesAll, (query) => query.where(sql<boolean>`c.touched && ${places}::text[]`))
    .$if(beyond !== undefined, (query) => query.where('c.id', '<', beyond!))
    .orderBy('c.id', 'desc')
    .limit(most + 1)
    .execute();
  const versions = rows.slice(0, most).map((row): Version => {
    const entries = row.entries as unknown as EntryChange[] | null;
    const lines = (entries?.length ? linesOf(entries, say) : (row.difference as Difference[])).map(
      ({ text }) => text,
    );
    return {
      id: row.id,
      at: row.at,
      by: row.changed_by,
      source: row.source as ChangeSource,
      reason: row.reason,
      lines: lines.slice(0, linesMost),
      more: Math.max(0, lines.length - linesMost),
      takesBack: row.takes_back,
      takenBackBy: row.taken_back_by,
      canBeTakenBack: (entries?.length ?? 0) > 0 && row.taken_back_by === null && entries!.every(canGoBack),
    };
  });
  return { versions, hasMore: rows.length > most };
}

/** Settings that were not there before cannot be taken away again: a station that has them goes on with them. */
const canGoBack = ({ kind, before }: EntryChange): boolean => before !== null || isList(kind);

/** What takes a version back, as wishes. Refuses where somebody has changed one of its entries since. */
export async function wishesToTakeBack(db: Db, id: bigint): Promise<Wish[]> {
  const row = await db.selectFrom('content_change').selectAll().where('id', '=', id).executeTakeFirst();
  const entries = (row?.entries ?? []) as unknown as EntryChange[];
  if (!row || entries.length === 0 || !entries.every(canGoBack))
    throw new Refusal('office-content.noVersion', { code: 'noVersion' });
  const { files } = await snapshotOf(db);
  const changed = entries.filter(
    ({ kind, key, after }) => markOf(entriesOf(kind, files.get(kind)).get(key)) !== markOf(after),
  );
  // What the version itself changed is no change since: an instant later than it.
  if (changed.length > 0)
    throw await whatCameBetween(db, { changes: changed, plannedAt: new Date(row.at.getTime() + 1) });
  return entries.map(({ kind, key, before }) => ({ kind, key, value: before }));
}
