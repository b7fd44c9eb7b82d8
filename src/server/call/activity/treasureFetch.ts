import { openTreasure } from '../../activities/plays/openTreasure.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentTaken } from '../../present/activityCalls.ts';

export default handle('activity/treasureFetch', async (context) => {
  const { activity, award } = await openTreasure(context, context.request.step);
  return presentTaken(context, activity, award);
});
