// Why a withdrawal waits: the rules that hold it, each with its threshold and with what the member has of it, as a clerk reads them.
import type { Figures } from './figures.ts';

/** Ids of the rules, in the order in which they are said; each has its text at the office. */
export const whyRules = [
  'atDesk',
  'byHand',
  'large',
  'turnoverMissing',
  'turnoverFee',
  'wantedBack',
  'accountStopped',
  'firstWithdrawal',
  'newCard',
  'moreThanPaidIn',
  'sameCard',
  'sameDevice',
  'sameAddress',
  'otherWaiting',
] as const;

export type WhyRule = (typeof whyRules)[number];

/** A rule with its threshold and the member's own figure, amounts in 0.0001 yuan; 'none' where the rule has no figures. */
export type Why =
  | { rule: WhyRule; measure: 'none' }
  | { rule: WhyRule; measure: 'money'; threshold: bigint; figure: bigint }
  | { rule: WhyRule; measure: 'count'; threshold: number; figure: number };

/** What the rules look at beside the figures of the member. */
export interface Order {
  /** Where it is decided: by a company's desk, or at the office. */
  decidesOn: 'office' | 'desk';
  amount: bigint;
  turnoverFee: bigint;
  isLarge: boolean;
  isWantedBack: boolean;
  accountState: string;
  /** From this amount on the station wants a person to review it; null where its rule has none now. */
  reviewFrom: bigint | null;
}

const none = (rule: WhyRule): Why => ({ rule, measure: 'none' });
const money = (rule: WhyRule, threshold: bigint, figure: bigint): Why => ({
  rule,
  measure: 'money',
  threshold,
  figure,
});
const count = (rule: WhyRule, threshold: number, figure: number): Why => ({
  rule,
  measure: 'count',
  threshold,
  figure,
});

/** Every rule that applies. The first says who decides, so that there is always one: nothing is paid here by itself. */
export function whyItWaits(order: Order, figures: Figures): Why[] {
  const { amount } = order;
  const missing = figures.required > figures.bet;
  const paidIn = figures.depositSum;
  return [
    none(order.decidesOn === 'desk' ? 'atDesk' : 'byHand'),
    // As it was when the order was made: without a rule of today the amount alone is shown.
    ...(order.isLarge ? [money('large', order.reviewFrom ?? amount, amount)] : []),
    ...(missing ? [money('turnoverMissing', figures.required, figures.bet)] : []),
    ...(order.turnoverFee > 0n ? [money('turnoverFee', 0n, order.turnoverFee)] : []),
    ...(order.isWantedBack ? [none('wantedBack')] : []),
    ...(order.accountState === 'enabled' ? [] : [none('accountStopped')]),
    ...(figures.paidTimes === 0 ? [count('firstWithdrawal', 1, 0)] : []),
    ...(figures.paidTimes > 0 && figures.paidToCard === 0 ? [count('newCard', 1, 0)] : []),
    ...(amount > paidIn ? [money('moreThanPaidIn', paidIn, amount)] : []),
    ...(figures.sameCard > 0 ? [count('sameCard', 0, figures.sameCard)] : []),
    ...(figures.sameDevice > 0 ? [count('sameDevice', 0, figures.sameDevice)] : []),
    ...(figures.sameAddress > 0 ? [count('sameAddress', 0, figures.sameAddress)] : []),
    ...(figures.otherWaiting > 0 ? [count('otherWaiting', 0, figures.otherWaiting)] : []),
  ];
}
