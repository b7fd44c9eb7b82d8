import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { plays } from '#lottery/selection/board.ts';
import { handle } from '../../pipeline/handle.ts';
import { periodAt } from '../../play/calendar.ts';
import { hasMode, oddsMark, rulesAt, termsOf } from '../../play/terms.ts';

export default handle(
  'lottery/getCreditOddsList',
  async ({ request, station, db, now }) => {
    const terms = await termsOf(db, request.lotCode, LotVersion.credit);
    // Odds of Mark Six follow the lunar year of the draw that a bet made now waits for.
    const rules = rulesAt(terms, new Date(periodAt(terms.lottery, now.getTime()).opensMs));
    return {
      oddsList: plays(terms.family, 'credit').map((play) => {
        const odds = terms.oddsOf(play, rules);
        return {
          playCode: play.code,
          playName: play.name,
          groupName: play.group,
          isOpen: hasMode(station, LotVersion.credit) && terms.limitsOf(play.code).isOpen,
          oddsMark: oddsMark(play, odds),
          odds: Object.entries(odds).map(([name, peilv]) => ({ name, peilv })),
        };
      }),
    };
  },
  { shared: 'everybody' },
);
