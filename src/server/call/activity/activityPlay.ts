// Applying for an activity, which the operator approves or refuses.
import { applyFor } from '../../activities/applications.ts';
import { applicationKey, generalKind } from '../../activities/kinds/general.ts';
import { takePartIn } from '../../activities/take.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentTaken } from '../../present/activityCalls.ts';

export default handle('activity/activityPlay', async (context) => {
  const { db, player, now, request } = context;
  const { activity, award } = await takePartIn(
    context,
    request.activityId,
    'general',
    async (activity, facts) => {
      const { refusal } = generalKind.judge(activity, facts);
      if (refusal) return refusal;
      const key = applicationKey(activity, facts);
      return { activity, award: await applyFor(db, activity, player.accountId, key, now) };
    },
  );
  return presentTaken(context, activity, award);
});
