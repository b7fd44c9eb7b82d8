// Owns a player's own bets: a page of them, and the totals of the filter.

import { sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { lotteryOf } from '#lottery/catalogue.ts';
import { wireMoney } from '#values/money.ts';
import { unsettledStates } from '../../betStates.ts';
import { betsOf } from '../../db/betsOf.ts';
import { handle } from '../../pipeline/handle.ts';
import { periodAt } from '../../play/calendar.ts';
import { spanOf } from '../../play/dayOfText.ts';
import { lotteryNames, switchesOf } from '../../play/terms.ts';
import { presentBet, readingsOf, slipOf } from '../../present/bets.ts';
import { chasePlans, listedLines } from '../../present/chasePlans.ts';

const statuses = {
  waiting: [...unsettledStates],
  won: [BetStatus.won],
  lost: [BetStatus.lost, BetStatus.pushed],
  revoked: [BetStatus.returned],
};

/** Of the bets `o` of a chase: the number of its period that is drawn next, of one that is over that of the last that it reached. */
const nextNumber = sql<number>`coalesce(
  min(o.chase_number) FILTER (WHERE o.status IN (${sql.join(unsettledStates.map((state) => sql.lit(state)))})),
  max(o.chase_number) FILTER (WHERE o.return_reason IS NULL OR o.return_reason = 'void'),
  min(o.chase_number))`;

export default handle('lottery/lotteryData', async ({ request, db, now, player, locale }) => {
  const { status = 'all', lotCode, qiHao, order, orderId, chaseId, chases, before, pageSize = 20 } = request;
  let own = db.selectFrom(betsOf(player.accountId).as('o'));
  if (lotCode !== undefined) own = own.where('o.lot_code', '=', lotCode);
  const { from, until } = spanOf(request, now);
  if (from) own = own.where('o.created_at', '>=', from);
  if (until) own = own.where('o.created_at', '<', until);
  let orders = own;
  if (status === 'chase') orders = orders.where('o.chase_id', 'is not', null);
  else if (status !== 'all') orders = orders.where('o.status', 'in', statuses[status]);
  if (qiHao !== undefined) orders = orders.where('o.qi_hao', '=', qiHao);
  if (orderId !== undefined) orders = orders.where('o.id', '=', BigInt(orderId));
  if (chaseId !== undefined) orders = orders.where('o.chase_id', '=', BigInt(chaseId));

  let page = orders
    .leftJoin('lottery_period as p', (join) =>
      join.onRef('p.lot_code', '=', 'o.lot_code').onRef('p.qi_hao', '=', 'o.qi_hao'),
    )
    .selectAll('o')
    .select(['p.draw', 'p.corrected_from', 'p.opens_at']);
  if (before !== undefined) page = page.where('o.id', '<', BigInt(before));
  if (chases === 'next') {
    const reached = own
      .where('o.chase_id', 'is not', null)
      .groupBy('o.chase_id')
      .select(['o.chase_id', nextNumber.as('number')]);
    page = page
      .leftJoin(reached.as('n'), 'n.chase_id', 'o.chase_id')
      .where((where) =>
        where.or([where('o.chase_id', 'is', null), where('o.chase_number', '=', where.ref('n.number'))]),
      );
  }
  if (order === 'period' && lotCode !== undefined && lotteryOf(lotCode)) {
    const running = new Date(periodAt(lotCode, now.getTime()).sealsMs);
    page = page
      .orderBy(sql`o.seals_at > ${running}`)
      .orderBy(sql`CASE WHEN o.seals_at > ${running} THEN o.seals_at END`)
      .orderBy('o.seals_at', 'desc');
  }
  const rows = await page
    .orderBy('o.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  // Sums of bigint are numeric in the database and arrive as text.
  const sum = (what: ReturnType<typeof sql>) => sql<string>`coalesce(${what}, 0)::text`;
  const totals = await orders
    .select([
      sum(sql`count(*)`).as('count'),
      sum(sql`sum(o.stake) FILTER (WHERE o.status <> ${sql.lit(BetStatus.returned)})`).as('stake'),
      sum(sql`sum(o.payout) FILTER (WHERE o.status <> ${sql.lit(BetStatus.returned)})`).as('payout'),
      sum(sql`sum(o.rebate)`).as('rebate'),
      sum(
        sql`sum(o.payout + o.rebate - o.stake) FILTER (WHERE o.status NOT IN (${sql.join([...unsettledStates, BetStatus.returned].map((state) => sql.lit(state)))}))`,
      ).as('profit'),
    ])
    .executeTakeFirstOrThrow();
  const nameOf = await lotteryNames(db, locale);
  const settings = await switchesOf(db);
  const isRevokable = settings.orderRevoke === 'on';
  const listed = rows.slice(0, pageSize);
  const chaseIds = [...new Set(listed.flatMap(({ chase_id }) => chase_id ?? []))];
  const plans =
    chases === 'next' && chaseIds.length > 0
      ? await chasePlans(db, sql`c.id = ANY (${chaseIds})`, {
          nameOf,
          isRevokable,
          now,
          limit: chaseIds.length,
          mostLines: listedLines,
        })
      : [];
  return {
    list: listed.map((row) => ({
      ...presentBet(row, nameOf(row.lot_code), isRevokable, now),
      ...(orderId !== undefined && { readings: readingsOf(row, settings) }),
      ...((orderId ?? qiHao) !== undefined && { slip: slipOf(row) }),
    })),
    plans,
    hasMore: rows.length > pageSize,
    totals: {
      count: Number(totals.count),
      buyMoney: wireMoney(BigInt(totals.stake)),
      winMoney: wireMoney(BigInt(totals.payout)),
      rebate: wireMoney(BigInt(totals.rebate)),
      yingKui: wireMoney(BigInt(totals.profit)),
    },
  };
});
