// How a prize is put in words.
import type { ActivityPrize } from '#contract/entities.generated.ts';
import type { t as say } from '#texts/text.ts';
import { shortAmount } from '#values/amount.ts';

export function prizeText({ kind, value }: ActivityPrize, t: typeof say): string {
  switch (kind) {
    case 'cash':
      return t('active.prize.cash', { value: shortAmount(value) });
    case 'points':
      return t('active.prize.points', { value: shortAmount(value) });
    case 'goods':
      return value;
    default:
      return t('active.prize.none');
  }
}
