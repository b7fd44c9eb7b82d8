import { reportPost } from '../../forum/moderation.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('forum/report', async ({ request, db, station, player, now, text }) => {
  const poster = { station: station.code, accountId: player.accountId };
  const post = { kind: request.targetType, id: BigInt(request.targetId) };
  await reportPost({ db, now }, poster, post, request.reason);
  return { msg: text('server.forum.reported') };
});
