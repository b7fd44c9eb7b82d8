// The prizes of a lottery's official plays at both ends of the rebate slider, as whoever asks may play.

import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { bonusGroupAt, prizes, QUOTED_PRICE } from '#lottery/bet/prize.ts';
import { plays } from '#lottery/selection/board.ts';
import { formatMoney } from '#values/money.ts';
import { handle } from '../../pipeline/handle.ts';
import { hasMode, ownTerms, termsOf } from '../../play/terms.ts';

export default handle('lottery/getOffcialOddsList', async ({ request, station, db, session }) => {
  const terms = ownTerms(
    await termsOf(db, request.lotCode, LotVersion.official),
    session?.groupBonus ?? null,
  );
  const lowest = bonusGroupAt(terms.highestGroup, terms.mostRebate);
  return {
    maxBonusGroup: formatMoney(terms.highestGroup),
    maxRebate: formatMoney(terms.mostRebate),
    canChase: terms.settings.chase === 'on',
    basePrice: formatMoney(QUOTED_PRICE),
    oddsList: plays(terms.family, 'official').map((play) => {
      const low = prizes(play, lowest, terms.settings);
      return {
        playCode: play.code,
        playName: play.name,
        groupName: play.group,
        isOpen: hasMode(station, LotVersion.official) && terms.limitsOf(play.code).isOpen,
        prizes: Object.entries(prizes(play, terms.highestGroup, terms.settings)).map(([name, prize]) => ({
          name,
          maxPrize: formatMoney(prize),
          minPrize: formatMoney(low[name] ?? prize),
        })),
      };
    }),
  };
});
