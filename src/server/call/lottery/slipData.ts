// A player's own slips: a page of them, and the totals of the filter.
import { sql } from 'kysely';
import { wireMoney } from '#values/money.ts';
import { handle } from '../../pipeline/handle.ts';
import { spanOf } from '../../play/dayOfText.ts';
import { slipPage, slipTotals } from '../../play/slips/slips.ts';
import { lotteryNames, switchesOf } from '../../play/terms.ts';
import { chasePlans, listedLines } from '../../present/chasePlans.ts';
import { presentSlip } from '../../present/slips.ts';

export default handle('lottery/slipData', async ({ request, db, now, player, locale }) => {
  const { status = 'all', lotCode, slipId, before, pageSize = 20 } = request;
  const filter = {
    status,
    lotCode,
    ...spanOf(request, now),
    ...(slipId !== undefined && { slipId: BigInt(slipId) }),
  };
  const rows = await slipPage(db, player.accountId, filter, {
    ...(before !== undefined && { before: BigInt(before) }),
    limit: pageSize + 1,
  });
  const totals = await slipTotals(db, player.accountId, filter);
  const nameOf = await lotteryNames(db, locale);
  const isRevokable = (await switchesOf(db)).orderRevoke === 'on';
  const listed = rows.slice(0, pageSize);
  const chaseIds = listed.flatMap(({ chase_id }) => chase_id ?? []);
  const plans =
    chaseIds.length > 0
      ? await chasePlans(db, sql`c.id = ANY (${chaseIds})`, {
          nameOf,
          isRevokable,
          now,
          limit: chaseIds.length,
          mostLines: listedLines,
        })
      : [];
  return {
    list: listed.map((row) => presentSlip(row, nameOf(row.lot_code), isRevokable, now)),
    plans,
    hasMore: rows.length > pageSize,
    totals: {
      count: Number(totals.count),
      orders: Number(totals.orders),
      buyMoney: wireMoney(BigInt(totals.stake)),
      winMoney: wireMoney(BigInt(totals.payout)),
      rebate: wireMoney(BigInt(totals.rebate)),
      yingKui: wireMoney(BigInt(totals.profit)),
    },
  };
});
