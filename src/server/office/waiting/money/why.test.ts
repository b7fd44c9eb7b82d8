// Why a withdrawal waits: each rule by itself, with its threshold and the member's figure.
import { expect, test } from 'vitest';
import type { Figures } from './figures.ts';
import { type Order, type WhyRule, whyItWaits, whyRules } from './why.ts';

const order: Order = {
  decidesOn: 'office',
  amount: 100n,
  turnoverFee: 0n,
  isLarge: false,
  isWantedBack: false,
  accountState: 'enabled',
  reviewFrom: null,
};
const figures: Figures = {
  paidTimes: 3,
  paidSum: 900n,
  paidToCard: 1,
  lastPaidAt: new Date(0),
  depositTimes: 1,
  depositSum: 100n,
  giftSum: 0n,
  bet: 50n,
  required: 50n,
  otherWaiting: 0,
  sameCard: 0,
  sameDevice: 0,
  sameAddress: 0,
};

/** What differs from a member of whom nothing is to be said, and what is said then; amounts in 0.0001 yuan. */
const cases: Record<WhyRule, [Partial<Order>, Partial<Figures>, [unknown, unknown] | null]> = {
  atDesk: [{ decidesOn: 'desk' }, {}, null],
  byHand: [{}, {}, null],
  large: [{ isLarge: true, reviewFrom: 80n }, {}, [80n, 100n]],
  turnoverMissing: [{}, { required: 51n }, [51n, 50n]],
  turnoverFee: [{ turnoverFee: 7n }, {}, [0n, 7n]],
  wantedBack: [{ isWantedBack: true }, {}, null],
  accountStopped: [{ accountState: 'frozen' }, {}, null],
  firstWithdrawal: [{}, { paidTimes: 0, paidToCard: 0 }, [1, 0]],
  newCard: [{}, { paidToCard: 0 }, [1, 0]],
  moreThanPaidIn: [{ amount: 101n }, {}, [100n, 101n]],
  sameCard: [{}, { sameCard: 1 }, [0, 1]],
  sameDevice: [{}, { sameDevice: 2 }, [0, 2]],
  sameAddress: [{}, { sameAddress: 50 }, [0, 50]],
  otherWaiting: [{}, { otherWaiting: 1 }, [0, 1]],
};

test.each(whyRules)('%s is said where it applies, with its figures, and nothing beside it', (rule) => {
  const [ofOrder, ofMember, said] = cases[rule];
  const why = whyItWaits({ ...order, ...ofOrder }, { ...figures, ...ofMember });
  const [who, own] = rule === 'atDesk' || rule === 'byHand' ? [why[0], undefined] : [why[0], why[1]];
  expect(who).toEqual({ rule: rule === 'atDesk' ? 'atDesk' : 'byHand', measure: 'none' });
  expect(why).toHaveLength(own ? 2 : 1);
  if (own) expect(own).toMatchObject({ rule, ...(said && { threshold: said[0], figure: said[1] }) });
});

test('a large amount whose rule is gone is shown by itself', () => {
  expect(whyItWaits({ ...order, isLarge: true }, figures)[1]).toMatchObject({
    threshold: 100n,
    figure: 100n,
  });
});
