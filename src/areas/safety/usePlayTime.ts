// How a length of play is written: hours and minutes.

import { playTimeOf } from '#session/protection/playTime.ts';
import { useText } from '#texts/useText.ts';

/** In words of the chosen language, from seconds. */
export function usePlayTime(): (seconds: number) => string {
  const t = useText();
  return (seconds) => {
    const { hours, minutes } = playTimeOf(seconds);
    if (hours === 0) return t('safety.time.minutes', { minutes });
    return minutes === 0 ? t('safety.time.hours', { hours }) : t('safety.time.both', { hours, minutes });
  };
}
