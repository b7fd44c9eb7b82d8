// What the agent who looks was paid as commission, by day and lottery and line by line.
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { commissionGroups, commissionLines } from '../../money/team/commission.ts';
import { platformNames } from '../../money/transfers/platforms.ts';
import { handle } from '../../pipeline/handle.ts';
import { lotteryNames } from '../../play/terms.ts';
import { rangeOf } from '../../present/reportDays.ts';

export default handle('agent/agentCommission', async ({ request, db, player, locale, now }) => {
  const { lotCode, before, pageSize = 20 } = request;
  const range = rangeOf(request, now);
  const filter = { accountId: player.accountId, ...range, lotCode };
  const groups = await commissionGroups(db, filter);
  const lines = await commissionLines(
    db,
    filter,
    before === undefined ? undefined : BigInt(before),
    pageSize + 1,
  );
  const lotteryName = await lotteryNames(db, locale);
  const platforms = await platformNames(db, locale);
  const nameOf = (code: string): string => platforms.get(code) ?? lotteryName(code);
  const page = lines.slice(0, pageSize);
  const hasMore = lines.length > pageSize;
  return {
    groups: groups.map((group) => ({
      day: group.day,
      lotCode: group.lotCode,
      lotName: nameOf(group.lotCode),
      bets: group.bets,
      basis: wireMoney(group.basis),
      amount: wireMoney(group.amount),
    })),
    list: page.map((line) => ({
      id: String(line.id),
      lotCode: line.lot_code,
      lotName: nameOf(line.lot_code),
      qiHao: line.qi_hao,
      isDirect: line.is_direct,
      bets: line.bets,
      basis: wireMoney(line.basis),
      amount: wireMoney(line.amount),
      time: formatMoment(line.paid_at),
    })),
    totals: {
      count: groups.reduce((sum, group) => sum + group.count, 0),
      bets: groups.reduce((sum, group) => sum + group.bets, 0),
      basis: wireMoney(groups.reduce((sum, group) => sum + group.basis, 0n)),
      amount: wireMoney(groups.reduce((sum, group) => sum + group.amount, 0n)),
    },
    hasMore,
    next: hasMore ? String(page.at(-1)!.id) : '',
    ...range,
  };
});
