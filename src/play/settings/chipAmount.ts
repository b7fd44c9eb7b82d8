// What a quick amount makes of the amount that stands in its field.
import { formatMoney, readMoney } from '#values/money.ts';

const most = 999_999_999_0000n;

/** In place of the amount, or added to it; what is no amount counts as nothing. */
export function chipAmount(amount: string, chip: string, adds: boolean): string {
  if (!adds) return chip;
  const sum = (readMoney(amount.replace(/\.$/, '')) ?? 0n) + (readMoney(chip) ?? 0n);
  return formatMoney(sum > most ? most : sum);
}
