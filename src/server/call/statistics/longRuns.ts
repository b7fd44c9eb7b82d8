// The long runs of the station's lotteries, with the two bets that each of them leads to.
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { handle } from '../../pipeline/handle.ts';
import { periodAt } from '../../play/calendar.ts';
import { longRunsOf } from '../../play/longRuns.ts';
import { hasMode, rulesAt } from '../../play/terms.ts';

export default handle(
  'statistics/longRuns',
  async (asking) => {
    const { station, now } = asking;
    const isSold = hasMode(station, LotVersion.credit);
    return {
      list: (await longRunsOf(asking)).map(({ form, terms, side, ...run }) => {
        const { play, sides, options } = form;
        const opensAt = new Date(periodAt(terms.lottery, now.getTime()).opensMs);
        const odds = terms.oddsOf(play, rulesAt(terms, opensAt));
        const bets = options.map((option, at) => ({
          side: sides[at]!,
          option,
          peilv: odds[option] ?? odds.default ?? '',
        }));
        const [goesOn, ends] = side === sides[0] ? bets : bets.toReversed();
        return {
          ...run,
          form: form.code,
          name: form.name,
          playCode: play.code,
          isOpen: isSold && terms.limitsOf(play.code).isOpen,
          goesOn: goesOn!,
          ends: ends!,
        };
      }),
    };
  },
  // A member's break closes it: the list of guests alone needs nobody's session.
  { shared: 'guests' },
);
