// What came and went of a member's points, a page at a time.
import { formatMoment } from '#values/beijingTime.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('activity/pointsRecord', async ({ request, db, player, text }) => {
  const { before, pageSize = 20 } = request;
  const rows = await db
    .selectFrom('points_entry')
    .selectAll()
    .where('account_id', '=', player.accountId)
    .$if(before !== undefined, (query) => query.where('number', '<', BigInt(before!)))
    .orderBy('number', 'desc')
    .limit(pageSize + 1)
    .execute();
  return {
    list: rows.slice(0, pageSize).map((row) => ({
      id: String(row.number),
      typeName: text(`server.activity.pointsType.${row.type}`),
      amount: Number(row.amount),
      balance: Number(row.balance_after),
      createTime: formatMoment(row.at),
    })),
    hasMore: rows.length > pageSize,
  };
});
