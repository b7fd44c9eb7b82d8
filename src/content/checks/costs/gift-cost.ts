// The rule that a gift with a deposit is worth no more than a share of the bets it asks for.
import type { LocalText } from '#contract/station.generated.ts';
import type { RuleFinding } from '#station/checks/rule.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import { localText, type Station } from '#station/station.ts';
import { formatMoney, type Money, parseMoney } from '#values/money.ts';
import type { ContentFiles } from '../../content.generated.ts';
import { limitOf, shareOf, timesOf, tooDear } from '../../worstCost.ts';
import { contentRule } from '../rule.ts';

export interface Gift {
  path: Path;
  /** Of the turnover of the gift. */
  turnoverPath: Path;
  gift: Money;
  /** The deposit that brings it. */
  deposit: Money;
  giftTurnover: string | undefined;
  depositTurnover: string;
  limit: 'giftPercentMost' | 'betPercentMost';
  how: string;
  /** The figure as it is written. */
  given: string;
  name: LocalText;
}

/** The least whole times of turnover at which a gift is within the limit; undefined where none a file may ask for is enough. */
function enoughTimes(one: Gift, most: bigint): string | undefined {
  for (let times = 1; times <= 50; times++) {
    const share = shareOf(one.gift, betsFor({ ...one, giftTurnover: String(times) }));
    if (share !== null && share <= most) return String(times);
  }
  return undefined;
}

/** The fix that asks for more turnover. */
const turnoverFix = ({ turnoverPath, giftTurnover }: Gift, times: string | undefined): RuleFinding['fix'] =>
  times === undefined
    ? undefined
    : {
        description: `Ask for ${times} times of turnover`,
        safe: false,
        changes: [{ kind: giftTurnover === undefined ? 'insert' : 'set', path: turnoverPath, value: times }],
      };

/** The fix that gives what the name says, where that is within the limit: then the figure is what was mistyped. */
function figureOfName(one: Gift, most: bigint): RuleFinding['fix'] {
  const { gift, given } = one;
  const meant = [...localText(one.name, 'zh-CN').matchAll(/\d+(?:\.\d+)?/g)]
    .map(([figure]) => figure)
    .find((figure) => {
      const cost = (gift * parseMoney(figure)) / parseMoney(given);
      const share = shareOf(cost, betsFor({ ...one, gift: cost }));
      return parseMoney(figure) < parseMoney(given) && share !== null && share <= most;
    });
  return meant === undefined
    ? undefined
    : {
        ...writeFix(one.path, meant, false),
        description: `Write ${JSON.stringify(meant)}, as the name says`,
      };
}

function* judged(one: Gift, station: Station | undefined): Generator<RuleFinding> {
  const { gift, deposit, giftTurnover = '1', limit } = one;
  const bets = betsFor(one);
  const share = shareOf(gift, bets);
  const most = limitOf(station, limit);
  const isUnbet = Number(giftTurnover) === 0;
  if (gift === 0n || (share !== null && share <= most && !isUnbet)) return;
  const said = `${formatMoney(gift)} yuan for a deposit of ${formatMoney(deposit)}${one.how}`;
  const times = enoughTimes(one, most);
  yield tooDear(
    isUnbet ? one.turnoverPath : one.path,
    {
      says: isUnbet
        ? `At worst it gives ${said} with no bet on the gift`
        : `At worst it gives ${said} and asks for bets of ${formatMoney(bets)}, so it costs ${formatMoney(share!)} % of them`,
      limit,
      most,
      unit: '% of the bets',
      instead: times === undefined ? 'Give less' : `Give less, ask for ${times} times of turnover`,
    },
    isUnbet ? turnoverFix(one, times) : (figureOfName(one, most) ?? turnoverFix(one, times)),
  );
}

const timesSaid = { once: '', first: '', daily: ' each day', always: ', at every deposit' } as const;

/** The deposit at which an offer is dearest: any for a percentage, the least for an amount. */
function giftOfOffer(offer: ContentFiles['deposit-offers']['items'][number], at: number): Gift {
  const isPercent = offer.giftPercent !== undefined;
  const least = parseMoney(offer.leastDeposit ?? '0');
  const deposit = isPercent && least === 0n ? parseMoney('100') : least;
  const whole = isPercent
    ? (deposit * parseMoney(offer.giftPercent!)) / parseMoney('100')
    : parseMoney(offer.giftAmount ?? '0');
  const cap = parseMoney(offer.mostGift ?? '0');
  return {
    path: ['items', at, isPercent ? 'giftPercent' : 'giftAmount'],
    turnoverPath: ['items', at, 'giftTurnover'],
    gift: isPercent && cap > 0n && cap < whole ? cap : whole,
    deposit,
    giftTurnover: offer.giftTurnover,
    depositTurnover: offer.depositTurnover ?? '1',
    limit: offer.times === 'always' ? 'betPercentMost' : 'giftPercentMost',
    how: timesSaid[offer.times],
    given: (isPercent ? offer.giftPercent : offer.giftAmount) ?? '0',
    name: offer.name,
  };
}

export const giftsOfOffers = ({ items }: ContentFiles['deposit-offers']): Gift[] => items.map(giftOfOffer);

export const giftsOfCoupons = (
  { items }: ContentFiles['coupons'],
  settings: ContentFiles['deposit-settings'] | undefined,
): Gift[] =>
  items.map((one, at) => ({
    path: ['items', at, 'amount'],
    turnoverPath: ['items', at, 'turnover'],
    gift: parseMoney(one.amount),
    deposit: parseMoney(one.least ?? '0'),
    giftTurnover: one.turnover,
    depositTurnover: settings?.depositTurnover ?? '1',
    limit: 'giftPercentMost',
    how: '',
    given: one.amount,
    name: one.name,
  }));

/** What has to be bet for a gift and the deposit that brings it. */
export const betsFor = ({ gift, deposit, giftTurnover = '1', depositTurnover }: Gift): Money =>
  timesOf(gift, giftTurnover) + timesOf(deposit, depositTurnover);

const offer = '"key": "a", "name": "A gift", "kinds": ["bank"], "times": "first"';

export const giftCost = contentRule({
  name: 'gift-cost',
  severity: 'error',
  page: 'A deposit offer or a coupon gives more than the bets it asks for can bring the station: whoever takes it and bets as little as allowed leaves with a gain. What counts is the dearest case: the gift at its least deposit, in percent of the turnover of gift and deposit together. Give less, ask for a larger deposit or more turnover, or raise costLimits.giftPercentMost in the file of the station; an offer of every deposit counts against costLimits.betPercentMost. A gift without turnover is refused whatever it costs.',
  kinds: ['deposit-offers', 'coupons'],
  good: `{ "items": [{ ${offer}, "giftPercent": "20", "leastDeposit": "100", "giftTurnover": "5" }] }`,
  bad: `{ "items": [{ ${offer}, "giftPercent": "100", "leastDeposit": "100", "giftTurnover": "2" }] }`,
  quietAfter: ['one-gift', 'reversed-limits'],
  *check({ kind, file, beside, station }) {
    const gifts =
      kind === 'deposit-offers'
        ? giftsOfOffers(file as ContentFiles['deposit-offers'])
        : giftsOfCoupons(file as ContentFiles['coupons'], beside['deposit-settings']);
    for (const one of gifts) yield* judged(one, station);
  },
});
