// Owns reporting a post to the moderators.
import { reportPost } from '../../forum/moderation.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('forum/report', async ({ request, db, station, player, now, text }) => {
  const poster = { station: station.code, accountId: player.accountId };
  await reportPost(db, poster, request.targetType, BigInt(request.targetId), request.reason, now);
  return { msg: text('server.forum.reported') };
});
