// A member's own records of the red packet, a page at a time.
import { handle } from '../../pipeline/handle.ts';
import { awardsPage } from '../../present/activities.ts';

export default handle('activity/redPacketRecord', (context) =>
  awardsPage(context.db, context, context.player.accountId, { ...context.request, kind: 'redPacket' }),
);
