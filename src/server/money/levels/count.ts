// Counting levels: what deposits and bets have added since the last time is applied to their members by the rule, each of it once.
import { sql } from 'kysely';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { firstOf, monthOf } from '#rules/protection/levelClaims.ts';
import { LevelProgress } from '#rules/protection/levels.ts';
import { dayOf } from '#values/days.ts';
import type { Db, StationWork } from '../../db/stationTransaction.ts';
import { type Ladder, levelAt, rankOf } from './ladder.ts';

interface Entry {
  account_id: number;
  at: Date;
  deposit: bigint;
  bet: bigint;
}

interface Standing {
  account_id: number;
  level: number;
  top: number;
  deposits: bigint;
  bets: bigint;
  /** Such as 2026-03, as the other one. */
  month: string;
  spared: string | null;
}

/**
 * Members who are counted for the first time begin with all they have deposited and bet, less what waits to be counted. Who was given a level by
 * hand keeps it through the month. Returns whom it opened.
 */
export async function openStandings(
  { db, station, now }: StationWork,
  accounts: readonly number[],
): Promise<ReadonlySet<number>> {
  const month = firstOf(monthOf(now.getTime()));
  const { rows } = await sql<{
    account_id: number;
  }>`INSERT INTO level_standing (station, account_id, top, deposits, bets, month, spared)
    SELECT ${station}, a.id, a.level, coalesce(p.paid, 0) - coalesce(w.deposit, 0), coalesce(t.valid + t.cleared, 0) - coalesce(w.bet, 0),
        least(${month}::date, date_trunc('month', beijing_day(w.at))::date), CASE WHEN a.level > 1 THEN ${month}::date END
      FROM account a
        LEFT JOIN turnover t ON t.account_id = a.id
        LEFT JOIN LATERAL (SELECT sum(o.paid)::bigint AS paid FROM deposit_order o WHERE o.account_id = a.id AND o.status = ${sql.lit(DepositStatus.paid)}) p ON true
        LEFT JOIN (SELECT e.account_id, sum(e.deposit)::bigint AS deposit, sum(e.bet)::bigint AS bet, min(e.at) AS at
          FROM level_waiting(${accounts}::int[]) e GROUP BY e.account_id) w ON w.account_id = a.id
      WHERE a.id = ANY (${accounts}::int[]) AND a.role <> 'trial'
        AND NOT EXISTS (SELECT FROM level_standing s WHERE s.account_id = a.id)
    ON CONFLICT DO NOTHING RETURNING account_id`.execute(db);
  return new Set(rows.map(({ account_id }) => account_id));
}

