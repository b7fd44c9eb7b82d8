// A member's own applications for direct charge, a page at a time.

import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { requiredOf } from '../../money/applications/directCharge.ts';
import { handle } from '../../pipeline/handle.ts';
import { hundredths } from '../../present/rate.ts';
import type { ServerTextId } from '../../serverText.ts';

export default handle('activity/directChargeList', async ({ request, db, player, text }) => {
  const { before, pageSize = 20 } = request;
  const own = db.selectFrom('direct_charge').where('account_id', '=', player.accountId);
  const rows = await (before === undefined ? own : own.where('id', '<', BigInt(before)))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return {
    list: rows.slice(0, pageSize).map((row) => ({
      orderNo: String(row.id),
      base: wireMoney(row.base),
      percent: hundredths(row.percent),
      gift: wireMoney(row.gift),
      required: wireMoney(requiredOf(row.base, row.gift, row.bet_rate)),
      status: row.status,
      reason: row.explanation || (row.reason && text(`server.charge.reason.${row.reason}` as ServerTextId)),
      createTime: formatMoment(row.created_at),
      handleTime: row.decided_at ? formatMoment(row.decided_at) : '',
    })),
    hasMore: rows.length > pageSize,
  };
});
