// How time and money of play are written in a line of text.

import { playTimeOf } from '#session/protection/playTime.ts';
import { t } from '#texts/text.ts';
import { partsOf } from '#values/amount.ts';

/** Seconds in words: 1 h 30 min. */
export function timeText(seconds: number): string {
  const { hours, minutes } = playTimeOf(seconds);
  if (hours === 0) return t('reality.minutes', { minutes });
  return minutes === 0 ? t('reality.hours', { hours }) : t('reality.both', { hours, minutes });
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
