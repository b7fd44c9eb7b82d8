// A member's own donations: a page of them, and the total that was donated.

import { sql } from 'kysely';
import { ApplicationStatus } from '#contract/states/applicationStatus.generated.ts';
import { localText } from '#station/station.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { handle } from '../../pipeline/handle.ts';
import type { ServerTextId } from '../../serverText.ts';

export default handle('activity/donateList', async ({ request, db, player, text, locale }) => {
  const { before, pageSize = 20 } = request;
  const own = db.selectFrom('donation').where('account_id', '=', player.accountId);
  const rows = await (before === undefined ? own : own.where('id', '<', BigInt(before)))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const totals = await own
    .select([
      sql<string>`count(*)`.as('count'),
      sql<string>`coalesce(sum(amount) FILTER (WHERE status <> ${sql.lit(ApplicationStatus.refused)}), 0)::text`.as(
        'money',
      ),
    ])
    .executeTakeFirstOrThrow();
  return {
    list: rows.slice(0, pageSize).map((row) => ({
      orderNo: String(row.id),
      project: row.project ? localText(row.project.name, locale) : '',
      recipient: row.project ? localText(row.project.recipient, locale) : '',
      money: wireMoney(row.amount),
      percent: row.percent ?? 0,
      status: row.status,
      reason: row.explanation || (row.reason && text(`server.donate.reason.${row.reason}` as ServerTextId)),
      createTime: formatMoment(row.created_at),
      handleTime: row.decided_at ? formatMoment(row.decided_at) : '',
    })),
    hasMore: rows.length > pageSize,
    totals: { count: Number(totals.count), money: wireMoney(BigInt(totals.money)) },
  };
});
