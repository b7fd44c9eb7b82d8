// Owns how an amount of the wire is shown: truncated to two decimals, never rounded. Works on the text itself, so the first screen needs no money arithmetic.

export interface AmountParts {
  sign: '' | '-';
  /** Digits before the point, at least one. */
  integer: string;
  /** Two digits. */
  decimals: string;
}

/** Parts of a decimal string such as 8888.8800 or -0.5. Throws where the text is not an amount. */
export function partsOf(value: string): AmountParts {
  const match = /^(-?)0*(\d+)(?:\.(\d*))?$/.exec(value);
  if (!match) throw new Error(`"${value}" is not an amount.`);
  const integer = match[2]!;
  const decimals = (match[3] ?? '').padEnd(2, '0').slice(0, 2);
  // Nothing is left of -0.001, so nothing is owed.
  const sign = match[1] === '-' && /[1-9]/.test(integer + decimals) ? '-' : '';
  return { sign, integer, decimals };
}

/** An amount as plain text, such as 8888.88. */
export function amountText(value: string): string {
  const { sign, integer, decimals } = partsOf(value);
  return `${sign}${integer}.${decimals}`;
}
