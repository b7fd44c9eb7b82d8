// The rule that what the line of an agent, rebates, shares of friends and better odds take of a bet together is no more than the station allows: for credit bets and for rounds of platforms.
import type { RuleFinding } from '#station/checks/rule.ts';
import { formatMoney } from '#values/money.ts';
import type { ContentFiles } from '../../content.generated.ts';
import type { ContentSet } from '../../contentSet.ts';
import { dearRows, type OddsRow, rulesOf, usualReturn } from '../../oddsReturn.ts';
import { limitOf, percent, tooDear } from '../../worstCost.ts';
import { contentRule } from '../rule.ts';

type Category = keyof NonNullable<ContentFiles['team']['friendPercents']>;

/** What the schema says of a team that leaves it out. */
const usualRate = '13.5';

const categories: readonly Category[] = [
  'lottery',
  'lhc',
  'live',
  'egame',
  'chess',
  'fish',
  'sport',
  'esport',
];
/** Those that are bet on with odds of the station. */
const onCredit: ReadonlySet<Category> = new Set(['lottery', 'lhc']);

const highest = (shares: Iterable<bigint>): bigint =>
  [...shares].reduce((most, one) => (one > most ? one : most), 0n);

/** The highest rebate of a category; one above the limit of a bet is found by share-of-bets, as that alone. */
const rebateOf = ({ rebates }: ContentSet, category: Category, most: bigint): bigint =>
  highest(
    (rebates?.tiers ?? [])
      .filter((tier) => tier.category === category)
      .map((tier) => percent(tier.percent))
      .filter((share) => share <= most),
  );

/** What the best odds of the set give back above the default ones, in percent; odds above fair are found by odds-above-fair. */
function betterOdds(beside: ContentSet): bigint {
  const settings = beside['play-settings'];
  const rules = rulesOf(settings);
  const lists: OddsRow[][] = [
    settings?.odds ?? [],
    ...(beside.lotteries?.items ?? []).map(({ odds }) => odds ?? []),
  ];
  return highest(
    lists
      .flatMap((rows) => dearRows(rows, rules))
      .filter(({ given }) => given <= 10_000n)
      // From hundredths of a percent.
      .map((row) => (row.given - usualReturn(row, rules)) * 100n),
  );
}

interface Cost {
  category: Category;
  rebate: bigint;
  friend: bigint;
  odds: bigint;
}

const besideLine = ({ rebate, friend, odds }: Cost): bigint => rebate + friend + odds;

const inWords = (rate: bigint, { rebate, friend, odds }: Cost): string =>
  [
    [rate, 'to the line of the agent'],
    [rebate, 'as a rebate'],
    [friend, 'as the share of a friend'],
    [odds, 'by odds above the default'],
  ]
    .filter(([share]) => (share as bigint) > 0n)
    .map(([share, what]) => `${formatMoney(share as bigint)} % ${what}`)
    .join(', ');

export const lineCost = contentRule({
  name: 'line-cost',
  severity: 'error',
  page: 'Agents earn their rate of every bet of their team, also where no bonus group takes it out of the prize: of credit bets at the station’s odds, and of rounds of platforms. At worst the line of an agent takes ratePercentMost, and the rebate of the category, the share of a friend and odds above the default come on top. Together they are above what the station allows. Credit odds keep some percent of a stake, platforms as much as they say: whoever lets agents earn from these sets costLimits.linePercentMost to what is kept. Lower ratePercentMost, the rebate or the odds, or raise the limit in the file of the station.',
  kinds: ['team'],
  good: '{ "ratePercentMost": "13.5", "bonusGroupLeast": 1700 }',
  bad: '{ "ratePercentMost": "20.5", "bonusGroupLeast": 1580 }',
  quietAfter: ['agent-rates', 'bonus-group', 'share-of-bets', 'fraction-of-percent'],
  *check({ file, beside, station }): Generator<RuleFinding> {
    const { ratePercentMost: given = usualRate, commissionLevels, friendPercents = {} } = file;
    const most = limitOf(station, 'linePercentMost');
    const ofBets = limitOf(station, 'betPercentMost');
    const rate = commissionLevels === 0 ? 0n : percent(given);
    const odds = betterOdds(beside);
    const [dearest] = categories
      .map(
        (category): Cost => ({
          category,
          rebate: rebateOf(beside, category, ofBets),
          friend: percent(friendPercents[category] ?? '0'),
          odds: onCredit.has(category) ? odds : 0n,
        }),
      )
      .toSorted((a, b) => Number(besideLine(b) - besideLine(a)));
    const cost = rate + besideLine(dearest!);
    if (cost <= most) return;
    const left = most - besideLine(dearest!);
    // Rates are multiples of a tenth of a percent, usually.
    const tenth = percent('0.1');
    const meant = left > 0n ? formatMoney((left / tenth) * tenth) : undefined;
    const path = ['ratePercentMost'];
    yield tooDear(
      path,
      {
        says: `Of a bet on ${dearest!.category}${onCredit.has(dearest!.category) ? ' at credit odds' : ''} ${formatMoney(cost)} % goes out at worst beside its prize: ${inWords(rate, dearest!)}`,
        limit: 'linePercentMost',
        most,
        unit: '%',
        instead: 'Lower the highest rate',
      },
      meant === undefined || commissionLevels === 0
        ? undefined
        : {
            description: `Write ${JSON.stringify(meant)}`,
            safe: false,
            changes: [{ kind: file.ratePercentMost === undefined ? 'insert' : 'set', path, value: meant }],
          },
    );
  },
});
