// Owns how a prize is put in words.
import type { ActivityPrize } from '#contract/entities.generated.ts';
import type { t as say } from '#texts/text.ts';
import { amountText } from '#values/amount.ts';

/** 8.00 as 8: figures of prizes are round more often than not. */
export const shortAmount = (value: string): string => amountText(value).replace(/\.00$/, '');

export function prizeText({ kind, value }: ActivityPrize, t: typeof say): string {
  switch (kind) {
    case 'cash':
      return t('active.prize.cash', { value: shortAmount(value) });
    case 'points':
      return t('active.prize.points', { value });
    case 'goods':
      return value;
    default:
      return t('active.prize.none');
  }
}
