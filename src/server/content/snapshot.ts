// A station's content as the database has it: its rows, its files, and the fingerprint that a plan names.
import { createHash } from 'node:crypto';
import type { ContentKind as KindName } from '#content/content.generated.ts';
import { filledFile } from '#content/contentSet.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { ContentKind } from './kind.ts';
import { kindsInOrder } from './kinds.ts';
import { type File, type Json, liveRows, type Rows, readRows, textOf } from './rows.ts';

export interface Snapshot {
  /** By kind; removed rows included. */
  rows: ReadonlyMap<KindName, Rows>;
  /** With every default filled in; null where the station has nothing of a kind. */
  files: ReadonlyMap<KindName, File | null>;
  /** Changes with anything that an export would say. */
  fingerprint: string;
}

export const filled = (kind: KindName, file: File): File =>
  filledFile(kind, file as never) as unknown as File;

/** The file of a kind as rows say it. */
export function fileOf(kind: ContentKind, rows: Rows): File | null {
  const live = Object.fromEntries(
    kind.tables.map((table) => [table.table, liveRows(table, rows[table.table] ?? [])]),
  );
  const file = kind.toFile(live);
  return file && filled(kind.kind, file);
}

/** Reads all kinds, or those that have changed since an earlier snapshot. */
export async function snapshotOf(
  db: Db,
  since?: { earlier: Snapshot; changed: ReadonlySet<KindName> },
): Promise<Snapshot> {
  const rows = new Map(since?.earlier.rows);
  const files = new Map(since?.earlier.files);
  for (const kind of kindsInOrder) {
    if (since && !since.changed.has(kind.kind)) continue;
    const own: Record<string, Rows[string]> = {};
    for (const table of kind.tables) own[table.table] = await readRows(db, table);
    rows.set(kind.kind, own);
    files.set(kind.kind, fileOf(kind, own));
  }
  const all = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const fingerprint = createHash('sha256')
    .update(textOf(all as unknown as Json))
    .digest('hex')
    .slice(0, 16);
  return { rows, files, fingerprint };
}
