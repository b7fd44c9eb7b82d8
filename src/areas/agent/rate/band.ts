// The band a rate or a bonus group may be set in: its ends, its steps, and what is wrong with a figure.
import { groupMost } from '#values/bonusGroup.ts';
import { formatMoney, readMoney } from '#values/money.ts';

/** Decimals as the wire has them, such as 0 to 7.5 in steps of 0.1. */
export interface Band {
  least: string;
  most: string;
  step: string;
}

export type BandFault = 'format' | 'least' | 'most' | 'step';

/** What is wrong with a typed figure; null where nothing is. */
export function faultIn(band: Band, typed: string): BandFault | null {
  const value = readMoney(typed);
  const [least, most, step] = [readMoney(band.least)!, readMoney(band.most)!, readMoney(band.step)!];
  if (value === undefined || value < 0n) return 'format';
  if (value < least) return 'least';
  if (value > most) return 'most';
  return value % step === 0n ? null : 'step';
}

/** The figure one step up (1) or down (-1), within the band; from between two steps it goes to the next one. */
export function stepped(band: Band, typed: string, direction: 1 | -1): string {
  const [least, most, step] = [readMoney(band.least)!, readMoney(band.most)!, readMoney(band.step)!];
  const value = readMoney(typed) ?? least;
  const below = value - (((value % step) + step) % step);
  const next = direction === 1 ? below + step : below === value ? value - step : below;
  return formatMoney(next < least ? least : next > most ? most : next);
}

/** The highest bonus group that goes with a typed lottery rate, within its band; a rate of 7.5 is 75000 in millionths as it is in money. */
export function groupWith({ most }: Band, base: number, lotteryRate: string): string {
  const group = groupMost(base, Number(readMoney(lotteryRate) ?? 0n));
  return String(Math.min(group, Number(most)));
}

/** The wire's 7.5000 as 7.5. */
export const plainRate = (rate: string): string => formatMoney(readMoney(rate) ?? 0n);
