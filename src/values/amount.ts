// How an amount of the wire is written for a reader: thousands grouped, truncated to two decimals, never rounded; more where it would be shown as zero or has to be exact. Fields and exports have it without groups.

export interface AmountParts {
  sign: '' | '-';
  /** Digits before the point, at least one, thousands apart: 1,234,567. */
  integer: string;
  /** Two digits; up to four where they are needed. */
  decimals: string;
}

/** Threes from the right: 1,234,567. In steps, since a pattern that looks ahead costs more the longer the number. */
function grouped(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(',');
}

/**
 * Parts of a decimal string such as 8888.8800 or -0.5. Throws where it is none. Two decimals, cut; three or four where
 * the amount is less than a cent, so that nothing that is not zero is shown as zero, and where it is to be `exact`.
 */
export function partsOf(value: string, exact = false): AmountParts {
  const match = /^(-?)0*(0|[1-9]\d*)(?:\.(\d*))?$/.exec(value);
  if (!match) throw new Error(`"${value}" is not an amount.`);
  const integer = match[2]!;
  const all = (match[3] ?? '')
    .slice(0, 4)
    .replace(/0{1,4}$/, '')
    .padEnd(2, '0');
  const isBelowCent = integer === '0' && all.startsWith('00');
  const decimals = exact || isBelowCent ? all : all.slice(0, 2);
  // Nothing is left of -0.00001, so nothing is owed.
  const sign = match[1] === '-' && /[1-9]/.test(integer + decimals) ? '-' : '';
  return { sign, integer: grouped(integer), decimals };
}

/** An amount as a reader has it, such as 8,888.88. Throws where it is none. */
export function amountText(value: string, exact = false): string {
  const { sign, integer, decimals } = partsOf(value, exact);
  return `${sign}${integer}.${decimals}`;
}

/** As amountText(), whole yuan without decimals: 8,000 of 8000.0000, 88.50 of 88.5. Limits and prizes are round more often than not. */
export const shortAmount = (value: string): string => amountText(value).replace(/\.00$/, '');

/** An amount as a program, a spreadsheet or a clipboard takes it, without groups: 8888.88. */
export const plainAmount = (value: string, exact = false): string =>
  amountText(value, exact).replaceAll(',', '');

/** An amount as it is typed into a field: 500 of 500.0000, 1088.50 of 1088.5. */
export const typedAmount = (value: string): string => plainAmount(value).replace(/\.00$/, '');
