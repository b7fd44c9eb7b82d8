// One activity with its rules; one that members apply for also with where the newest application stands.
import type { Activity } from '../../activities/activity.ts';
import { activityById } from '../../activities/activity.ts';
import { factsFor } from '../../activities/registry.ts';
import { missingActivity } from '../../activities/take.ts';
import { handle } from '../../pipeline/handle.ts';
import {
  memberOf,
  presentAward,
  presentEvent,
  presentPrize,
  presentWinners,
} from '../../present/activities.ts';

export default handle('activity/activityDetail', async (context) => {
  const { db, now, session, request, locale } = context;
  const activity = await activityById(db, request.activityId);
  if (!activity) throw missingActivity();
  const member = memberOf(session);
  const facts = await factsFor(db, member, [activity], now);
  const general = activity.kind === 'general' ? (activity as Activity<'general'>) : undefined;
  const newest =
    general && member !== null
      ? await db
          .selectFrom('activity_award')
          .selectAll()
          .where('account_id', '=', member)
          .where('activity_id', '=', activity.id)
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst()
      : undefined;
  return {
    event: presentEvent(context, activity, facts),
    prize: presentPrize(general?.terms.prize ?? { kind: 'none' }, locale),
    action: general ? (general.terms.applies ? 'apply' : 'none') : 'screen',
    ...(newest && { award: presentAward(context, activity.row, newest) }),
    winners: await presentWinners(db, activity.id, locale),
  };
});
