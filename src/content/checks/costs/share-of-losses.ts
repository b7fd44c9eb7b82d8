// The rule that what goes back to players of their losses is no more than the station allows.
import { formatMoney } from '#values/money.ts';
import type { TermsOf } from '../../activityTerms.ts';
import { soundTerms } from '../../soundTerms.ts';
import { limitOf, percent, pointLost, tooDear } from '../../worstCost.ts';
import { contentRule } from '../rule.ts';

const rest = '"type": "daily", "title": "A", "picture": "/art/a.svg", "content": "<p>A</p>"';
const week = (rate: string): string =>
  `{ "items": [{ "key": "a", "kind": "deficit", ${rest}, "terms": { "minValidBet": "0", "tiers": [{ "from": "100", "rate": "${rate}" }], "cap": null } }] }`;

export const shareOfLosses = contentRule({
  name: 'share-of-losses',
  severity: 'error',
  page: 'A rebate of losses gives back more of them than the station allows. A player keeps what is won and gets a share of what is lost: at half, every large bet is in his favour. Mostly a digit too many was typed. Lower the rate, or raise costLimits.lossPercentMost in the file of the station.',
  kinds: ['activities'],
  good: week('8'),
  bad: week('80'),
  quietAfter: ['activity-terms'],
  *check({ file, station }) {
    const most = limitOf(station, 'lossPercentMost');
    for (const { kind, terms, path } of soundTerms(file)) {
      if (kind !== 'deficit') continue;
      for (const [at, { rate }] of (terms as TermsOf<'deficit'>).tiers.entries())
        if (percent(rate.text) > most)
          yield tooDear(
            [...path, 'tiers', at, 'rate'],
            {
              says: `At worst ${formatMoney(percent(rate.text))} % of what a member lost goes back`,
              limit: 'lossPercentMost',
              most,
              unit: '%',
              instead: 'Lower it',
            },
            pointLost([...path, 'tiers', at, 'rate'], rate.text, percent(rate.text), most),
          );
    }
  },
});
