// The first deposit gift (首充, docs/flows.md §11): once for a member, a device and a card.

import { type Money, truncate2 } from '#values/money.ts';
import { percentOf, type Rate, timesRate } from '#values/rate.ts';
import { flag, integer, list, nullable, optional, record } from '../input.ts';
import { refused } from '../refused.ts';
import { rate, units, word } from '../unitInput.ts';
import { unitRule } from '../unitRule.ts';

/** The status of a deposit that has been approved. */
const APPROVED = 2;

export interface FirstRechargeTerms {
  readonly min: Money;
  readonly percent: Rate;
  readonly cap: Money | null;
  readonly factor: Rate;
  /** A smaller first deposit uses the offer up. */
  readonly onlyVeryFirst: boolean;
  readonly oncePerDevice: boolean;
  readonly oncePerCard: boolean;
}

export interface GiftDeposit {
  readonly member: string;
  readonly amount: Money;
  readonly status: number;
  readonly device: string | null;
  readonly card: string | null;
}

/** Who has had what already; `approved` are members with an approved deposit. */
export interface GiftHistory {
  readonly approved: ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
  readonly devices: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
}

/** The gift of a deposit, or why there is none. */
export function firstRechargeGift(terms: FirstRechargeTerms, history: GiftHistory, deposit: GiftDeposit) {
  const { member, amount, device, card } = deposit;
  if (deposit.status !== APPROVED) return refused('NOT_APPROVED');
  if (history.members.has(member)) return refused('USED');
  if (terms.onlyVeryFirst && history.approved.has(member)) return refused('NOT_FIRST');
  if (amount < terms.min) return refused('BELOW_MIN', { missing: terms.min - amount });
  if (terms.oncePerDevice && device !== null && history.devices.has(device)) return refused('DEVICE_USED');
  if (terms.oncePerCard && card !== null && history.cards.has(card)) return refused('CARD_USED');
  const whole = truncate2(percentOf(amount, terms.percent));
  const gift = terms.cap !== null && whole > terms.cap ? terms.cap : whole;
  return { ok: true, gift, requiredBet: timesRate(gift, terms.factor) } as const;
}

export const firstRechargeRule = unitRule(
  'firstRecharge.gift',
  record({
    config: record({
      min: units(),
      percent: rate,
      cap: nullable(units()),
      factor: rate,
      onlyVeryFirst: flag,
      oncePerDevice: flag,
      oncePerCard: flag,
    }),
    deposits: list(
      record({
        member: word,
        amount: units(),
        status: integer(0),
        device: optional(nullable(word), null),
        card: optional(nullable(word), null),
      }),
    ),
  }),
  ({ config, deposits }) => {
    const history = {
      approved: new Set<string>(),
      members: new Set<string>(),
      devices: new Set<string>(),
      cards: new Set<string>(),
    };
    let giftTotal = 0n;
    const results = deposits.map((deposit) => {
      const result = firstRechargeGift(config, history, deposit);
      if (deposit.status === APPROVED) history.approved.add(deposit.member);
      if (result.ok) {
        giftTotal += result.gift;
        history.members.add(deposit.member);
        if (deposit.device !== null) history.devices.add(deposit.device);
        if (deposit.card !== null) history.cards.add(deposit.card);
      }
      return result;
    });
    return { results, giftTotal };
  },
);
