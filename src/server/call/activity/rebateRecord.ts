// A member's own rebates, a page at a time.
import { isDay } from '#values/beijingTime.ts';
import { rebatesOf } from '../../money/team/rebateClaims.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentRebate } from '../../present/money/rebates.ts';
import { Refusal } from '../../refusal.ts';

export default handle('activity/rebateRecord', async ({ db, request, player, now }) => {
  const { before, pageSize = 20 } = request;
  if (before !== undefined && !isDay(before))
    throw new Refusal('server.checkInput', { code: 'invalid', field: 'before' });
  const rows = await rebatesOf(db, player.accountId, { before, limit: pageSize + 1 }, now);
  return { list: rows.slice(0, pageSize).map(presentRebate), hasMore: rows.length > pageSize };
});
