// Points: a ledger of their own, spent on spins, won as prizes, and exchanged for cash and back.
import { sql } from 'kysely';
import { exchangePoints } from '#rules/activities/pointsExchange.ts';
import type { Refused } from '#rules/refused.ts';
import type { Station } from '#station/station.ts';
import { dayOf } from '#values/days.ts';
import { balancesOf, ledgerAccount, ledgerTypes, post } from '../db/ledger.ts';
import type { Db } from '../db/stationTransaction.ts';
import { requireTurnover } from '../money/turnover.ts';
import { holdToLimits } from '../protection/holdLimits.ts';
import type { Activity } from './activity.ts';

export async function pointsOf(db: Db, accountId: number): Promise<bigint> {
  const row = await db
    .selectFrom('points_account')
    .select('balance')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.balance ?? 0n;
}

/** Changes the points of a member once for each type and reference; the database refuses what they do not cover. */
export async function postPoints(
  db: Db,
  accountId: number,
  { change, type, refId, at }: { change: bigint; type: 'spin' | 'bought' | 'sold'; refId: string; at: Date },
): Promise<void> {
  await sql`SELECT points_post(${accountId}, ${change}::bigint, ${type}, ${refId}, ${at}::timestamptz)`.execute(
    db,
  );
}

type Direction = 'toPoints' | 'toCash';

/** What a member gave today in each direction: cash in 0.0001 yuan, points. */
export async function exchangedToday(
  db: Db,
  accountId: number,
  now: Date,
): Promise<Record<Direction, bigint>> {
  const rows = await db
    .selectFrom('points_exchange')
    .select([
      'direction',
      sql<bigint>`sum(CASE direction WHEN 'toPoints' THEN cash ELSE points END)::bigint`.as('given'),
    ])
    .where('account_id', '=', accountId)
    .where('day', '=', dayOf(now))
    .groupBy('direction')
    .execute();
  const of = (direction: Direction) => rows.find((row) => row.direction === direction)?.given ?? 0n;
  return { toPoints: of('toPoints'), toCash: of('toCash') };
}

export interface Exchanged {
  /** Points or 0.0001 yuan. */
  received: bigint;
  required: bigint;
}

/** Exchanges an amount of what is given, under the member's lock: both ledgers move together, or neither. */
export async function exchange(
  { db, station, now }: { db: Db; station: Station; now: Date },
  activity: Activity<'points'>,
  accountId: number,
  { direction, amount }: { direction: Direction; amount: bigint },
): Promise<Exchanged | Refused<string>> {
  const purse = {
    cash: (await balancesOf(db, accountId, 'real')).wallet,
    points: await pointsOf(db, accountId),
    usedToday: await exchangedToday(db, accountId, now),
  };
  const result = exchangePoints(activity.terms, purse, direction, amount);
  if (!result.ok) return result;
  const isBuying = direction === 'toPoints';
  // Points are spent on chances: what they cost is a stake.
  if (isBuying) await holdToLimits({ db, station, accountId, now }, 'bet', -result.cash, 'amount');
  const [cash, points] = isBuying ? [-result.cash, result.points] : [result.cash, -result.points];
  const { id } = await db
    .insertInto('points_exchange')
    .values({
      station: station.code,
      account_id: accountId,
      direction,
      cash,
      points,
      day: dayOf(now),
      at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const reference = { refType: 'points', refId: String(id), at: now };
  await postPoints(db, accountId, {
    change: isBuying ? points : -points,
    type: isBuying ? 'bought' : 'sold',
    refId: String(id),
    at: now,
  });
  const wallet = await ledgerAccount(db, { station: station.code, id: accountId }, 'wallet', 'real');
  const bonus = await ledgerAccount(db, { station: station.code, id: 0 }, 'bonus', 'real');
  await post(db, {
    ...reference,
    type: isBuying ? ledgerTypes.cashToPoints : ledgerTypes.pointsToCash,
    legs: [
      { account: wallet, amount: result.cash },
      { account: bonus, amount: -result.cash },
    ],
  });
  if (isBuying) return { received: points, required: 0n };
  const factor = activity.row.bet_factor;
  await requireTurnover(db, {
    ...reference,
    station: station.code,
    accountId,
    source: 'prize',
    base: cash,
    factor,
  });
  return { received: cash, required: (cash * BigInt(factor)) / 100n };
}
