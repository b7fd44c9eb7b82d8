// Which rates a new link begins with: those of the agent's last one, as far as the agent may still give them.
import type { PromotionLink } from '#contract/entities.generated.ts';
import { formatMoney, readMoney } from '#values/money.ts';
import { groupWith } from './band.ts';
import type { RateStart, RateTerms } from './useRateForm.ts';

/** `terms` are what the agent may give now: where that has become less, the link begins there. */
export function startOf(
  { rates, groupBonus }: RateTerms,
  last: Pick<PromotionLink, 'rates' | 'groupBonus'>,
): RateStart {
  const start = Object.fromEntries(
    rates.map(({ category, most }) => {
      const given = readMoney(last.rates.find((each) => each.category === category)?.rate ?? '0')!;
      const highest = readMoney(most)!;
      return [category, formatMoney(given > highest ? highest : given)];
    }),
  );
  const band = { least: '', step: '', most: String(groupBonus.most) };
  const most = Number(groupWith(band, groupBonus.base, start.lottery ?? '0'));
  return {
    ...start,
    groupBonus: String(Math.max(groupBonus.least, Math.min(last.groupBonus, most))),
  };
}
