// How a station counts bets for turnover, as players are shown it.

import type { Selectable } from 'kysely';
import { countedOf } from '#lottery/covering/shares.ts';
import { readFactors } from '#rules/team/coverage.ts';
import { formatMoney, parseMoney } from '#values/money.ts';
import type { WithdrawalRuleTable } from '../../db/tables.ts';

/** A percent is written as an amount of a hundred. */
const hundred = parseMoney('100');

/** Percents as on the wire: the limit of what is covered, '' for none, and the categories of which less than all counts. */
export const presentCounting = (
  rule: Pick<Selectable<WithdrawalRuleTable>, 'cover_limit' | 'bet_factors'> | undefined,
) => ({
  coverLimit: rule ? formatMoney(rule.cover_limit) : '',
  factors: [...readFactors(rule?.bet_factors ?? {})]
    .map(([category, factor]) => ({ category, percent: countedOf(hundred, factor) }))
    .filter(({ percent }) => percent < hundred)
    .map(({ category, percent }) => ({ category, percent: formatMoney(percent) })),
});
