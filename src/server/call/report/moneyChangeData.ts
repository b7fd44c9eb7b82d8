// A member's own transfers, a page of them by direction, state and days.

import { platformNames } from '../../money/transfers/platforms.ts';
import { handle } from '../../pipeline/handle.ts';
import { spanOf } from '../../play/dayOfText.ts';
import { presentTransfer } from '../../present/money/transfers.ts';

const states = {
  processing: ['created', 'unknown'],
  held: ['held'],
  success: ['success'],
  failed: ['failed'],
} as const;

export default handle('report/moneyChangeData', async ({ request, db, player, now, locale, text }) => {
  const { direction, status, before, pageSize = 20 } = request;
  let page = db.selectFrom('transfer_order').selectAll().where('account_id', '=', player.accountId);
  if (direction !== undefined) page = page.where('direction', '=', direction);
  if (status !== undefined) page = page.where('state', 'in', states[status]);
  const { from, until } = spanOf(request, now);
  if (from) page = page.where('created_at', '>=', from);
  if (until) page = page.where('created_at', '<', until);
  if (before !== undefined)
    page = page.where('id', '<', (where) =>
      where
        .selectFrom('transfer_order')
        .select('id')
        .where('order_no', '=', before)
        .where('account_id', '=', player.accountId),
    );
  const rows = await page
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const names = await platformNames(db, locale);
  return {
    list: rows.slice(0, pageSize).map((row) => presentTransfer(row, names.get(row.platform)!, text)),
    hasMore: rows.length > pageSize,
  };
});
