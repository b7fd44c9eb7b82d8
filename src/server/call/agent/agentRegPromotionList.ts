import { presentLinks } from '../../money/team/links.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('agent/agentRegPromotionList', async ({ db, player }) => ({
  list: await presentLinks(db, player.accountId),
}));
