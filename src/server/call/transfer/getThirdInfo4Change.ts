// The game platforms between which a member's balances move, and how automatic exchange is set.

import type { GetThirdInfo4ChangeAnswer } from '#contract/transfer.generated.ts';
import { localText } from '#station/station.ts';
import { wireMoney } from '#values/money.ts';
import { balancesOf } from '../../db/ledger.ts';
import { isOffered } from '../../money/games/catalogue.ts';
import { platformsInUse } from '../../money/suspension.ts';
import { heldMoney, usedPlatforms } from '../../money/transfers/claim.ts';
import { isAutoFor } from '../../money/transfers/exchange.ts';
import { handle } from '../../pipeline/handle.ts';

type Info = GetThirdInfo4ChangeAnswer['thirdInfo'][number];

export default handle(
  'transfer/getThirdInfo4Change',
  async ({ db, player, station, locale, now, counterparties }) => {
    const { wallet } = await balancesOf(db, player.accountId, 'real');
    const games = await db
      .selectFrom('game')
      .innerJoin('platform', (join) =>
        join.onRef('platform.station', '=', 'game.station').onRef('platform.code', '=', 'game.platform'),
      )
      .select(['game.platform', 'game.type', 'game.code', 'game.name'])
      .select(['platform.name as platform_name', 'platform.is_open', 'platform.closed_until'])
      .orderBy('platform.code')
      .orderBy('game.position')
      .execute();
    const inUse = await platformsInUse(db, counterparties);
    const used = await usedPlatforms(db, player.accountId);
    const infos = new Map<string, Info>();
    for (const row of games) {
      const info = infos.get(row.platform) ?? {
        platform: row.platform,
        platformName: localText(row.platform_name, locale),
        type: row.type as Info['type'],
        open: isOffered(row, inUse, now),
        used: used.has(row.platform),
        games: [],
      };
      info.games.push({ gameCode: row.code, gameName: localText(row.name, locale) });
      infos.set(row.platform, info);
    }
    const { count } = await db
      .selectFrom('transfer_order')
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .where('account_id', '=', player.accountId)
      .where('ask_at', 'is not', null)
      .executeTakeFirstOrThrow();
    const isAuto = await isAutoFor(db, station, player);
    return {
      money: wireMoney(wallet),
      autoExchange: !station.onOff.thirdAutoExchange ? 'none' : isAuto ? 'on' : 'off',
      processing: Number(count),
      heldMoney: wireMoney(await heldMoney(db, player.accountId)),
      // What can be used comes first.
      thirdInfo: [...infos.values()].sort((a, b) => Number(b.open) - Number(a.open)),
    };
  },
);
