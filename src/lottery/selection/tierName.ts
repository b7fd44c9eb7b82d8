// What a player reads of one of several odds of a play.
import { yearZodiac } from '../family/lhc/zodiac.ts';
import type { CreditPlay } from '../play.ts';
import type { Rules } from '../rule/settings.ts';

/** The second odds of linked zodiacs and tails: of units with the year's zodiac, or with tail 0. */
const SECOND = '特';

/** The tier's own name, but for those second odds: which zodiac or tail they are for. */
export function tierName({ forms }: Pick<CreditPlay, 'forms'>, tier: string, { lunarYear }: Rules): string {
  if (tier !== SECOND) return tier;
  if (forms[0]![0]!.key === 'tails') return '含0尾';
  return lunarYear === undefined ? tier : `含${yearZodiac(lunarYear)}`;
}
