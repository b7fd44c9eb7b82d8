// What a bet paid whom, by which rates.
import { sql } from 'kysely';
import { percentText } from '../../money/team/rates.ts';
import { Refusal } from '../../refusal.ts';
import type { SupportWork } from '../command.ts';
import { numberOf, type Written } from '../input.ts';

/** Rates in percent, as text. */
export interface Commission {
  name: string;
  lottery: string;
  draw: string;
  stake: bigint;
  status: number;
  /** What of the stake counts. */
  basis: bigint;
  /** Null where nobody stands above: it pays nothing. */
  paid: {
    ownRate: string;
    shares: { name: string; rate: string; share: bigint }[];
    total: bigint;
    /** It was taken back. */
    isTakenBack: boolean;
    /** A corrected draw has settled the bet again, or is about to. */
    isCorrected: boolean;
  } | null;
}

/** The shares of a bet with the rates it was accepted with. */
export async function explainCommission(
  { db }: SupportWork,
  _: unknown,
  { bet }: { bet: Written },
): Promise<Commission> {
  const id = numberOf(bet);
  const order = await db
    .selectFrom('bet_order as o')
    .innerJoin('account as a', 'a.id', 'o.account_id')
    .select([
      'a.name',
      'o.lot_code as lottery',
      'o.qi_hao as draw',
      'o.stake',
      'o.status',
      'o.settle_round',
      'o.uplines',
      'o.rates',
    ])
    .select(sql<bigint>`commission_basis(o)`.as('basis'))
    .where('o.id', '=', id)
    .executeTakeFirst();
  if (!order) throw new Refusal('support.noBet', { values: { id: String(id) } });
  const { rates, uplines, settle_round: round, ...facts } = order;
  if (!uplines || !rates || uplines.length === 0) return { ...facts, paid: null };
  const { rows } = await sql<{ name: string; share: bigint; distance: number }>`
    SELECT a.name, s.share, s.distance FROM commission_shares(${order.basis}, ${uplines}::integer[], ${rates}::integer[]) s
      JOIN account a ON a.id = s.upline ORDER BY s.distance`.execute(db);
  const reversed = await db
    .selectFrom('commission_reversed')
    .select('round')
    .where('order_id', '=', id)
    .execute();
  return {
    ...facts,
    paid: {
      ownRate: percentText(rates[0]!),
      shares: rows.map(({ name, share, distance }) => ({ name, rate: percentText(rates[distance]!), share })),
      total: rows.reduce((sum, { share }) => sum + share, 0n),
      isTakenBack: reversed.some((each) => each.round === round),
      isCorrected: reversed.some((each) => each.round < round),
    },
  };
}
