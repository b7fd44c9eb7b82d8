import { formatMoment } from '#values/beijingTime.ts';
import { favouriteGames, recentGames } from '../../money/games/memberGames.ts';
import { handle } from '../../pipeline/handle.ts';

/** More than a player looks through. */
const recentMost = 30;

export default handle('game/myGames', async ({ db, player }) => {
  const favourites = await favouriteGames(db, player.accountId);
  const recent = await recentGames(db, player.accountId, recentMost);
  return {
    favourites: favourites.map(({ platform, game }) => ({ platform, gameCode: game })),
    recent: recent.map(({ platform, game, played_at }) => ({
      platform,
      gameCode: game,
      time: formatMoment(played_at!),
    })),
  };
});
