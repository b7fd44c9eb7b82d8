// What support sees of markers of harm, and what it writes down about them: the queue of members whose markers nobody has looked at.
import { sql } from 'kysely';
import { type PgsiBand, pgsiBand } from '#rules/protection/pgsi.ts';
import type { Db } from '../../db/stationTransaction.ts';

/** What support did about a member's markers. */
export const markerOutcomes = [
  'watched',
  'informed',
  'spoken',
  'limited',
  'paused',
  'excluded',
  'unfounded',
] as const;
export type MarkerOutcome = (typeof markerOutcomes)[number];

/** How a member was reached. */
export const markerWays = ['none', 'letter', 'call', 'limitProposed', 'breakProposed'] as const;
export type MarkerWay = (typeof markerWays)[number];

export interface MarkerHit {
  id: bigint;
  account_id: number;
  name: string;
  day: string;
  marker_group: string;
  marker: string;
  /** A count, or 0.0001 yuan for `spendRise`. */
  value: bigint;
  threshold: bigint;
  /** The rows it rests on. */
  evidence: string[];
}

const hits = (db: Db) =>
  db
    .selectFrom('marker_hit as h')
    .innerJoin('account as a', (join) =>
      join.onRef('a.id', '=', 'h.account_id').onRef('a.station', '=', 'h.station'),
    )
    .select([
      'h.id',
      'h.account_id',
      'a.name',
      sql<string>`h.day::text`.as('day'),
      'h.marker_group',
      'h.marker',
      'h.value',
      'h.threshold',
      'h.evidence',
    ]);

/**
 * The newest hit of each marker that waits: one that came after the last interaction with its member and is more than what was known then. The same
 * 30 days hit again every night; that is no news. Members with more markers first; of these accounts alone, where some are named.
 */
export async function waitingMarkers(
  db: Db,
  mostMembers: number,
  accounts?: readonly number[],
): Promise<MarkerHit[][]> {
  const all = hits(db);
  const rows: MarkerHit[] = await (accounts ? all.where('h.account_id', 'in', accounts) : all)
    .distinctOn(['h.account_id', 'h.marker'])
    .where(
      'h.id',
      '>',
      sql<bigint>`coalesce((SELECT max(i.through_hit) FROM marker_interaction i
        WHERE i.station = h.station AND i.account_id = h.account_id), 0)`,
    )
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM marker_hit k WHERE k.station = h.station AND k.account_id = h.account_id
        AND k.marker = h.marker AND k.day > h.day - 30 AND k.value >= h.value AND k.id <= coalesce((SELECT max(i.through_hit)
          FROM marker_interaction i WHERE i.station = h.station AND i.account_id = h.account_id), 0))`,
    )
    .orderBy('h.account_id')
    .orderBy('h.marker')
    .orderBy('h.id', 'desc')
    .execute();
  return [...Map.groupBy(rows, ({ account_id }) => account_id).values()]
    .sort((a, b) => b.length - a.length || a[0]!.account_id - b[0]!.account_id)
    .slice(0, mostMembers);
}

/** Everything about a member: hits, interactions and self-tests that were sent, each the newest first. */
export async function markersOfMember(db: Db, accountId: number, most: number) {
  const found: MarkerHit[] = await hits(db)
    .where('h.account_id', '=', accountId)
    .orderBy('h.id', 'desc')
    .limit(most)
    .execute();
  const interactions = await db
    .selectFrom('marker_interaction')
    .select(['at', 'done_by', 'way', 'outcome', 'note'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  const tests = await db
    .selectFrom('self_test')
    .select(['at', 'answers', 'score'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return {
    hits: found,
    interactions,
    selfTests: tests.map((test): typeof test & { band: PgsiBand } => ({
      ...test,
      band: pgsiBand(test.score),
    })),
  };
}

/** The last interactions with each of these members, the newest first. */
export async function lastInteractions(db: Db, accounts: readonly number[], most: number) {
  const { rows } = await sql<{
    account_id: number;
    at: Date;
    done_by: string;
    way: MarkerWay;
    outcome: MarkerOutcome;
    note: string;
  }>`
    SELECT i.* FROM unnest(${sql.val(accounts)}::integer[]) AS a (id) CROSS JOIN LATERAL (
      SELECT account_id, at, done_by, way, outcome, note FROM marker_interaction
      WHERE station = current_station() AND account_id = a.id ORDER BY id DESC LIMIT ${most}) i`.execute(db);
  return Map.groupBy(rows, ({ account_id }) => account_id);
}

/** Writes down what was done about a member's markers; false where the member has none. */
export async function noteInteraction(
  db: Db,
  interaction: {
    station: string;
    accountId: number;
    at: Date;
    by: string;
    way: MarkerWay;
    outcome: MarkerOutcome;
    note: string;
  },
): Promise<boolean> {
  const { station, accountId, at, by, way, outcome, note } = interaction;
  const newest = await db
    .selectFrom('marker_hit')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest) return false;
  await db
    .insertInto('marker_interaction')
    .values({ station, account_id: accountId, at, done_by: by, way, outcome, note, through_hit: newest.id })
    .execute();
  return true;
}
