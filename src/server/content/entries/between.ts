// What is said of entries that somebody else changed since: who, when, and which.
import { sql } from 'kysely';
import { contentKinds, type ContentKind as KindName } from '#content/content.generated.ts';
import { formatMoment } from '#values/beijingTime.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { type EntryChange, placeText } from './entries.ts';

/** A change of an entry. */
export interface Between {
  /** Number of the version. */
  change: bigint;
  at: Date;
  by: string;
  kind: KindName;
  key: string;
}

interface Place {
  kind: KindName;
  key: string;
}

interface Last {
  place: string;
  id: bigint;
  at: Date;
  by: string;
}

/** The last change of each of what `placeText` names, from a moment on where one is given. */
async function lastOf(
  db: Db,
  places: readonly string[],
  from: Date | null = null,
): Promise<Map<string, Last>> {
  const { rows } = await sql<Last>`SELECT DISTINCT ON (p.place) p.place, c.id, c.at, c.changed_by AS by
    FROM unnest(${places}::text[]) AS p(place) JOIN content_change c ON c.touched @> ARRAY[p.place]
    WHERE ${from}::timestamptz IS NULL OR c.at >= ${from}::timestamptz
    ORDER BY p.place, c.id DESC`.execute(db);
  return new Map(rows.map((row) => [row.place, row]));
}

/** The last change of each of these entries from a moment on; those that nobody changed are not there. */
export async function lastChangesOf(db: Db, places: readonly Place[], from?: Date): Promise<Between[]> {
  if (places.length === 0) return [];
  const last = await lastOf(
    db,
    places.map(({ kind, key }) => placeText(kind, key)),
    from,
  );
  return places.flatMap(({ kind, key }): Between[] => {
    const found = last.get(placeText(kind, key));
    return found ? [{ kind, key, change: found.id, at: found.at, by: found.by }] : [];
  });
}

/** The last change of each kind. */
export const lastChangeOfKinds = (db: Db): Promise<ReadonlyMap<string, { at: Date; by: string }>> =>
  lastOf(db, contentKinds);

const named = ({ kind, key }: Place): string => (key === '' ? kind : `${kind} ${key}`);

/** The refusal of a plan whose entries are no longer as it found them. */
export async function whatCameBetween(
  db: Db,
  { changes, plannedAt }: { changes: readonly EntryChange[]; plannedAt: Date },
): Promise<Refusal> {
  const since = await lastChangesOf(
    db,
    changes.map(({ kind, key }) => ({ kind, key })),
    plannedAt,
  );
  const what =
    since.length > 0
      ? since.map((one) => `${one.by} ${formatMoment(one.at)} ${named(one)}`).join('; ')
      : changes.map(named).join('; ');
  return new Refusal('office-content.cameBetween', { code: 'cameBetween', values: { what } });
}
