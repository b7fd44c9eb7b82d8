// Owns making a member's link for friends.
import { friendLink } from '../../money/team/links.ts';
import { refuseAgent } from '../../money/team/recommend.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('agent/agentRecommendSave', async ({ db, station, player, now }) => {
  refuseAgent(player);
  return { code: (await friendLink(db, station.code, player.accountId, now)).code };
});
