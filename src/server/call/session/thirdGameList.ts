import { coverOf } from '#counterparty/game-platform/covers/coverAddress.ts';
import { localText } from '#station/station.ts';
import { isForTrial, isOffered, maintenanceEnd, tagsOf } from '../../money/games/catalogue.ts';
import { platformsInUse } from '../../money/suspension.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle(
  'session/thirdGameList',
  async ({ request, db, station, locale, now, counterparties }) => {
    const rows = await db
      .selectFrom('game')
      .innerJoin('platform', (join) =>
        join.onRef('platform.station', '=', 'game.station').onRef('platform.code', '=', 'game.platform'),
      )
      .select(['game.platform', 'game.code', 'game.name', 'game.pinyin', 'game.is_hot', 'game.listed_at'])
      .select(['game.cover', 'platform.name as platform_name', 'platform.kind'])
      .select(['platform.is_open', 'platform.closed_until'])
      .where('game.type', '=', request.type)
      .orderBy('game.position')
      .orderBy('game.platform')
      .execute();
    const inUse = await platformsInUse(db, counterparties);
    return {
      thirdGameList: rows.map((row) => ({
        platform: row.platform,
        gameCode: row.code,
        gameName: localText(row.name, locale),
        platformName: localText(row.platform_name, locale),
        open: isOffered(row, inUse, now),
        ...(isForTrial({ platform: row.platform, type: request.type }, station, inUse) && { trial: true }),
        kind: row.kind,
        pinyin: row.pinyin,
        tags: tagsOf(row, now),
        cover:
          row.cover ||
          coverOf({
            kind: request.type,
            platform: row.platform,
            code: row.code,
            name: typeof row.name === 'string' ? row.name : Object.values(row.name).join(' '),
          }),
        maintenanceUntil: maintenanceEnd(row, now),
      })),
    };
  },
);
