// Following an author or an article, and liking an article or a comment.
import { toggleFollow } from '../../forum/people/follows.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('forum/follow', async ({ request, db, station, player, now }) => {
  const poster = { station: station.code, accountId: player.accountId };
  return toggleFollow(db, poster, request.targetType, BigInt(request.targetId), now);
});
