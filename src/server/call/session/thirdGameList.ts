// Owns the games of outside platforms of one class.

import { localText } from '#station/station.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('session/thirdGameList', async ({ request, db, locale, counterparties }) => {
  const rows = await db
    .selectFrom('game')
    .innerJoin('platform', (join) =>
      join.onRef('platform.station', '=', 'game.station').onRef('platform.code', '=', 'game.platform'),
    )
    .select(['game.platform', 'game.code', 'game.name', 'platform.name as platform_name', 'platform.is_open'])
    .where('game.type', '=', request.type)
    .orderBy('game.position')
    .execute();
  return {
    thirdGameList: rows.map((row) => ({
      platform: row.platform,
      gameCode: row.code,
      gameName: localText(row.name, locale),
      platformName: localText(row.platform_name, locale),
      // A platform that nobody runs cannot be entered.
      open: row.is_open && counterparties?.platforms[row.platform] !== undefined,
    })),
  };
});
