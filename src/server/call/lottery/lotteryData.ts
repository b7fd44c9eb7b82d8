// A player's own bets: a page of them, and the totals of the filter.

import { type RawBuilder, type Selectable, sql } from 'kysely';
import { unsettledStates } from '#contract/states/betStates.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { wireMoney } from '#values/money.ts';
import { betsOf } from '../../db/betsOf.ts';
import { lotteryOf } from '../../db/play/lotteries.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { BetOrderTable } from '../../db/tables.ts';
import { handle } from '../../pipeline/handle.ts';
import { periodAt } from '../../play/calendar.ts';
import { spanOf } from '../../play/dayOfText.ts';
import { isOfSlip, slipIdOf } from '../../play/slips/slips.ts';
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

const selectFrom = (db: Db, bets: RawBuilder<Selectable<BetOrderTable>>) => db.selectFrom(bets.as('o'));
type OwnBets = ReturnType<typeof selectFrom>;

/** Newest first; by period the running one, then earlier ones, then those after it, the next one first. */
const orderOf =
  (running: Date | null) =>
  (one: Pick<Selectable<BetOrderTable>, 'id' | 'seals_at'>, other: typeof one): number => {
    const byId = other.id > one.id ? 1 : -1;
    if (!running) return byId;
    const [isLater, isOtherLater] = [one.seals_at > running, other.seals_at > running];
    if (isLater !== isOtherLater) return isLater ? 1 : -1;
    const earlierFirst = one.seals_at.getTime() - other.seals_at.getTime();
    return (isLater ? earlierFirst : -earlierFirst) || byId;
  };

export default handle('lottery/lotteryData', async ({ request, db, now, player, locale }) => {
  const { status = 'all', lotCode, qiHao, order, orderId, slipId, chaseId, chases, before } = request;
  const { pageSize = 20 } = request;
  const { from, until } = spanOf(request, now);
  const ofTime = (all: OwnBets): OwnBets => {
    let own = all;
    if (lotCode !== undefined) own = own.where('o.lot_code', '=', lotCode);
    if (from) own = own.where('o.created_at', '>=', from);
    if (until) own = own.where('o.created_at', '<', until);
    return own;
  };
  const filtered = (all: OwnBets): OwnBets => {
    let orders = ofTime(all);
    if (status === 'chase') orders = orders.where('o.chase_id', 'is not', null);
    else if (status !== 'all') orders = orders.where('o.status', 'in', statuses[status]);
    if (qiHao !== undefined) orders = orders.where('o.qi_hao', '=', qiHao);
    if (orderId !== undefined) orders = orders.where('o.id', '=', BigInt(orderId));
    if (slipId !== undefined) orders = orders.where(slipIdOf, '=', BigInt(slipId));
    if (chaseId !== undefined) orders = orders.where('o.chase_id', '=', BigInt(chaseId));
    return orders;
  };
  const all = selectFrom(db, betsOf(player.accountId));
  const orders = filtered(all);
  const lottery = order === 'period' && lotCode !== undefined ? await lotteryOf(db, lotCode) : undefined;
  const running = lottery ? new Date(periodAt(lottery, now.getTime()).sealsMs) : null;

  const pageOf = (source: OwnBets) => {
    let page = filtered(source)
      .leftJoin('lottery_period as p', (join) =>
        join.onRef('p.lot_code', '=', 'o.lot_code').onRef('p.qi_hao', '=', 'o.qi_hao'),
      )
      .selectAll('o')
      .select(['p.draw', 'p.corrected_from', 'p.opens_at']);
    if (before !== undefined) page = page.where('o.id', '<', BigInt(before));
    if (chases === 'next') {
      const reached = ofTime(all)
        .where('o.chase_id', 'is not', null)
        .groupBy('o.chase_id')
        .select(['o.chase_id', nextNumber.as('number')]);
      page = page
        .leftJoin(reached.as('n'), 'n.chase_id', 'o.chase_id')
        .where((where) =>
          where.or([where('o.chase_id', 'is', null), where('o.chase_number', '=', where.ref('n.number'))]),
        );
    }
    if (running)
      page = page
        .orderBy(sql`o.seals_at > ${running}`)
        .orderBy(sql`CASE WHEN o.seals_at > ${running} THEN o.seals_at END`)
        .orderBy('o.seals_at', 'desc');
    return page
      .orderBy('o.id', 'desc')
      .limit(pageSize + 1)
      .execute();
  };
  // Each for itself, so that an index gives the newest of many bets.
  let placedBets = selectFrom(db, sql`bet_order`).where('o.account_id', '=', player.accountId);
  if (slipId !== undefined) placedBets = placedBets.where(isOfSlip(player.accountId, sql`${slipId}::bigint`));
  const placed = await pageOf(placedBets);
  const planned = await pageOf(selectFrom(db, sql`chase_planned(${player.accountId})`));
  const rows = [...placed, ...planned].sort(orderOf(running)).slice(0, pageSize + 1);
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
      ...((orderId ?? qiHao ?? slipId) !== undefined && { slip: slipOf(row) }),
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
