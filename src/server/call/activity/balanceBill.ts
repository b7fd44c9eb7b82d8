// The interest of a member by day: a page, and the totals of the filter.
import { sql } from 'kysely';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { handle } from '../../pipeline/handle.ts';
import { checkDays, dayOfText } from '../../play/dayOfText.ts';
import { wirePercent } from '../../present/rate.ts';

export default handle('activity/balanceBill', async ({ request, db, player }) => {
  const { startDate, endDate, before, pageSize = 20 } = request;
  checkDays({ startDate, endDate });
  if (before !== undefined) dayOfText(before, 'before');
  let days = db.selectFrom('interest_day').where('account_id', '=', player.accountId);
  if (startDate !== undefined) days = days.where('day', '>=', startDate);
  if (endDate !== undefined) days = days.where('day', '<=', endDate);
  const rows = await (before === undefined ? days : days.where('day', '<', before))
    .select([sql<string>`day::text`.as('date'), 'base', 'annual', 'income', 'paid_at'])
    .orderBy('day', 'desc')
    .limit(pageSize + 1)
    .execute();
  const totals = await days
    .select([sql<string>`count(*)`.as('count'), sql<string>`coalesce(sum(income), 0)::text`.as('income')])
    .executeTakeFirstOrThrow();
  return {
    list: rows.slice(0, pageSize).map(({ date, base, annual, income, paid_at }) => ({
      date,
      base: wireMoney(base),
      annualRate: wirePercent(annual),
      income: wireMoney(income),
      status: paid_at ? ('paid' as const) : ('due' as const),
      payTime: paid_at ? formatMoment(paid_at) : '',
    })),
    hasMore: rows.length > pageSize,
    totals: { count: Number(totals.count), income: wireMoney(BigInt(totals.income)) },
  };
});
