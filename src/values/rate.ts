// Rates: percents, permilles and factors as exact decimals of at most twelve places, and the shares of amounts they make.
import type { Money } from './money.ts';

/** A decimal in units of 10^-12: a rate of four places would lose what a station may write, and a float is never exact. */
export type Rate = bigint;

const ONE: Rate = 10n ** 12n;
const DECIMAL = /^(0|[1-9]\d*)(?:\.(\d{1,12}))?$/;

/** Reads `0`, `7.5`, `7.50`; undefined for anything else. */
export function readRate(text: string): Rate | undefined {
  const match = DECIMAL.exec(text);
  return match ? BigInt(match[1]!) * ONE + BigInt((match[2] ?? '').padEnd(12, '0')) : undefined;
}

/** Millionths, as tables keep a rate a year, in percent: 40000n is 4. */
export const percentOfMillionths = (millionths: bigint): Rate => millionths * 10n ** 8n;

/** amount × factor, cut towards zero. */
export const timesRate = (amount: Money, factor: Rate): Money => (amount * factor) / ONE;

/** So many percent of an amount, cut towards zero. */
export const percentOf = (amount: Money, percent: Rate): Money => (amount * percent) / (ONE * 100n);

/** Whether a part is at most so many percent of the whole, exactly. */
export const isWithinPercent = (part: bigint, whole: bigint, percent: Rate): boolean =>
  part * 100n * ONE <= whole * percent;

/** So many permille of an amount, cut towards zero. */
export const permilleOf = (amount: Money, permille: Rate): Money => (amount * permille) / (ONE * 1000n);

/** What an amount earns in a day at so many percent a year, cut towards zero. A year has 365 days, leap years as well. */
export const dailyInterest = (amount: Money, annualPercent: Rate): Money =>
  (amount * annualPercent) / (ONE * 100n * 365n);

/** The average without rounding on the way, as a text cut to four decimals; 0 where there is none. */
export function averageRate(rates: readonly Rate[]): string {
  const sum = rates.reduce((total, rate) => total + rate, 0n);
  const digits = (rates.length === 0 ? 0n : sum / BigInt(rates.length) / 10n ** 8n)
    .toString()
    .padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}
