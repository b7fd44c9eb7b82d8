// What people are writing: a draft of each of an entry, kept over reloads, beside what became of the entry meanwhile.
import type { ContentKind as KindName } from '#content/content.generated.ts';
import type { Db, StationWork } from '../../db/stationTransaction.ts';
import type { Item } from '../kind.ts';
import { isSame, type Json } from '../rows.ts';
import { markOf } from './entries.ts';

/** Somebody who writes. */
export interface Writer {
  staffId: number;
  name: string;
}

interface Place {
  kind: KindName;
  key: string;
}

export interface Draft {
  /** Null where the entry is to go. */
  value: Item | null;
  at: Date;
  /** The entry is no longer as it was when the draft began. */
  isStale: boolean;
  /** Of a stale one: the entry as it is, with what the draft changed. */
  merged: Item | null;
  /** The fields that both changed, each in another way: the draft's value is in `merged`. */
  conflicts: readonly string[];
}

/** How long somebody counts as writing. */
const writingMs = 12 * 3_600_000;

/** What two people made of one entry, field by field: what only one of them changed is taken, what both did is the draft's and named. */
export function merge(base: Item, theirs: Item, mine: Item): { merged: Item; conflicts: string[] } {
  const conflicts: string[] = [];
  const merged: Record<string, Json> = {};
  for (const field of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const [was, their, own] = [base[field], theirs[field], mine[field]];
    const isMine = !isSame(was, own);
    if (isMine && !isSame(was, their) && !isSame(their, own)) conflicts.push(field);
    const value = isMine ? own : their;
    if (value !== undefined) merged[field] = value;
  }
  return { merged, conflicts };
}

/** One's own draft of an entry beside the entry as it is; undefined where there is none. */
export async function draftOf(
  db: Db,
  { staffId }: Writer,
  { kind, key }: Place,
  current: Item | null,
): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('content_draft')
    .select(['value', 'base', 'at'])
    .where('staff_id', '=', staffId)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  const [value, base] = [row.value as Item | null, row.base as Item | null];
  const isStale = markOf(base) !== markOf(current);
  const both = isStale && value && current ? merge(base ?? {}, current, value) : null;
  return { value, at: row.at, isStale, merged: both?.merged ?? null, conflicts: both?.conflicts ?? [] };
}

/** Keeps a draft; `mark` is that of the entry it was made from: where that is the entry as it is, the draft stands on it from now on. */
export async function saveDraft(
  { db, station, now }: StationWork,
  { staffId, name }: Writer,
  { kind, key }: Place,
  value: Item | null,
  { mark, current }: { mark: string; current: Item | null },
): Promise<void> {
  const standsOnCurrent = mark === markOf(current);
  const written = value === null ? null : JSON.stringify(value);
  const base = standsOnCurrent && current ? JSON.stringify(current) : null;
  await db
    .insertInto('content_draft')
    .values({ station, staff_id: staffId, staff_name: name, kind, key, value: written, base, at: now })
    .onConflict((same) =>
      same
        .columns(['station', 'staff_id', 'kind', 'key'])
        .doUpdateSet({ value: written, at: now, ...(standsOnCurrent && { base }) }),
    )
    .execute();
}

export async function dropDrafts(db: Db, staffId: number, places: readonly Place[]): Promise<void> {
  for (const { kind, key } of places)
    await db
      .deleteFrom('content_draft')
      .where('staff_id', '=', staffId)
      .where('kind', '=', kind)
      .where('key', '=', key)
      .execute();
}

export interface Writing extends Place {
  by: string;
  isOwn: boolean;
  at: Date;
}

/** Who writes what of a kind, or of all. */
export async function writingOf(db: Db, { staffId }: Writer, now: Date, kind?: KindName): Promise<Writing[]> {
  const rows = await db
    .selectFrom('content_draft')
    .select(['kind', 'key', 'staff_name', 'staff_id', 'at'])
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .where((where) =>
      where.or([where('staff_id', '=', staffId), where('at', '>', new Date(now.getTime() - writingMs))]),
    )
    .orderBy('at', 'desc')
    .execute();
  return rows.map((row) => ({
    kind: row.kind as KindName,
    key: row.key,
    by: row.staff_name,
    isOwn: row.staff_id === staffId,
    at: row.at,
  }));
}
