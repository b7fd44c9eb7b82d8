// The examples of what a first deposit brings, by the same arithmetic as the deposit itself.
import type { FirstRechargeInfoAnswer } from '#contract/activity.generated.ts';
import { depositGift } from '#values/depositGift.ts';
import { parseMoney, wireMoney, YUAN } from '#values/money.ts';

type Terms = Pick<FirstRechargeInfoAnswer, 'min' | 'percent' | 'cap'>;

/** The gift on so many yuan, as the wire writes amounts. */
export const giftFor = ({ min, percent, cap }: Terms, yuan: number): string =>
  wireMoney(
    depositGift(BigInt(yuan) * YUAN, {
      type: 'percent',
      value: parseMoney(percent) / 100n,
      least: parseMoney(min),
      most: parseMoney(cap),
    }),
  );

/** The least deposit, some round ones above it, and the first that brings the most. */
export function exampleDeposits({ min, percent, cap }: Terms): number[] {
  const least = Math.ceil(Number(min));
  const most = Number(cap) > 0 ? Math.ceil((Number(cap) * 100) / Number(percent)) : 0;
  const round = [500, 1000, 2000].filter((yuan) => yuan > least && (most === 0 || yuan < most));
  return [...new Set([least, ...round, ...(most > least ? [most] : [])])];
}
