// Owns money arithmetic: yuan as a bigint count of 0.0001 yuan, read, cut and written without loss.

/** An amount in 0.0001 yuan. Odds, bonus groups and rates use the same scale (1.98 is 19,800n). */
export type Money = bigint;

/** One yuan; also the number 1 of odds and rates. */
export const YUAN: Money = 10_000n;
const CENT: Money = 100n;
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

/** Cuts to 0.01, towards zero: 1.999 is 1.99 and -1.999 is -1.99. */
export function truncate2(amount: Money): Money {
  return amount - (amount % CENT);
}

/** amount × factor, cut to 0.0001 towards zero. */
export function times(amount: Money, factor: Money): Money {
  return (amount * factor) / YUAN;
}

/** The shortest exact decimal: `19.8`, `0.6533`, `-2`. This is the form on the wire. */
export function formatMoney(amount: Money): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(5, '0');
  const fraction = digits.slice(-4).replace(/0+$/, '');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -4)}${fraction && `.${fraction}`}`;
}

/** What a screen shows: always two decimals, cut and never rounded. */
export function formatYuan(amount: Money): string {
  const cut = truncate2(amount);
  const digits = (cut < 0n ? -cut : cut).toString().padStart(5, '0');
  return `${cut < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4, -2)}`;
}
