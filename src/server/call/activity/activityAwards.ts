// A member's own records of all activities or of one, a page at a time.
import { handle } from '../../pipeline/handle.ts';
import { awardsPage } from '../../present/activities.ts';

export default handle('activity/activityAwards', (context) =>
  awardsPage(context.db, context, context.player.accountId, context.request),
);
