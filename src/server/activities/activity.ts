// The activities of a station: which one of a kind runs, and what is limited of it.
import { type Selectable, sql } from 'kysely';
import { readTerms, type TermsOf } from '#content/activityTerms.ts';
import type { ActivityKind } from '#contract/entities.generated.ts';
import { InputFault } from '#rules/input.ts';
import { shownAfterMs } from '#station/derive/neededActivities.ts';
import { dayOf } from '#values/days.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { ActivityTable } from '../db/tables.ts';

export type ActivityRow = Selectable<ActivityTable>;

export interface Activity<K extends ActivityKind = ActivityKind> {
  readonly id: number;
  readonly kind: K;
  readonly row: ActivityRow;
  /** First and last day in Beijing. */
  readonly start: string;
  readonly end: string;
  /** Levels that may take part; none for all. */
  readonly levels: readonly number[];
  /** Roles that may; none for members and agents. */
  readonly roles: readonly string[];
  readonly autoPayLimit: bigint;
  readonly terms: TermsOf<K>;
}

/** Whether an activity is ahead, open or over: by its moments, as every list of offers has it. */
export function phaseOf({ row: { starts_at, ends_at } }: Activity, at: Date): 'waiting' | 'open' | 'over' {
  if (at < starts_at) return 'waiting';
  return at > ends_at ? 'over' : 'open';
}

/** Whether somebody can take part in an activity: an offer without terms is only read. */
export const isPlayed = (row: Pick<ActivityRow, 'terms'>): boolean => Object.keys(row.terms).length > 0;

export function activityOf<K extends ActivityKind>(row: ActivityRow, kind: K): Activity<K> {
  return {
    id: row.id,
    kind,
    row,
    start: dayOf(row.starts_at),
    end: dayOf(row.ends_at),
    levels: row.levels,
    roles: row.roles,
    autoPayLimit: row.auto_pay_limit,
    terms: readTerms(kind, row.terms),
  };
}

/** Of several of one kind: the one that runs, otherwise the next one, otherwise the one that ended last. */
const byTurn = (now: Date) => sql`starts_at > ${now}::timestamptz, ends_at < ${now}::timestamptz,
  CASE WHEN starts_at > ${now}::timestamptz THEN starts_at END, ends_at DESC, id`;

/** The activity of a kind: the one that runs, otherwise the next one, otherwise the one that ended last; undefined where the station has none. */
export async function activityOfKind<K extends ActivityKind>(
  db: Db,
  kind: K,
  now: Date,
): Promise<Activity<K> | undefined> {
  const row = await db
    .selectFrom('activity')
    .selectAll()
    .where('kind', '=', kind)
    .where(sql<boolean>`terms <> '{}'`)
    .orderBy(byTurn(now))
    .limit(1)
    .executeTakeFirst();
  return row && activityOf(row, kind);
}

/** All of a kind that can be played, whenever they run. */
export async function activitiesOfKind<K extends ActivityKind>(db: Db, kind: K): Promise<Activity<K>[]> {
  const rows = await db
    .selectFrom('activity')
    .selectAll()
    .where('kind', '=', kind)
    .where(sql<boolean>`terms <> '{}'`)
    .orderBy('id')
    .execute();
  return rows.map((row) => activityOf(row, kind));
}

/** The kinds that a station runs, is about to run, or ran until a few days ago. */
export async function kindsShown(db: Db, now: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('activity')
    .select('kind')
    .distinct()
    .where('ends_at', '>=', new Date(now.getTime() - shownAfterMs))
    .where('retired_at', 'is', null)
    .where(sql<boolean>`terms <> '{}'`)
    .execute();
  return new Set(rows.map(({ kind }) => kind));
}

export async function activityById(db: Db, id: number): Promise<Activity | undefined> {
  const row = await db
    .selectFrom('activity')
    .selectAll()
    .where('id', '=', id)
    .where(sql<boolean>`terms <> '{}'`)
    .executeTakeFirst();
  return row && activityOf(row, row.kind as ActivityKind);
}

/** A row that somebody changed by hand into what cannot be read is left out. */
const readable = (rows: readonly ActivityRow[]): Activity[] =>
  rows.flatMap((row) => {
    try {
      return [activityOf(row, row.kind as ActivityKind)];
    } catch (error) {
      if (error instanceof InputFault) return [];
      throw error;
    }
  });

/** Those that can be played and have not ended, in the order of the offers. */
export async function activitiesNow(db: Db, now: Date): Promise<Activity[]> {
  const rows = await db
    .selectFrom('activity')
    .selectAll()
    .where('ends_at', '>=', now)
    .where(sql<boolean>`terms <> '{}'`)
    .orderBy('position')
    .execute();
  return readable(rows);
}

/** The same, but of each kind only the one that its calls take from; those that are applied for are each taken by its number. */
export async function activitiesInTurn(db: Db, now: Date): Promise<Activity[]> {
  const rows = await db
    .selectFrom('activity')
    .selectAll()
    .distinctOn(sql`kind, CASE kind WHEN 'general' THEN id END`)
    .where(sql<boolean>`terms <> '{}'`)
    .orderBy(sql`kind, CASE kind WHEN 'general' THEN id END, ${byTurn(now)}`)
    .execute();
  const current = rows.filter(({ ends_at }) => ends_at >= now);
  return readable(current.toSorted((a, b) => a.position - b.position));
}

/** How many of each limited part there are at first. */
export function stockOf(kind: ActivityKind, terms: object): { part: number; left: number }[] {
  if (!isPlayed({ terms })) return [];
  const parts =
    kind === 'wheel'
      ? readTerms('wheel', terms).sectors
      : kind === 'treasure'
        ? readTerms('treasure', terms).boxes
        : [];
  return parts.flatMap(({ stock }, part) => (stock === null ? [] : [{ part, left: stock }]));
}

/** Takes one of a limited part; false where none is left. What has no limit is always there. */
export async function takeStock(
  db: Db,
  activity: Activity,
  part: number,
  isLimited: boolean,
): Promise<boolean> {
  if (!isLimited) return true;
  const { numUpdatedRows } = await db
    .updateTable('activity_stock')
    .set({ left_count: sql`left_count - 1` })
    .where('activity_id', '=', activity.id)
    .where('part', '=', part)
    .where('left_count', '>', 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
