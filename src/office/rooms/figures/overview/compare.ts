// How much more or less a figure is than another.
import { readMoney } from '#values/money.ts';

const decimals = 1;

/** The change in percent with its sign, such as +12.5%; undefined where there was nothing before. Of amounts as the wire has them. */
export function changeOf(amount: string, before: string): string | undefined {
  const was = Number(readMoney(before) ?? 0n);
  if (was === 0) return undefined;
  const percent = ((Number(readMoney(amount) ?? 0n) - was) / Math.abs(was)) * 100;
  const shown = Math.abs(percent).toFixed(decimals);
  return Number(shown) === 0 ? '0%' : `${percent > 0 ? '+' : '−'}${shown}%`;
}
