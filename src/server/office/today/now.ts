// What the first page of the office shows beside the queues: who plays, what money came and went, which draws are late, and what only a program or its administrator can clear up.
import { sql } from 'kysely';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { dayOf } from '#values/days.ts';
import type { HealthProblem } from '../../db/operatorProblem.ts';
import { lotteryOf } from '../../db/play/lotteries.ts';
import { type Db, everyStation } from '../../db/stationTransaction.ts';
import { onlineSince } from '../../money/team/members.ts';
import { type MassReader, massReading, massReadingDays } from '../../operation/massReaders.ts';
import { columns } from '../figures/columns.ts';

/** A draw is made within seconds; a minute after its time somebody has to know. */
const lateMs = 60_000;
const lateMost = 20;

/** What should have been drawn before this moment is late. */
export const lateBefore = (now: Date): Date => new Date(now.getTime() - lateMs);

export interface LateDraw {
  lottery: string;
  name: string;
  qiHao: string;
  /** When it should have been drawn. */
  at: Date;
}

/** How many members play at each station, by its code. */
export async function onlineIn(db: Db, stations: readonly string[], now: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ station: string; online: number }>`
    SELECT station, online FROM office_online(${stations}::text[], ${onlineSince(now)})`.execute(db);
  return new Map(rows.map(({ station, online }) => [station, online]));
}

/** What came in and went out today at each station, by its code, as far as it is counted. In 0.0001 yuan. */
export async function moneyIn(
  db: Db,
  stations: readonly string[],
  now: Date,
): Promise<Map<string, { deposits: bigint; withdrawals: bigint }>> {
  const { rows } = await sql<{ station: string; deposits: bigint; withdrawals: bigint }>`
    SELECT station, deposits, withdrawals FROM office_money(${stations}::text[], ${dayOf(now)}::date,
      ${[...columns.deposits.types]}::integer[], ${[...columns.withdrawals.types]}::integer[])`.execute(db);
  return new Map(rows.map(({ station, ...money }) => [station, money]));
}

/** Draws whose time is over and that are neither made nor void, the longest overdue first: those of the catalogue, which belong to all stations, and of the station's own lotteries. */
export async function lateDraws(db: Db, now: Date, locale: Locale): Promise<LateDraw[]> {
  const rows = await db
    .selectFrom('lottery_period')
    .select(['lot_code', 'qi_hao', 'opens_at'])
    .where('state', '=', sql.lit('open'))
    .where('opens_at', '<', lateBefore(now))
    .orderBy('opens_at')
    .orderBy('lot_code')
    .limit(lateMost)
    .execute();
  const late: LateDraw[] = [];
  for (const { lot_code: lottery, qi_hao: qiHao, opens_at: at } of rows) {
    const known = await lotteryOf(db, lottery);
    late.push({ lottery, name: known ? localText(known.name, locale) : lottery, qiHao, at });
  }
  return late;
}

/** Kinds that have a queue: there somebody decides. */
const decided = ['deposit', 'transfer', 'gameRound'];

/** Open problems of these stations and of all of them that nobody decides on, by kind. */
export async function problemsIn(db: Db, stations: readonly string[]): Promise<HealthProblem[]> {
  const { rows } = await sql<{ kind: string; name: string | null; count: number }>`
    SELECT kind, name, sum(count)::int AS count FROM open_problems_named(${[everyStation, ...stations]}::text[])
      WHERE kind <> ALL (${decided}::text[]) GROUP BY kind, name ORDER BY kind, name`.execute(db);
  return rows.map(({ kind, name, count }) => ({ kind, count, ...(name !== null && { name }) }));
}

/** Colleagues who have read as much as a day allows, one problem each: of the own stations, or of all. */
export async function massReadingIn(
  db: Db,
  { now, most, stations }: { now: Date; most: number; stations: readonly string[] | null },
): Promise<HealthProblem[]> {
  const { rows } = await sql<MassReader>`
    SELECT name, stations FROM trail_readers(${massReadingDays(now)}::timestamptz[], ${most})`.execute(db);
  return rows
    .filter((reader) => stations === null || reader.stations?.some((code) => stations.includes(code)))
    .map(({ name }) => ({ kind: massReading, name, count: 1 }));
}
