// Owns how time and money of play are written in a line of text.
import { t } from '#texts/text.ts';
import { partsOf } from '#values/amount.ts';
import { playTimeOf } from '#values/playTime.ts';

/** Seconds in words: 1 h 30 min. */
export function timeText(seconds: number): string {
  const { hours, minutes } = playTimeOf(seconds);
  return hours === 0 ? t('reality.minutes', { minutes }) : t('reality.hours', { hours, minutes });
}

/** An amount of the wire with its yuan sign. */
export function moneyText(value: string): string {
  const { integer, decimals } = partsOf(value);
  return `¥${integer}.${decimals}`;
}

/** A gain or a loss of the wire, with its sign. */
export function signedText(value: string): string {
  const { sign, integer, decimals } = partsOf(value);
  const isNothing = !/[1-9]/.test(integer + decimals);
  return `${sign === '-' ? '−' : isNothing ? '' : '+'}${moneyText(value)}`;
}
