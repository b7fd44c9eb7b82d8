// How long betting on a period is open still, in the words of a list: a countdown, days, closed, or being drawn.
import './drawTexts.ts';
import type { Period } from '#contract/entities.generated.ts';
import { countdownText } from '#kit/lottery/countdownText.ts';
import type { useText } from '#texts/useText.ts';
import { parseMoment } from '#values/beijingOffset.ts';

/** Seconds to go in which the colour warns. */
const soonSeconds = 10;
const secondsOfDay = 86_400;

export interface TimeLeft {
  state: 'open' | 'soon' | 'sealed';
  text: string;
}

/** To the close of betting, as on the board; `nowMs` is the time at the server. */
export function timeLeft(
  { sealTime, openTime }: Pick<Period, 'sealTime' | 'openTime'>,
  nowMs: number,
  t: ReturnType<typeof useText>,
): TimeLeft {
  const seconds = Math.ceil((parseMoment(sealTime) - nowMs) / 1000);
  if (seconds <= 0)
    return { state: 'sealed', text: t(parseMoment(openTime) <= nowMs ? 'draws.opening' : 'draws.sealed') };
  return {
    state: seconds <= soonSeconds ? 'soon' : 'open',
    text:
      seconds > secondsOfDay
        ? t('draws.days', { days: Math.ceil(seconds / secondsOfDay) })
        : countdownText(seconds),
  };
}
