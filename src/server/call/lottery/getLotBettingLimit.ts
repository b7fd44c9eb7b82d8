// What a player may stake on the plays of a lottery, and win, and how its bets count for turnover.

import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { categoryOfFamily } from '#lottery/covering/shares.ts';
import { plays } from '#lottery/selection/board.ts';
import { formatMoney } from '#values/money.ts';
import { handle } from '../../pipeline/handle.ts';
import { termsOf } from '../../play/terms.ts';
import { presentCounting } from '../../present/money/counting.ts';

export default handle('lottery/getLotBettingLimit', async ({ request, db }) => {
  const terms = await termsOf(db, request.lotCode, request.lotVersion);
  const { coverLimit, factors } = presentCounting(
    await db.selectFrom('withdrawal_rule').select(['cover_limit', 'bet_factors']).executeTakeFirst(),
  );
  const category = categoryOfFamily(terms.family.code);
  return {
    counting: {
      coverLimit,
      percent: factors.find((factor) => factor.category === category)?.percent ?? '100',
    },
    memberPeriodMost: formatMoney(terms.limitsOf('').memberPeriodMost),
    list: plays(terms.family, request.lotVersion === LotVersion.official ? 'official' : 'credit').map(
      (play) => {
        const limits = terms.limitsOf(play.code);
        return {
          playCode: play.code,
          playName: play.name,
          groupName: play.group,
          unitLeast: formatMoney(limits.unitLeast),
          unitMost: formatMoney(limits.unitMost),
          orderUnitsMost: limits.orderUnitsMost,
          playPeriodMost: formatMoney(limits.playPeriodMost),
          payoutMost: formatMoney(limits.payoutMost),
        };
      },
    ),
  };
});
