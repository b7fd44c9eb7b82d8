// What activities, offers and coupons have cost so far, from the sums of all months.
import { sql } from 'kysely';
import { giftTypes } from './columns.ts';
import { type Naming, namesOf } from './names.ts';

export interface OfferCost {
  key: string;
  name: string;
  kind: 'activity' | 'offer' | 'coupon';
  /** In 0.0001 yuan, less what was taken back. */
  cost: bigint;
  times: number;
  first: string;
  last: string;
}

/** The dearest first. */
export async function offerCosts(naming: Naming): Promise<{ offers: OfferCost[]; total: bigint }> {
  const { rows } = await sql<Omit<OfferCost, 'name' | 'kind'>>`
    SELECT f.key, sum(f.went - f.came) FILTER (WHERE f.grain = 'month')::bigint AS cost,
        sum(f.moves) FILTER (WHERE f.grain = 'month')::int AS times,
        min(f.day) FILTER (WHERE f.grain = 'day')::text AS first, max(f.day) FILTER (WHERE f.grain = 'day')::text AS last
      FROM figure f WHERE f.grain IN ('day', 'month') AND f.dimension = 'offer' AND f.type = ANY (${[...giftTypes]}::integer[])
      GROUP BY 1 ORDER BY cost DESC, 1`.execute(naming.db);
  const nameOf = await namesOf(
    naming,
    'offer',
    rows.map(({ key }) => key),
  );
  return {
    offers: rows.map((row) => ({
      ...row,
      name: nameOf(row.key),
      kind: row.key.split(':')[0] as OfferCost['kind'],
    })),
    total: rows.reduce((sum, { cost }) => sum + cost, 0n),
  };
}
