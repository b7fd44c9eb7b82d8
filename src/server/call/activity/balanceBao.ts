// The overview of interest: what earns, what was paid, and what may be expected.

import { sql } from 'kysely';
import { dailyIncome, perTenThousand } from '#rules/activities/balanceTreasure.ts';
import { addDays, dayOf } from '#values/days.ts';
import { wireMoney } from '#values/money.ts';
import { averageRate, percentOfMillionths } from '#values/rate.ts';
import { balancesOf } from '../../db/ledger.ts';
import { termsOf } from '../../money/savings/interest.ts';
import { handle } from '../../pipeline/handle.ts';
import { wirePercent } from '../../present/rate.ts';

/** Days in the picture. */
const shownDays = 30;

export default handle('activity/balanceBao', async ({ db, player, now }) => {
  const today = dayOf(now);
  const yesterday = addDays(today, -1);
  const terms = await termsOf(db, today);
  const { wallet } = await balancesOf(db, player.accountId, 'real');
  const days = await db
    .selectFrom('interest_run as r')
    .leftJoin('interest_day as i', (join) =>
      join.onRef('i.day', '=', 'r.day').on('i.account_id', '=', player.accountId),
    )
    .select([
      sql<string>`r.day::text`.as('day'),
      'i.income',
      sql<bigint>`coalesce((SELECT t.annual FROM interest_rate t WHERE t.from_day <= r.day ORDER BY t.from_day DESC LIMIT 1), 0)`.as(
        'annual',
      ),
    ])
    .where('r.day', '>=', addDays(today, -shownDays))
    .orderBy('r.day', 'desc')
    .execute();
  const { sum } = await db
    .selectFrom('interest_day')
    .select(sql<string>`coalesce(sum(income), 0)::text`.as('sum'))
    .where('account_id', '=', player.accountId)
    .executeTakeFirstOrThrow();
  const daily = terms ? dailyIncome(terms, wallet) : 0n;
  // A station that has just begun has no week behind it: its rate in force is all there is to say.
  const week = days.slice(0, 7).map(({ annual }) => percentOfMillionths(annual));
  return {
    isOpen: terms !== null,
    total: wireMoney(wallet),
    yesterday: wireMoney(days.find(({ day }) => day === yesterday)?.income ?? 0n),
    accumulated: wireMoney(BigInt(sum)),
    perTenThousand: wireMoney(perTenThousand(terms?.annualRate ?? 0n)),
    sevenDayRate: averageRate(week.length > 0 ? week : terms ? [terms.annualRate] : []),
    annualRate: wirePercent(terms?.annual ?? 0n),
    expectedMonth: wireMoney(daily * 30n),
    expectedYear: wireMoney(daily * 365n),
    least: wireMoney(terms?.minimum ?? 0n),
    most: wireMoney(terms?.cap ?? 0n),
    days: days.toReversed().map(({ day, income }) => ({ date: day, income: wireMoney(income ?? 0n) })),
  };
});
