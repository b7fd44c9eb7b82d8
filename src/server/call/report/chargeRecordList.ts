// A member's own deposits and withdrawals: a page of either, and the totals of the filter.

import { isReportHidden } from '#station/derive/offered.ts';
import { wireMoney } from '#values/money.ts';
import {
  type ChargeFilter,
  chargeTotals,
  depositPage,
  withdrawalPage,
} from '../../money/statement/chargeRecords.ts';
import { cardTypesOf } from '../../money/withdrawals/cards.ts';
import { handle } from '../../pipeline/handle.ts';
import { spanOf } from '../../play/dayOfText.ts';
import { presentDepositRecords, presentWithdrawalRecords } from '../../present/money/chargeRecords.ts';
import { Refusal } from '../../refusal.ts';

export default handle('report/chargeRecordList', async (context) => {
  const { request, db, station, player, now } = context;
  const { kind, status, startDate, endDate, before, pageSize = 20 } = request;
  if (isReportHidden(station, kind))
    throw new Refusal('server.reportHidden', { code: 'switchedOff', field: 'kind' });
  const days = { ...(startDate && { startDate }), ...(endDate && { endDate }) };
  const filter: ChargeFilter = { accountId: player.accountId, kind, status, before, ...spanOf(days, now) };
  const list =
    kind === 'deposit'
      ? await presentDepositRecords(db, await depositPage(db, filter, pageSize + 1), context)
      : presentWithdrawalRecords(
          await withdrawalPage(db, filter, pageSize + 1),
          await cardTypesOf(db),
          context.locale,
        );
  const totals = await chargeTotals(db, filter);
  return {
    list: list.slice(0, pageSize),
    hasMore: list.length > pageSize,
    totals: {
      count: totals.count,
      done: wireMoney(totals.done),
      waiting: wireMoney(totals.waiting),
      gift: wireMoney(totals.gift),
      fee: wireMoney(totals.fee),
      change: wireMoney(totals.change),
    },
  };
});
