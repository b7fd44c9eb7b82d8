// Owns an amount as the wire writes it: yuan with four decimals.

/** From 0.0001 yuan: 88888800n is "8888.8800". */
export function money(amount: bigint): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(5, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** For a sentence: without decimals that say nothing. 10958n is "1.0958", 10000n is "1". */
export const yuan = (amount: bigint): string => money(amount).replace(/\.?0+$/, '');
