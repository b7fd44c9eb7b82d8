// The list of every activity that can be played, with what the caller can take.
import { activitiesNow } from '../../activities/activity.ts';
import { factsFor } from '../../activities/registry.ts';
import { handle } from '../../pipeline/handle.ts';
import { memberOf, presentEvent } from '../../present/activities.ts';

export default handle(
  'activity/activityList',
  async (context) => {
    const { db, now, session } = context;
    const activities = await activitiesNow(db, now);
    const facts = await factsFor(db, memberOf(session), activities, now);
    return {
      list: activities.map((activity) => presentEvent(context, activity, facts, { hasRules: false })),
    };
  },
  { shared: 'guests' },
);
