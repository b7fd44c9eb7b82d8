// The lines of a player's own wallet: a page of them, and the totals of the filter.

import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { bookOf } from '../../db/ledger.ts';
import { hiddenKinds, kindOf, nameOfType } from '../../money/statement/billKinds.ts';
import { statement } from '../../money/statement/statement.ts';
import { visitsOf } from '../../money/statement/visits.ts';
import { platformNames } from '../../money/transfers/platforms.ts';
import { handle } from '../../pipeline/handle.ts';
import { checkDays } from '../../play/dayOfText.ts';

export default handle('report/moneyIncomeList', async (context) => {
  const { request, db, station, player, locale } = context;
  const { kind, startDate, endDate, before, pageSize = 20 } = request;
  checkDays({ startDate, endDate });
  const owner = { station: station.code, ownerId: player.accountId, book: bookOf(player.role) };
  const { lines, hasMore, totals } = await statement(db, owner, {
    kind,
    hidden: hiddenKinds(station),
    startDate,
    endDate,
    before: before === undefined ? undefined : BigInt(before),
    pageSize,
  });
  const transfers = lines.filter(({ ref_type }) => ref_type === 'transfer').map(({ ref_id }) => ref_id);
  const visits = await visitsOf(db, player.accountId, transfers);
  const platforms = visits.size > 0 ? await platformNames(db, locale) : undefined;
  return {
    list: lines.map((line) => ({
      id: String(line.number),
      time: formatMoment(line.at),
      type: line.type,
      typeName: nameOfType(line.type, context, line.ref_type),
      kind: kindOf(line.type),
      amount: wireMoney(line.amount),
      balanceBefore: wireMoney(line.balance_after - line.amount),
      balanceAfter: wireMoney(line.balance_after),
      orderNo: line.ref_id,
      remark: line.remark,
      visit: platforms?.get(visits.get(line.ref_id) ?? '') ?? '',
    })),
    hasMore,
    totals: {
      count: totals.count,
      income: wireMoney(totals.income),
      outgo: wireMoney(totals.outgo),
      deposited: wireMoney(totals.deposited),
      withdrawn: wireMoney(totals.withdrawn),
      transferIn: wireMoney(totals.transferIn),
      transferOut: wireMoney(totals.transferOut),
      net: wireMoney(totals.net),
    },
  };
});
