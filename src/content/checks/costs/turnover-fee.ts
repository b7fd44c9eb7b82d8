// The rule that nobody takes a gift, pays the fee for the turnover that is missing, and leaves with a gain.
import { writeFix } from '#station/read/schemaPlace.ts';
import { formatMoney, parseMoney } from '#values/money.ts';
import type { ContentSet } from '../../contentSet.ts';
import { limitOf, percent, shareOf } from '../../worstCost.ts';
import { contentRule } from '../rule.ts';
import { betsFor, type Gift, giftsOfCoupons, giftsOfOffers } from './gift-cost.ts';

const giftsOf = (beside: ContentSet): Gift[] => [
  ...(beside['deposit-offers'] ? giftsOfOffers(beside['deposit-offers']) : []),
  ...(beside.coupons ? giftsOfCoupons(beside.coupons, beside['deposit-settings']) : []),
];

/** The least fee with two decimals that costs as much as a gift brings; `share` in percent. */
const enough = (share: bigint): string => formatMoney(((share + 99n) / 100n) * 100n);

export const turnoverFee = contentRule({
  name: 'turnover-fee',
  severity: 'error',
  page: 'A withdrawal may pay a fee in place of the turnover that is missing, and a gift brings more than that fee: whoever deposits, takes the gift, pays the fee and leaves has gained without a bet, as often as the offer allows. What counts is the dearest gift in percent of the bets it asks for. Raise turnoverFeePercent to that, ask for more turnover, or leave the fee out, so that a withdrawal with missing turnover is refused. Gifts above costLimits.giftPercentMost are found by gift-cost.',
  kinds: ['withdrawal-rules'],
  good: '{ "turnoverFeePercent": "10" }',
  bad: '{ "turnoverFeePercent": "1" }',
  around: {
    beside: {
      'deposit-offers': {
        items: [
          {
            key: 'first',
            name: 'A gift',
            kinds: ['bank'],
            times: 'first',
            giftPercent: '20',
            leastDeposit: '100',
            giftTurnover: '5',
          },
        ],
      },
    },
  },
  *check({ file: { turnoverFeePercent }, beside, station }) {
    if (turnoverFeePercent === undefined) return;
    const dearest = giftsOf(beside)
      .map((one) => ({ ...one, share: shareOf(one.gift, betsFor(one)) ?? 0n }))
      .filter(({ share, limit }) => share <= limitOf(station, limit))
      .reduce<{ gift: bigint; deposit: bigint; share: bigint }>(
        (most, one) => (one.share > most.share ? one : most),
        { gift: 0n, deposit: 0n, share: 0n },
      );
    if (dearest.share <= percent(turnoverFeePercent)) return;
    const least = enough(dearest.share);
    yield {
      path: ['turnoverFeePercent'],
      at: 'value',
      message: `A gift of ${formatMoney(dearest.gift)} yuan for a deposit of ${formatMoney(dearest.deposit)} is ${formatMoney(dearest.share)} % of the bets it asks for, more than the fee in place of them.`,
      consequence: `Nothing of the file is applied: members would take the gift and leave without a bet. Ask for at least ${least} %, or leave turnoverFeePercent out.`,
      fix: parseMoney(least) <= percent('100') ? writeFix(['turnoverFeePercent'], least, false) : undefined,
    };
  },
});
