// Owns the list of an agent's promotion links.
import { presentLinks } from '../../money/team/links.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('agent/agentRegPromotionList', async ({ db, player }) => ({
  list: await presentLinks(db, player.accountId),
}));
