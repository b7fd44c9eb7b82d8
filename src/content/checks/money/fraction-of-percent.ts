// The rule that a rate in percent is not written as a fraction of one.
import type { RuleFinding } from '#station/checks/rule.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import { formatMoney } from '#values/money.ts';
import type { ContentFiles } from '../../content.generated.ts';
import { percent } from '../../worstCost.ts';
import { contentRule } from '../rule.ts';

interface Rate {
  path: Path;
  given: string | undefined;
  /** Below it nobody offers the rate, in percent. */
  least: string;
}

const ofOffers = ({ items }: ContentFiles['deposit-offers']): Rate[] =>
  items.map(({ giftPercent }, at) => ({
    path: ['items', at, 'giftPercent'],
    given: giftPercent,
    least: '0.5',
  }));

const ofTeam = ({
  ratePercentMost,
  quotaBandPercents = [],
  friendPercents = {},
}: ContentFiles['team']): Rate[] => [
  { path: ['ratePercentMost'], given: ratePercentMost, least: '0.2' },
  ...Object.entries(friendPercents).map(
    ([category, given]): Rate => ({ path: ['friendPercents', category], given, least: '0.01' }),
  ),
  ...quotaBandPercents.map((given, at): Rate => ({ path: ['quotaBandPercents', at], given, least: '0.2' })),
];

const ofRebates = ({ tiers = [] }: ContentFiles['rebates']): Rate[] =>
  tiers.map(({ percent: given }, at) => ({ path: ['tiers', at, 'percent'], given, least: '0.01' }));

const ofInterest = ({ annualPercent: given }: ContentFiles['interest']): Rate[] => [
  { path: ['annualPercent'], given, least: '0.1' },
];

function ratesOf(kind: string, file: object): Rate[] {
  if (kind === 'deposit-offers') return ofOffers(file as ContentFiles['deposit-offers']);
  if (kind === 'team') return ofTeam(file as ContentFiles['team']);
  if (kind === 'rebates') return ofRebates(file as ContentFiles['rebates']);
  return ofInterest(file as ContentFiles['interest']);
}

export const fractionOfPercent = contentRule({
  name: 'fraction-of-percent',
  severity: 'warning',
  page: 'A rate in percent is so small that a fraction was written in its place: 0.2 for 20 %. Gifts of deposits are half a percent or more, interest a tenth of a percent a year, the highest rate of agents a fifth of a percent, rebates and shares of friends a hundredth. Write it in percent; a rate of 0 is none, and is no mistake.',
  kinds: ['deposit-offers', 'interest', 'rebates', 'team'],
  good: '{ "items": [{ "key": "a", "name": "A", "kinds": ["bank"], "times": "once", "giftPercent": "1" }] }',
  bad: '{ "items": [{ "key": "a", "name": "A", "kinds": ["bank"], "times": "once", "giftPercent": "0.02" }] }',
  *check({ kind, file }): Generator<RuleFinding> {
    for (const { path, given, least } of ratesOf(kind, file)) {
      if (given === undefined || percent(given) === 0n || percent(given) >= percent(least)) continue;
      const meant = formatMoney(percent(given) * 100n);
      yield {
        path,
        at: 'value',
        message: `It is ${given} %, which is next to nothing; ${meant} % was meant, if this is a fraction.`,
        consequence: 'Members and agents get next to nothing of what was promised.',
        fix: writeFix(path, meant, false),
      };
    }
  },
});
