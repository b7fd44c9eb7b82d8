// The rule that interest on savings is no more than the station allows.

import { formatMoney, parseMoney } from '#values/money.ts';
import { dailyInterest, percentOfMillionths } from '#values/rate.ts';
import { limitOf, percent, pointLost, tooDear } from '../../worstCost.ts';
import { contentRule } from '../rule.ts';

export const interestCost = contentRule({
  name: 'interest-cost',
  severity: 'error',
  page: 'Interest is paid every day on what members keep in their savings, with no bet for it, and it costs the station whatever happens. This rate is above what the station allows in a year; mostly a point was lost (40 for 4.0). Lower it, or raise costLimits.interestPercentMost in the file of the station.',
  kinds: ['interest'],
  good: '{ "annualPercent": "4" }',
  bad: '{ "annualPercent": "40" }',
  *check({ file: { annualPercent, most: savings = '1000000' }, station }) {
    const most = limitOf(station, 'interestPercentMost');
    const rate = percent(annualPercent);
    if (rate <= most) return;
    const daily = dailyInterest(parseMoney(savings), percentOfMillionths(rate));
    yield tooDear(
      ['annualPercent'],
      {
        says: `Interest of ${annualPercent} % a year costs ${formatMoney(daily)} yuan a day at worst, on the most savings of one member`,
        limit: 'interestPercentMost',
        most,
        unit: '% a year',
        instead: 'Lower it',
      },
      pointLost(['annualPercent'], annualPercent, rate, most),
    );
  },
});
