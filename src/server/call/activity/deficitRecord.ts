// A member's own records of the deficit rebate, a page at a time.
import { handle } from '../../pipeline/handle.ts';
import { awardsPage } from '../../present/activities.ts';

export default handle('activity/deficitRecord', (context) =>
  awardsPage(context.db, context, context.player.accountId, { ...context.request, kind: 'deficit' }),
);
