// A player's own chases: a page of plans with the state of each, and the totals of the filter.

import { sql } from 'kysely';
import { handle } from '../../pipeline/handle.ts';
import { spanOf } from '../../play/dayOfText.ts';
import { lotteryNames, switchesOf } from '../../play/terms.ts';
import { chasePlans, chaseTotals, listedLines } from '../../present/chasePlans.ts';

export default handle('lottery/chaseData', async ({ request, db, now, player, locale }) => {
  const { status = 'all', lotCode, chaseId, before, pageSize = 20 } = request;
  const conditions = [sql`c.account_id = ${player.accountId}`];
  if (status !== 'all') conditions.push(sql`(c.status = 'running') = ${status === 'running'}`);
  if (lotCode !== undefined) conditions.push(sql`c.lot_code = ${lotCode}`);
  if (chaseId !== undefined) conditions.push(sql`c.id = ${BigInt(chaseId)}`);
  const { from, until } = spanOf(request, now);
  if (from) conditions.push(sql`c.created_at >= ${from}`);
  if (until) conditions.push(sql`c.created_at < ${until}`);
  const filter = sql.join(conditions, sql` AND `);
  const older = before === undefined ? sql`true` : sql`c.id < ${BigInt(before)}`;
  const { orderRevoke } = await switchesOf(db);
  const plans = await chasePlans(db, sql`${filter} AND ${older}`, {
    nameOf: await lotteryNames(db, locale),
    isRevokable: orderRevoke === 'on',
    now,
    limit: pageSize + 1,
    mostLines: chaseId === undefined ? listedLines : null,
  });
  return {
    list: plans.slice(0, pageSize),
    hasMore: plans.length > pageSize,
    totals: await chaseTotals(db, filter),
  };
});
