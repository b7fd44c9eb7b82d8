// The chain of agents that half of the crash test's players stand below, so that their bets and rounds pay commission, and the days of rebates that wait to be paid.
import { sql } from 'kysely';
import type pg from 'pg';
import { CATEGORIES } from '#rules/team/categories.ts';
import { openAccount } from '#server/account/accounts.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { addDays, dayOf } from '#values/days.ts';

/** From the top down, with rates in millionths: of lotteries, and of every kind of platform game. */
const chain = [
  ['crashtop', 80_000, 9_000],
  ['crashmid', 75_000, 7_000],
  ['crashlow', 61_000, 4_000],
] as const;

/** Opens the chain and returns the lowest agent. */
export async function openChain(pool: pg.Pool, station: string, openedAt: Date): Promise<number> {
  return inStation(pool, station, async (db) => {
    let above: number | null = null;
    for (const [name, rate, rateOfGames] of chain) {
      const id: number | null = await openAccount(db, station, {
        name,
        role: 'agent',
        password_hash: null,
        created_at: openedAt,
        parent_id: above,
      });
      if (id === null) throw new Error(`${name} is there already.`);
      await db
        .updateTable('team_member')
        .set({ rates: CATEGORIES.map((_, at) => (at < 2 ? rate : rateOfGames)) })
        .where('account_id', '=', id)
        .execute();
      above = id;
    }
    return above!;
  });
}

/** Days before the run that were added up and not paid when it begins. */
const rebateDays = 8;

/** Gives players rebates to be paid in the run, and every second one a friend whose bets earn it something: a kill between two payments must not pay one twice. */
export async function openRebates(
  pool: pg.Pool,
  station: string,
  players: readonly number[],
  now: Date,
): Promise<void> {
  const today = dayOf(now);
  const days = Array.from({ length: rebateDays }, (_, at) => addDays(today, at - rebateDays));
  await inStation(pool, station, async (db) => {
    await db
      .insertInto('team_setting')
      .values({ station, recommend_rates: CATEGORIES.map(() => 2_000) })
      .execute();
    await db.insertInto('rebate_setting').values({ station, from_day: days[0]!, factor: 0 }).execute();
    await sql`INSERT INTO rebate_tier (station, category, level, from_bet, rate)
      SELECT DISTINCT ${station}::text, 'lottery', a.level, 0, 5000 FROM account a WHERE a.id = ANY (${[...players]}::integer[])`.execute(
      db,
    );
    await sql`INSERT INTO rebate_run (station, day, at) SELECT ${station}::text, d, ${now}::timestamptz FROM unnest(${days}::date[]) AS d`.execute(
      db,
    );
    await sql`INSERT INTO rebate_bet (station, day, account_id, category, valid)
      SELECT ${station}::text, d, a, 'lottery', 1000000 + a FROM unnest(${days}::date[]) AS d, unnest(${[...players]}::integer[]) AS a`.execute(
      db,
    );
    for (let at = 0; at + 1 < players.length; at += 2)
      await db
        .insertInto('recommendation')
        .values({ station, account_id: players[at]!, recommender_id: players[at + 1]!, at: now })
        .execute();
  });
}
