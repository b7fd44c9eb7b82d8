// Deleting a promotion link; its row stays, because those who registered by it refer to it.
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle('agent/agentRegPromotionDelete', async ({ request, db, player, now, text }) => {
  const { numUpdatedRows } = await db
    .updateTable('promotion_link')
    .set({ deleted_at: now, is_on: false })
    .where('id', '=', BigInt(request.id))
    .where('account_id', '=', player.accountId)
    .where('kind', '<>', 'friend')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Refusal('server.team.linkNotFound', { code: 'notFound', field: 'id' });
  return { msg: text('server.team.linkDeleted') };
});
