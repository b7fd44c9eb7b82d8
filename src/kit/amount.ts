// Owns how an amount of the wire is cut for the screen: truncated to two decimals, never rounded, without leaving text.

export interface AmountParts {
  sign: '' | '-';
  /** Digits before the point, at least one. */
  integer: string;
  /** Two digits. */
  decimals: string;
}

/** Parts of a decimal string such as 8888.8800 or -0.5. Throws where it is none. */
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

/** Places of 0.0001 yuan in an amount as typed or as the wire has it; null where it is none. */
export function unitsOf(value: string): bigint | null {
  const match = /^(-?)(\d{1,15})(?:\.(\d{0,4})0*)?$/.exec(value);
  if (!match) return null;
  const units = BigInt(match[2]! + (match[3] ?? '').padEnd(4, '0'));
  return match[1] ? -units : units;
}

/** The decimal string of so many 0.0001 yuan, such as 8888.8800. */
export function ofUnits(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(5, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
}
