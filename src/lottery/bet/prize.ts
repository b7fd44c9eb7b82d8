// What one winning official unit is worth: prizes by bonus group and rebate.

import { type Money, truncate2, YUAN } from '#values/money.ts';
import type { OfficialPlay } from '../play.ts';
import { waysOf } from '../play.ts';
import type { Rules } from '../rule/settings.ts';

/** The base price prizes are quoted for. */
export const QUOTED_PRICE: Money = 2n * YUAN;
/** The bonus group of the fair game: prize × probability equals the stake. */
export const FAIR_GROUP: Money = 2000n * YUAN;

/** prize(G) = truncate2(G ÷ (1000 × p)) for a unit that wins `ways` of `total` draws, at a base price of 2 yuan. */
export function prizeAt(bonusGroup: Money, ways: number, total: number): Money {
  return truncate2((bonusGroup * BigInt(total)) / (1000n * BigInt(ways)));
}

/** The prize of one unit of every tier of a play, at 2 yuan × 元 × 1. */
export function prizes(play: OfficialPlay, bonusGroup: Money, rules: Rules): Readonly<Record<string, Money>> {
  return Object.fromEntries(
    Object.entries(waysOf(play, rules)).map(([tier, ways]) => [tier, prizeAt(bonusGroup, ways, play.total)]),
  );
}

/** The bonus group a member plays at who takes rebate b: G(b) = G_max − 2000 × b. */
export function bonusGroupAt(highest: Money, rebateRate: Money): Money {
  return highest - 2000n * rebateRate;
}

/** The same line for a site that stores both ends: the most at no rebate, the least at the full one. Cut to 0.01. */
export function between(most: Money, least: Money, fullRebate: Money, rebateRate: Money): Money {
  if (fullRebate === 0n) return truncate2(most);
  return truncate2(most - ((most - least) * rebateRate + fullRebate - 1n) / fullRebate);
}
