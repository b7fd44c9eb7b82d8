import { friendLink } from '../../money/team/links.ts';
import { refuseAgent } from '../../money/team/recommend.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('agent/agentRecommendSave', async ({ work, player }) => {
  refuseAgent(player);
  return { code: (await friendLink(work, player.accountId)).code };
});
