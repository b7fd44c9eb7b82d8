// Owns what a player may stake on the plays of a lottery, and win.

import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { plays } from '#lottery/selection/board.ts';
import { formatMoney } from '#values/money.ts';
import { handle } from '../../pipeline/handle.ts';
import { termsOf } from '../../play/terms.ts';

export default handle('lottery/getLotBettingLimit', async ({ request, db }) => {
  const terms = await termsOf(db, request.lotCode, request.lotVersion);
  return {
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
