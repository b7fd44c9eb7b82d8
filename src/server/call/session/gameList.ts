// The classes of games a station offers, in the order of the tabs.

import { sql } from 'kysely';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { handle } from '../../pipeline/handle.ts';

const outside = ['live', 'egame', 'chess', 'fish', 'sport', 'esport'] as const;

export default handle(
  'session/gameList',
  async ({ db, text }) => {
    const count = sql<number>`count(*)::int`.as('count');
    const lotteries = await db
      .selectFrom('lottery')
      .select(['version', count])
      .where('is_open', '=', true)
      .groupBy('version')
      .execute();
    const games = await db.selectFrom('game').select(['type', count]).groupBy('type').execute();
    const ofVersion = (version: LotVersion) => lotteries.find((row) => row.version === version)?.count ?? 0;
    const all = [
      { type: 'credit' as const, name: text('server.game.credit'), count: ofVersion(LotVersion.credit) },
      {
        type: 'official' as const,
        name: text('server.game.official'),
        count: ofVersion(LotVersion.official),
      },
      ...outside.map((type) => ({
        type,
        name: text(`server.game.${type}`),
        count: games.find((row) => row.type === type)?.count ?? 0,
      })),
    ];
    return { gameList: all.filter((entry) => entry.count > 0) };
  },
  { shared: 'everybody' },
);
