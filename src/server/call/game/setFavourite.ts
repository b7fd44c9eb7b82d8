import { markFavourite } from '../../money/games/memberGames.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle('game/setFavourite', async ({ request, db, player, station, now }) => {
  const { platform, gameCode: code, favourite } = request;
  const listed = await db
    .selectFrom('game')
    .select('code')
    .where('platform', '=', platform)
    .where('code', '=', code)
    .executeTakeFirst();
  // A mark on a game that has left the list can still be taken away.
  if (!listed && favourite === 'on')
    throw new Refusal('server.transfer.noGame', { field: 'gameCode', code: 'noGame' });
  await markFavourite(db, {
    station: station.code,
    accountId: player.accountId,
    platform,
    game: code,
    at: favourite === 'on' ? now : null,
  });
  return { favourite };
});
