import { throwDice } from '../../activities/plays/throwDice.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentTaken } from '../../present/activityCalls.ts';

export default handle('activity/midAutumnPlay', async (context) => {
  const { activity, award, ...result } = await throwDice(context);
  return { ...(await presentTaken(context, activity, award)), ...result };
});
