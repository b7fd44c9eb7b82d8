import type { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { localText } from '#station/station.ts';
import { lotteryOfRow } from '../../db/play/lotteries.ts';
import { handle } from '../../pipeline/handle.ts';
import { drawsCaption } from '../../present/drawsCaption.ts';

export default handle(
  'session/lotteryList',
  async ({ db, locale, text }) => {
    const rows = await db
      .selectFrom('lottery')
      .select(['code', 'version', 'family', 'name', 'own', 'is_hot'])
      .where('is_open', '=', true)
      .orderBy('is_hot', 'desc')
      .orderBy('position')
      .orderBy('version')
      .execute();
    return {
      lotteryList: rows.flatMap((row) => {
        const lottery = lotteryOfRow(row);
        // What the catalogue no longer has cannot be played.
        if (!lottery) return [];
        return {
          lotCode: row.code,
          lotName: localText(row.name, locale),
          mark: localText(lottery.mark, locale),
          lotVersion: row.version as LotVersion,
          family: lottery.family,
          hot: row.is_hot,
          caption: drawsCaption(lottery, text),
        };
      }),
    };
  },
  { shared: 'everybody' },
);
