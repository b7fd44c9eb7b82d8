// How the figure of a limit is shown: an amount, or hours and minutes.
import type { PlayerLimit } from '#contract/entities.generated.ts';
import { useText } from '#texts/useText.ts';
import { amountText } from '#values/amount.ts';
import { usePlayTime } from '../usePlayTime.ts';

/** A figure of the wire in words: ¥200.00, or 2 hours. */
export function useLimitText(): (kind: PlayerLimit['kind'], value: string) => string {
  const t = useText();
  const playTime = usePlayTime();
  return (kind, value) =>
    kind === 'time' ? playTime(Number(value)) : t('safety.limits.yuan', { amount: amountText(value) });
}
