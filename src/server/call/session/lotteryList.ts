// Owns the lotteries of the station in both modes.
import type { Lottery } from '#contract/entities.generated.ts';
import type { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { localText } from '#station/station.ts';
import { handle } from '../../pipeline/handle.ts';
import { drawsCaption } from '../../present/drawsCaption.ts';

export default handle('session/lotteryList', async ({ db, locale, text }) => {
  const rows = await db
    .selectFrom('lottery')
    .select(['code', 'version', 'family', 'name', 'interval_seconds', 'is_hot'])
    .where('is_open', '=', true)
    .orderBy('is_hot', 'desc')
    .orderBy('position')
    .orderBy('version')
    .execute();
  return {
    lotteryList: rows.map((row) => ({
      lotCode: row.code,
      lotName: localText(row.name, locale),
      lotVersion: row.version as LotVersion,
      family: row.family as Lottery['family'],
      hot: row.is_hot,
      caption: drawsCaption(row.interval_seconds, text),
    })),
  };
});
