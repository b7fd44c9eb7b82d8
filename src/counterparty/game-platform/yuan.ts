// Owns amounts as the platform writes them: on the wire with four decimals, to players cut to two.

/** From 0.0001 yuan: 88888800n is "8888.8800". */
export function yuanText(amount: bigint): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(5, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** As a player sees it: cut, never rounded. */
export const shownYuan = (amount: bigint): string => yuanText(amount).slice(0, -2);
