import { playOf } from '#lottery/families.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { accountInTeam } from '../../money/team/members.ts';
import { orderPage, orderSums, roundSums } from '../../money/team/orders.ts';
import { platformNames } from '../../money/transfers/platforms.ts';
import { handle } from '../../pipeline/handle.ts';
import { lotteryNames } from '../../play/terms.ts';
import { rangeOf } from '../../present/reportDays.ts';

const picksMost = 60;

export default handle('report/reportOrderList', async ({ request, db, player, locale, now }) => {
  const { account, lotCode, state, before, pageSize = 20 } = request;
  const range = rangeOf(request, now);
  const { id } = await accountInTeam(db, player.accountId, account);
  const filter = { accountId: id, viewerId: player.accountId, ...range, lotCode, state };
  const rows = await orderPage(db, filter, before, pageSize + 1);
  const sums = await orderSums(db, filter);
  const rounds = await roundSums(db, filter);
  const lotName = await lotteryNames(db, locale);
  const platforms = await platformNames(db, locale);
  const page = rows.slice(0, pageSize);
  const hasMore = rows.length > pageSize;
  return {
    list: page.map((row) => ({
      orderId: String(row.id),
      account: row.account,
      lotCode: row.lot_code,
      lotName: lotName(row.lot_code),
      qiHao: row.qi_hao,
      playName: playOf(row.play_code)?.name ?? row.play_code,
      haoMa: row.hao_ma.length > picksMost ? `${row.hao_ma.slice(0, picksMost)}…` : row.hao_ma,
      buyMoney: wireMoney(row.stake),
      validMoney: wireMoney(row.valid),
      winMoney: wireMoney(row.payout),
      status: row.status,
      createTime: formatMoment(row.created_at),
      commission: wireMoney(row.commission ?? 0n),
    })),
    totals: {
      count: Number(sums.count),
      buyMoney: wireMoney(BigInt(sums.stake)),
      unsettled: wireMoney(BigInt(sums.open)),
      validMoney: wireMoney(BigInt(sums.valid)),
      winMoney: wireMoney(BigInt(sums.payout)),
      commission: wireMoney(BigInt(sums.commission)),
    },
    rounds: rounds.map(({ platform, count, valid, win, commission: earned }) => ({
      lotCode: platform,
      lotName: platforms.get(platform) ?? platform,
      count: Number(count),
      validMoney: wireMoney(BigInt(valid)),
      winMoney: wireMoney(BigInt(win)),
      commission: wireMoney(BigInt(earned)),
    })),
    hasMore,
    next: hasMore ? String(page.at(-1)!.id) : '',
    ...range,
  };
});
