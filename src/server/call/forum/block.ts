// Blocking an author, and ending it.
import { setBlocked } from '../../forum/people/blocks.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('forum/block', async ({ request, db, station, player, now }) => {
  const poster = { station: station.code, accountId: player.accountId };
  await setBlocked(db, poster, request.accountId, request.blocked, now);
  return { blocked: request.blocked };
});
