// What a player has bet on a period that is not drawn yet: each bet as it will be settled.
import { sql } from 'kysely';
import { unsettledStates } from '#contract/states/betStates.ts';
import type { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { familyOf } from '#lottery/families.ts';
import type { Rules } from '#lottery/rule/settings.ts';
import { formatMoney, wireMoney } from '#values/money.ts';
import { betsOf } from '../../db/betsOf.ts';
import { lotteryOf } from '../../db/play/lotteries.ts';
import { handle } from '../../pipeline/handle.ts';
import { periodAt } from '../../play/calendar.ts';
import { rulesAt, switchesOf } from '../../play/terms.ts';

/** As many as a board can say the most for; whoever holds more sees what they cost. */
const most = 200;

export default handle('lottery/periodBets', async ({ request: { lotCode, qiHao }, db, now, player }) => {
  const waiting = db
    .selectFrom(betsOf(player.accountId).as('o'))
    .where('o.lot_code', '=', lotCode)
    .where('o.qi_hao', '=', qiHao)
    .where('o.status', 'in', [...unsettledStates]);
  const rows = await waiting.selectAll('o').orderBy('o.id', 'desc').limit(most).execute();
  const total = await waiting
    .select([
      sql<string>`count(*)::text`.as('count'),
      sql<string>`coalesce(sum(o.stake), 0)::text`.as('stake'),
    ])
    .executeTakeFirstOrThrow();
  const settings = await switchesOf(db);
  const lottery = await lotteryOf(db, lotCode);
  const rules: Rules = lottery
    ? rulesAt(
        { family: familyOf(lottery.family), settings },
        new Date(periodAt(lottery, now.getTime()).opensMs),
      )
    : settings;
  const { lunarYear, ...switches } = rules;
  return {
    list: rows.map((order) => ({
      orderId: String(order.id),
      lotVersion: order.version as LotVersion,
      bet: JSON.stringify({
        playCode: order.play_code,
        selection: order.selection,
        units: Number(order.units),
        stake: formatMoney(order.stake),
        ...order.terms,
      }),
      canRevoke: settings.orderRevoke === 'on' && now < order.seals_at,
    })),
    count: Number(total.count),
    buyMoney: wireMoney(BigInt(total.stake)),
    rules: JSON.stringify({ settings: switches, ...(lunarYear !== undefined && { lunarYear }) }),
  };
});