/** What is kept of the members, locked in their order. */
async function lockStandings(db: Db, accounts: readonly number[]): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    SELECT s.account_id, a.level, s.top, s.deposits, s.bets, to_char(s.month, 'YYYY-MM') AS month, to_char(s.spared, 'YYYY-MM') AS spared
      FROM level_standing s JOIN account a ON a.id = s.account_id
      WHERE s.account_id = ANY (${accounts}::int[]) ORDER BY s.account_id FOR UPDATE OF s`.execute(db);
  return rows;
}

/** Bets by member and month, since the month of each. */
async function monthBetsOf(db: Db, accounts: readonly number[]): Promise<Map<number, Map<string, bigint>>> {
  const { rows } = await sql<{ account_id: number; month: string; bet: bigint }>`
    SELECT d.account_id, to_char(d.day, 'YYYY-MM') AS month, sum(d.bet)::bigint AS bet FROM level_day d
      JOIN level_standing s ON s.account_id = d.account_id AND d.day >= s.month
      WHERE d.account_id = ANY (${accounts}::int[]) GROUP BY 1, 2`.execute(db);
  return new Map(
    [...Map.groupBy(rows, (row) => row.account_id)].map(([id, own]) => [
      id,
      new Map(own.map(({ month, bet }) => [month, bet])),
    ]),
  );
}

/** Makes entries of members of what so many batches of settled bets have added; returns how many there were. */
export async function unpackSettled(db: Db, batches: number): Promise<number> {
  const { rows } = await sql<{ unpacked: number }>`SELECT level_unpack(${batches}) AS unpacked`.execute(db);
  return rows[0]!.unpacked;
}

/** Takes what waits to be counted, up to a moment; whoever takes it counts it. */
async function takeEntries(db: Db, accounts: readonly number[], before: Date): Promise<Entry[]> {
  const { rows } = await sql<Entry & { id: bigint }>`
    DELETE FROM level_entry WHERE account_id = ANY (${accounts}::int[]) AND at <= ${before}
      RETURNING id, account_id, at, deposit, bet`.execute(db);
  return rows.toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1));
}

async function storeDays(db: Db, station: string, entries: readonly Entry[]): Promise<void> {
  const bets = entries.filter(({ bet }) => bet !== 0n);
  if (bets.length === 0) return;
  await sql`INSERT INTO level_day AS d (station, account_id, day, bet)
    SELECT ${station}, x.account_id, x.day, sum(x.bet)::bigint
      FROM unnest(${bets.map((one) => one.account_id)}::int[], ${bets.map(({ at }) => dayOf(at))}::date[],
        ${bets.map(({ bet }) => String(bet))}::bigint[]) AS x(account_id, day, bet) GROUP BY x.account_id, x.day
    ON CONFLICT (station, account_id, day) DO UPDATE SET bet = d.bet + excluded.bet`.execute(db);
}

async function storeStandings(db: Db, ladder: Ladder, counted: readonly Counted[]): Promise<void> {
  const { rungs } = ladder;
  await sql`UPDATE level_standing s SET top = greatest(s.top, x.top), deposits = x.deposits, bets = x.bets, month = x.month, spared = x.spared
    FROM unnest(${counted.map(({ id }) => id)}::int[], ${counted.map(({ progress }) => levelAt({ rungs }, progress.top))}::smallint[],
      ${counted.map(({ progress }) => String(progress.deposits))}::bigint[], ${counted.map(({ progress }) => String(progress.bets))}::bigint[],
      ${counted.map(({ progress }) => firstOf(progress.month!))}::date[],
      ${counted.map(({ progress }) => (progress.spared === null ? null : firstOf(progress.spared)))}::date[])
      AS x(account_id, top, deposits, bets, month, spared)
    WHERE s.account_id = x.account_id`.execute(db);
}

async function storeChanges(
  db: Db,
  station: string,
  ladder: Ladder,
  counted: readonly Counted[],
): Promise<void> {
  const changes = counted.flatMap(({ id, progress }) =>
    progress.changes.map((change) => ({ id, ...change })),
  );
  if (changes.length === 0) return;
  const levelOf = (rank: number) => levelAt(ladder, rank);
  await db
    .insertInto('level_change')
    .values(
      changes.map(({ id, at, from, level, why, deposits, bets, monthBets }) => ({
        station,
        account_id: id,
        at: new Date(at),
        from_level: levelOf(from),
        level: levelOf(level),
        why,
        deposits,
        bets,
        month_bets: monthBets,
      })),
    )
    .execute();
  const risen = counted.filter(({ progress }) => progress.changes.length > 0);
  await sql`UPDATE account a SET level = x.level
    FROM unnest(${risen.map(({ id }) => id)}::int[], ${risen.map(({ progress }) => levelOf(progress.level))}::smallint[]) AS x(id, level)
    WHERE a.id = x.id`.execute(db);
}

/** What a rise brings, to be paid. A level that has given keeps its gift, whatever the station calls it today. */
async function storeGifts(
  db: Db,
  station: string,
  ladder: Ladder,
  counted: readonly Counted[],
): Promise<void> {
  const gifts = counted.flatMap(({ id, progress }) =>
    progress.gifts.map(({ code, amount, at }) => {
      const level = levelAt(ladder, Number(code.slice('level:'.length)));
      return {
        station,
        account_id: id,
        code: `level:${level}`,
        level,
        amount,
        bet_factor: ladder.factor,
        at: new Date(at),
        paid_at: null,
      };
    }),
  );
  if (gifts.length === 0) return;
  await db
    .insertInto('level_gift')
    .values(gifts)
    .onConflict((clash) => clash.columns(['station', 'account_id', 'code']).doNothing())
    .execute();
}

/** A member as counted: the rule's levels, with what has changed. */
export interface Counted {
  readonly id: number;
  readonly progress: LevelProgress;
}

/**
 * Counts these members up to a moment, as far as what settled bets have added is unpacked (level_unpack()). Their standings are locked until the end of the transaction; a repeat finds nothing to count. Gifts of a rise
 * are written down here and paid by `payLevelGifts`.
 */
export async function countLevels(
  db: Db,
  station: string,
  ladder: Ladder,
  accounts: readonly number[],
  until: Date,
): Promise<Counted[]> {
  const opened = await openStandings({ db, station, now: until }, accounts);
  const standings = await lockStandings(db, accounts);
  const monthBets = await monthBetsOf(db, accounts);
  const entries = await takeEntries(
    db,
    standings.map(({ account_id }) => account_id),
    until,
  );
  const byMember = Map.groupBy(entries, ({ account_id }) => account_id);
  const counted = standings.map(({ account_id: id, level, top, ...standing }): Counted => {
    const rank = rankOf(ladder, level);
    const progress = new LevelProgress(ladder.terms, null, {
      ...standing,
      level: rank,
      top: Math.max(rank, rankOf(ladder, top)),
      monthBets: monthBets.get(id) ?? new Map(),
    });
    const own = byMember.get(id) ?? [];
    if (ladder.isHeldAtStart && opened.has(id)) progress.place((own[0]?.at ?? until).getTime());
    for (const { at, deposit, bet } of own) {
      progress.advance(at.getTime());
      if (deposit !== 0n) progress.add('deposit', at.getTime(), deposit);
      if (bet !== 0n) progress.add('bet', at.getTime(), bet);
    }
    progress.advance(until.getTime());
    return { id, progress };
  });
  if (counted.length === 0) return [];
  await storeDays(db, station, entries);
  await storeStandings(db, ladder, counted);
  await storeChanges(db, station, ladder, counted);
  await storeGifts(db, station, ladder, counted);
  return counted;
}
