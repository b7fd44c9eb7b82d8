// The past of the demonstration accounts at game platforms: days of rounds of every kind, dealt and settled by the platforms' own code.
import { randomInt } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { gamesOf, type PlatformCode, platformCodes } from '#counterparty/game-platform/catalogue.ts';
import { openWorld, type PlatformWorld, platformTables } from '#counterparty/game-platform/platformWorld.ts';
import { BetRefused } from '#counterparty/game-platform/rounds.ts';
import { sampleBet } from '#counterparty/game-platform/sampleBets.ts';
import type { Holder } from '#counterparty/game-platform/store.ts';
import type { GameRound } from '#counterparty/game-platform/wire.ts';
import { YUAN } from '#values/money.ts';
import { type Db, inStation } from '../../db/stationTransaction.ts';
import { readRecord } from '../../money/games/readRecord.ts';
import { storeRounds } from '../../money/games/storeRounds.ts';

const players = ['member01', 'member02', 'agent01'];
const hourMs = 3_600_000;
/** How long ago each visit began, in hours; the last one has ended, its matches too. */
const visits = [147, 99, 52, 26, 3];
const betsOfVisit = 5;
const stepMs = 5_000;
/** After it every hand and match of a visit has ended, and been corrected where that happens. */
const restMs = 15 * 60_000;
const stakes = [1, 2, 5, 10, 20];
const funds = 100_000n * YUAN;
const recordsAtOnce = 200;

const random = (below: number): number => randomInt(below);

export interface SeedRoundsOptions {
  pool: pg.Pool;
  stations: readonly { code: string }[];
  now: Date;
  isStopped: () => boolean;
}

/** Gives the demonstration accounts of stations without rounds some that were played in the last days. */
export async function seedRounds({ pool, stations, now, isStopped }: SeedRoundsOptions): Promise<void> {
  const holders: Omit<Holder, 'platform'>[] = [];
  for (const { code } of stations)
    for (const member of await playersOf(pool, code)) holders.push({ operator: code, member });
  if (holders.length === 0) return;
  for (const [visit, hoursAgo] of visits.entries())
    for (const platform of platformCodes) {
      if (isStopped()) return;
      const at = now.getTime() - hoursAgo * hourMs;
      const records = await playVisit(platform, holders, at, `past${visit}-${platform}-`, isStopped);
      for (const { code } of stations) await storeRecords(pool, code, platform, records, now);
    }
}

/** Numbers of the accounts; none where the station has rounds already. */
async function playersOf(pool: pg.Pool, station: string): Promise<string[]> {
  return inStation(pool, station, async (db) => {
    if (await db.selectFrom('game_round').select('id').limit(1).executeTakeFirst()) return [];
    const rows = await db.selectFrom('account').select('id').where('name', 'in', players).execute();
    return rows.map(({ id }) => String(id));
  });
}

/** Everybody's visit to a platform, in a world of its own: what the platform reports of it. */
async function playVisit(
  platform: PlatformCode,
  holders: readonly Omit<Holder, 'platform'>[],
  begunAt: number,
  idPrefix: string,
  isStopped: () => boolean,
): Promise<ReadonlyMap<string, GameRound[]>> {
  const store = new DatabaseSync(':memory:');
  try {
    store.exec(platformTables);
    const world = openWorld(store, platform, random, () => idPrefix);
    const own = holders.map((holder) => ({ ...holder, platform }));
    for (const holder of own)
      world.books.transfer(
        { ...holder, orderNo: `past-${holder.member}`, direction: 'in', amount: funds },
        true,
        begunAt,
      );
    let at = begunAt;
    for (let bet = 0; bet < betsOfVisit; bet++) {
      at += stepMs;
      world.tick(at);
      for (const holder of own) {
        placeBet(world, holder, `past-bet-${holder.member}-${bet}`, at);
        await othersFirst();
      }
    }
    for (const end = at + restMs; at < end && !isStopped(); at += stepMs) {
      world.tick(at);
      await othersFirst();
    }
    return new Map(
      [...new Set(own.map(({ operator }) => operator))].map((operator) => [
        operator,
        recordsOf(world, operator, platform),
      ]),
    );
  } finally {
    store.close();
  }
}

function placeBet(world: PlatformWorld, holder: Holder, once: string, at: number): void {
  const games = gamesOf(holder.platform);
  const { code } = games[random(games.length)]!;
  const bet = sampleBet(world.state(holder, code, at), {
    once,
    yuan: stakes[random(stakes.length)]!,
    random,
  });
  try {
    if (bet) world.bet(holder, code, bet, at);
  } catch (error) {
    // A table that has just closed, or odds that have just changed: the visitor lets it pass.
    if (!(error instanceof BetRefused)) throw error;
  }
}

function recordsOf(world: PlatformWorld, operator: string, platform: string): GameRound[] {
  const records: GameRound[] = [];
  for (let cursor = ''; ; ) {
    const page = world.rounds.recordsAfter(operator, platform, cursor, recordsAtOnce)!;
    records.push(...page.records);
    if (!page.hasMore) return records;
    cursor = page.cursor;
  }
}

async function storeRecords(
  pool: pg.Pool,
  station: string,
  platform: string,
  records: ReadonlyMap<string, GameRound[]>,
  now: Date,
): Promise<void> {
  const own = records.get(station) ?? [];
  const members = new Set(own.map(({ member }) => Number(member)));
  const rounds = own.map((record) => {
    const read = readRecord(record, { station, platform, members, now });
    if ('round' in read) return read.round;
    throw new Error(`Round ${record.id} of ${platform} is ${read.reason}.`);
  });
  for (let from = 0; from < rounds.length; from += recordsAtOnce)
    await inStation(pool, station, async (db) => {
      // The money of that past came and went with it: no claim is left of it.
      await leaveOut(db, platform, members, 1);
      await storeRounds(db, station, platform, rounds.slice(from, from + recordsAtOnce), now);
      await leaveOut(db, platform, members, -1);
    });
}

const leaveOut = (db: Db, platform: string, members: ReadonlySet<number>, sign: 1 | -1): Promise<unknown> =>
  db
    .updateTable('platform_claim')
    .set({ adjusted: sql<bigint>`adjusted + ${sign} * won` })
    .where('platform', '=', platform)
    .where('account_id', '=', sql<number>`ANY (${[...members]})`)
    .execute();
