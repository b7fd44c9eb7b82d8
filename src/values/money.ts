// Money arithmetic: yuan as a bigint count of 0.0001 yuan, read, cut and written without loss.
import { amountText } from './amount.ts';

/** An amount in 0.0001 yuan. Odds, bonus groups and rates use the same scale (1.98 is 19,800n). */
export type Money = bigint;

/** One yuan; also the number 1 of odds, rates and shares. */
export const YUAN: Money = 10_000n;
export const CENT: Money = 100n;
const DECIMAL = /^(-?)(\d{1,18})(?:\.(\d{1,4})0*)?$/;

/** Reads `12`, `12.5`, `-0.0001`. Returns undefined for anything that is not exact to 0.0001. */
export function readMoney(value: unknown): Money | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const match = DECIMAL.exec(String(value));
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const amount = BigInt(whole) * YUAN + BigInt(fraction.padEnd(4, '0'));
  return sign === '-' ? -amount : amount;
}

/** As `readMoney`, for text that is known to be a decimal (rule tables, columns of our own database). */
export function parseMoney(value: string | number): Money {
  const amount = readMoney(value);
  if (amount === undefined) throw new RangeError(`not a decimal with at most four places: ${value}`);
  return amount;
}

/** As `readMoney`, for a field that is still being typed into: `12.` is 12. */
export const readTyped = (typed: string): Money | undefined => readMoney(typed.replace(/\.$/, ''));

/** Cuts to 0.01, towards zero: 1.999 is 1.99 and -1.999 is -1.99. */
export function truncate2(amount: Money): Money {
  return amount - (amount % CENT);
}

/** Cuts to whole yuan, towards zero. */
export const wholeYuan = (amount: Money): Money => amount - (amount % YUAN);

/** amount × factor, cut to 0.0001 towards zero. A share in hundredths of a percent is such a factor: 150n is 1.5%. */
export function times(amount: Money, factor: Money): Money {
  return (amount * factor) / YUAN;
}

/** amount ÷ rate, cut to 0.0001 towards zero: yuan in a currency of which one unit costs `rate`. */
export function dividedBy(amount: Money, rate: Money): Money {
  return (amount * YUAN) / rate;
}

/** The least of a currency, to its 0.01, that is worth this amount: what is asked for a payment is never too little. */
export function worthAtLeast(amount: Money, rate: Money): Money {
  const exact = (amount * YUAN + rate - 1n) / rate;
  return ((exact + CENT - 1n) / CENT) * CENT;
}

/** Four decimals, as calls write amounts: 88888800n is `8888.8800`. */
export function wireMoney(amount: Money): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(5, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** The shortest exact decimal: `19.8`, `0.6533`, `-2`. Odds, rates and stakes are written so. */
export const formatMoney = (amount: Money): string => wireMoney(amount).replace(/\.?0+$/, '');

/** What a player sees of limits and fees: thousands grouped, always two decimals, cut and never rounded. */
export const formatYuan = (amount: Money): string => amountText(wireMoney(truncate2(amount)));
