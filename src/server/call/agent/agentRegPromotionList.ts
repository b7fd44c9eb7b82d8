// Owns the list of an agent's promotion links.
import { presentLink } from '../../money/team/links.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('agent/agentRegPromotionList', async ({ db, player }) => {
  const links = await db
    .selectFrom('promotion_link')
    .selectAll()
    .where('account_id', '=', player.accountId)
    .where('kind', '<>', 'friend')
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return { list: links.map(presentLink) };
});
