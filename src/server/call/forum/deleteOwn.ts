import { deleteOwn } from '../../forum/moderation.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('forum/deleteOwn', async ({ request, db, station, player, text }) => {
  const poster = { station: station.code, accountId: player.accountId };
  await deleteOwn(db, poster, request.targetType, BigInt(request.targetId));
  return { msg: text('server.forum.deleted') };
});
