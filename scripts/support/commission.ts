// Owns what support sees of commission: what a bet paid whom, and rebates that wait for a decision.
import { sql } from 'kysely';
import { findAccount } from '#server/account/accounts.ts';
import type { Db } from '#server/db/stationTransaction.ts';
import { percentText } from '#server/money/team/rates.ts';
import { decideRebate } from '#server/money/team/rebates.ts';
import { wireMoney } from '#values/money.ts';
import { say } from '../language.ts';

/** The shares of a bet with the rates it was accepted with; null where there is no such bet. */
export async function explainCommission(db: Db, id: bigint): Promise<string[] | null> {
  const order = await db
    .selectFrom('bet_order as o')
    .innerJoin('account as a', 'a.id', 'o.account_id')
    .select([
      'a.name',
      'o.lot_code',
      'o.qi_hao',
      'o.stake',
      'o.status',
      'o.settle_round',
      'o.uplines',
      'o.rates',
    ])
    .select(sql<bigint>`commission_basis(o)`.as('basis'))
    .where('o.id', '=', id)
    .executeTakeFirst();
  if (!order) return null;
  const { rates, uplines } = order;
  const head = say('support.commission', {
    name: order.name,
    lottery: order.lot_code,
    draw: order.qi_hao,
    stake: wireMoney(order.stake),
    status: order.status,
    basis: wireMoney(order.basis),
  });
  if (!uplines || !rates || uplines.length === 0) return [head, say('support.commission.none')];
  const { rows } = await sql<{ name: string; share: bigint; distance: number }>`
    SELECT a.name, s.share, s.distance FROM commission_shares(${order.basis}, ${uplines}::integer[], ${rates}::integer[]) s
      JOIN account a ON a.id = s.upline ORDER BY s.distance`.execute(db);
  const reversed = await db
    .selectFrom('commission_reversed')
    .select('round')
    .where('order_id', '=', id)
    .execute();
  // Of a round before: a correction has settled the bet again, or is about to.
  const isTakenBack = reversed.some(({ round }) => round === order.settle_round);
  const isCorrected = reversed.some(({ round }) => round < order.settle_round);
  const total = rows.reduce((sum, { share }) => sum + share, 0n);
  return [
    head,
    say('support.commission.own', { name: order.name, rate: percentText(rates[0]!) }),
    ...rows.map(({ name, share, distance }) =>
      say('support.commission.share', {
        name,
        rate: percentText(rates[distance]!),
        share: wireMoney(share),
      }),
    ),
    say(isTakenBack ? 'support.commission.totalTaken' : 'support.commission.total', {
      total: wireMoney(total),
    }),
    ...(isCorrected ? [say('support.commission.corrected')] : []),
  ];
}

/** Daily rebates that wait for a decision, oldest first. */
export async function pendingRebates(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; day: string; amount: bigint }>`
    SELECT a.name, r.day::text AS day, r.amount FROM rebate_day r JOIN account a ON a.id = r.account_id
      WHERE r.state = 'pending' ORDER BY r.day, a.name LIMIT 200`.execute(db);
  return rows.length === 0
    ? [say('support.noRebates')]
    : rows.map(({ name, day, amount }) => `${day} · ${name} · ${wireMoney(amount)}`);
}

/** Approves or refuses a rebate; false where none waits. */
export async function decide(
  db: Db,
  station: string,
  name: string,
  day: string,
  isApproved: boolean,
  now: Date,
): Promise<boolean> {
  const account = await findAccount(db, name);
  return account ? decideRebate(db, station, { accountId: account.id, day, isApproved }, now) : false;
}
