import { spin } from '../../activities/plays/spin.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentTaken } from '../../present/activityCalls.ts';

export default handle('activity/wheelAward', async (context) => {
  const { activity, award, ...result } = await spin(context, context.request.pay);
  return { ...(await presentTaken(context, activity, award)), ...result };
});
