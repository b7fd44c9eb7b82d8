// Owns the overview of interest: what earns, what was paid, and what may be expected.
import { sql } from 'kysely';
import { balancesOf } from '../../db/ledger.ts';
import { beijingDay, dayFrom } from '../../money/beijingDay.ts';
import { dailyIncome, perTenThousand, sevenDayAnnual, termsOf } from '../../money/savings/interest.ts';
import { handle } from '../../pipeline/handle.ts';
import { money } from '../../present/money.ts';
import { percentOfMillionths } from '../../present/rate.ts';

/** Days in the picture. */
const shownDays = 30;

export default handle('activity/balanceBao', async ({ db, player, now }) => {
  const today = beijingDay(now);
  const yesterday = dayFrom(today, -1);
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
    .where('r.day', '>=', dayFrom(today, -shownDays))
    .orderBy('r.day', 'desc')
    .execute();
  const { sum } = await db
    .selectFrom('interest_day')
    .select(sql<string>`coalesce(sum(income), 0)::text`.as('sum'))
    .where('account_id', '=', player.accountId)
    .executeTakeFirstOrThrow();
  const daily = terms ? dailyIncome(wallet, terms) : 0n;
  // A station that has just begun has no week behind it: its rate in force is all there is to say.
  const week = days.slice(0, 7).map(({ annual }) => annual);
  return {
    isOpen: terms !== null,
    total: money(wallet),
    yesterday: money(days.find(({ day }) => day === yesterday)?.income ?? 0n),
    accumulated: money(BigInt(sum)),
    perTenThousand: money(perTenThousand(terms?.annual ?? 0n)),
    sevenDayRate: percentOfMillionths(sevenDayAnnual(week.length > 0 ? week : terms ? [terms.annual] : [])),
    annualRate: percentOfMillionths(terms?.annual ?? 0n),
    expectedMonth: money(daily * 30n),
    expectedYear: money(daily * 365n),
    least: money(terms?.least ?? 0n),
    most: money(terms?.most ?? 0n),
    days: days.toReversed().map(({ day, income }) => ({ date: day, income: money(income ?? 0n) })),
  };
});
