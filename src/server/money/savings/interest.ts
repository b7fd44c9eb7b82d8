// Interest (balance treasure 余额生金): what a wallet earns on a day in Beijing, calculated when the day has ended and paid the next morning.

import { sql } from 'kysely';
import type { InterestTerms } from '#rules/activities/balanceTreasure.ts';
import { atHour } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import { percentOfMillionths } from '#values/rate.ts';
import { ledgerAccount, ledgerTypes, post } from '../../db/ledger.ts';
import type { Db, StationWork } from '../../db/stationTransaction.ts';
import { payHour } from './payHour.ts';

/** The terms in force on a day, as the rule takes them. */
export interface DayTerms extends InterestTerms {
  /** The rate as the tables keep it: millionths a year. */
  annual: bigint;
  cap: bigint;
}

/** The terms of a day; null where the station pays none. */
export async function termsOf(db: Db, day: string): Promise<DayTerms | null> {
  const row = await db
    .selectFrom('interest_rate')
    .select(['annual', 'least', 'most'])
    .where('from_day', '<=', day)
    .orderBy('from_day', 'desc')
    .executeTakeFirst();
  if (!row || row.annual === 0n) return null;
  const { annual, least, most } = row;
  return { annual, annualRate: percentOfMillionths(annual), minimum: least, cap: most };
}

/** The oldest day that has ended without its interest being calculated; null where there is none. A station begins with the day of its first rate. */
export async function nextAccrualDay(db: Db, now: Date): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    SELECT coalesce((SELECT max(day) + 1 FROM interest_run), (SELECT min(from_day) FROM interest_rate))::text AS day`.execute(
    db,
  );
  const day = rows[0]!.day;
  return day !== null && day < dayOf(now) ? day : null;
}

/**
 * Stores what every member's wallet earned on a day that has ended, by its lowest balance of that day, the opening balance included.
 * A day is calculated once. Play money earns nothing. One statement calculates all members; its formula is `dailyIncome` of the rule, which a test compares.
 */
export async function accrueInterest({ db, station, now }: StationWork, day: string): Promise<void> {
  const claimed = await db
    .insertInto('interest_run')
    .values({ station, day, at: now })
    .onConflict((clash) => clash.columns(['station', 'day']).doNothing())
    .executeTakeFirstOrThrow();
  if (claimed.numInsertedOrUpdatedRows !== 1n) return;
  const terms = await termsOf(db, day);
  if (!terms) return;
  const { annual, minimum, cap } = terms;
  await sql`
    INSERT INTO interest_day (station, account_id, day, base, annual, income)
      SELECT ${station}, x.owner_id, ${day}::date, x.base, ${annual}, x.base * ${annual}::bigint / 365 / 1000000
        FROM (
          SELECT a.owner_id, least(${cap}::bigint, w.opening, (SELECT min(d.lowest) FROM ledger_day d
              WHERE d.account_id = a.id AND d.day = ${day}::date)) AS base
            FROM ledger_account a JOIN account p ON p.id = a.owner_id AND p.role <> 'trial' AND p.state <> 'disabled'
            CROSS JOIN LATERAL (SELECT (a.balance - coalesce(sum(d.income - d.outgo), 0))::bigint AS opening
              FROM ledger_day d WHERE d.account_id = a.id AND d.day >= ${day}::date) w
            WHERE a.kind = 'wallet' AND a.book = 'real') x
        WHERE x.base >= ${minimum}::bigint AND x.base * ${annual}::bigint / 365 / 1000000 > 0
      ON CONFLICT DO NOTHING`.execute(db);
}

/** The last day whose interest is due: the morning of its payment has begun. */
export function lastDayPaid(now: Date): string {
  const today = dayOf(now);
  return addDays(today, atHour(today, payHour) <= now ? -1 : -2);
}

/** Pays the interest that is due, a batch at a time; returns how many payments were made. */
export async function payInterestDue({ db, station, now }: StationWork, batch: number): Promise<number> {
  const due = await db
    .selectFrom('interest_day')
    .select(['account_id', 'income', sql<string>`day::text`.as('day')])
    .where('paid_at', 'is', null)
    .where('day', '<=', lastDayPaid(now))
    .orderBy('day')
    .orderBy('account_id')
    .limit(batch)
    .forUpdate()
    .execute();
  if (due.length === 0) return 0;
  const source = await ledgerAccount(db, { station, id: 0 }, 'interest', 'real');
  for (const { account_id, income, day } of due) {
    const wallet = await ledgerAccount(db, { station, id: account_id }, 'wallet', 'real');
    await post(db, {
      type: ledgerTypes.treasureInterest,
      refType: 'interest',
      refId: `${day} ${account_id}`,
      remark: day,
      at: now,
      legs: [
        { account: source, amount: -income },
        { account: wallet, amount: income },
      ],
    });
    await db
      .updateTable('interest_day')
      .set({ paid_at: now })
      .where('account_id', '=', account_id)
      .where('day', '=', day)
      .execute();
  }
  return due.length;
}
