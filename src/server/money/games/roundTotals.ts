// The sums of a member's rounds: of a filter, by kind, read from the fold by day.
import { sql } from 'kysely';
import type { GameKind, RoundState } from '#contract/entities.generated.ts';
import type { Db } from '../../db/stationTransaction.ts';

export interface RoundDays {
  accountId: number;
  /** Days of the bet in Beijing as YYYY-MM-DD, both included; open where left out. */
  startDate?: string | undefined;
  endDate?: string | undefined;
  kind?: GameKind | undefined;
  platform?: string | undefined;
  state?: RoundState | undefined;
}

/** In 0.0001 yuan. */
export interface RoundSums {
  count: number;
  stake: bigint;
  valid: bigint;
  prize: bigint;
  /** Of rounds that are not settled yet: stake less what has been paid already. */
  unsettled: bigint;
}

/** Profit of what is settled. */
export const profitOf = ({
  prize,
  stake,
  unsettled,
}: Pick<RoundSums, 'prize' | 'stake' | 'unsettled'>): bigint => prize - (stake - unsettled);

/** One element for each kind that has rounds in the filter, in the order of their codes. */
export async function roundTotals(db: Db, filter: RoundDays): Promise<(RoundSums & { kind: GameKind })[]> {
  const { accountId, startDate, endDate, kind, platform, state } = filter;
  let days = db
    .selectFrom('game_day')
    .select('kind')
    .select([
      sql<string>`sum(rounds)::text`.as('count'),
      sql<string>`sum(stake)::text`.as('stake'),
      sql<string>`sum(valid)::text`.as('valid'),
      sql<string>`sum(prize)::text`.as('prize'),
      sql<string>`coalesce(sum(stake - prize) FILTER (WHERE state = 'unsettled'), 0)::text`.as('unsettled'),
    ])
    .where('account_id', '=', accountId);
  if (kind !== undefined) days = days.where('kind', '=', kind);
  if (platform !== undefined) days = days.where('platform', '=', platform);
  if (state !== undefined) days = days.where('state', '=', state);
  if (startDate !== undefined) days = days.where('day', '>=', startDate);
  if (endDate !== undefined) days = days.where('day', '<=', endDate);
  const rows = await days.groupBy('kind').orderBy('kind').execute();
  return rows
    .map((row) => ({
      kind: row.kind,
      count: Number(row.count),
      stake: BigInt(row.stake),
      valid: BigInt(row.valid),
      prize: BigInt(row.prize),
      unsettled: BigInt(row.unsettled),
    }))
    .filter(({ count }) => count > 0);
}
