// The team job's step for levels: what deposits and settled bets have added is counted, months that have ended are closed, and gifts of a rise are paid.
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { firstOf, monthOf, startOf } from '#rules/protection/levelClaims.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { countLevels, unpackSettled } from '../../money/levels/count.ts';
import { payLevelGifts } from '../../money/levels/gifts.ts';
import { type Ladder, ladderOf } from '../../money/levels/ladder.ts';
import { isSettling } from '../../play/settling.ts';
import { createPace, type DueStations, stationsOfAny, stationsWith } from '../due/due.ts';
import type { TeamDeps, TeamStep } from './step.ts';

/** Members in one transaction, and gifts: wallets are locked meanwhile. */
const batch = 250;
const giftBatch = 100;
/** Of a round: the other steps wait meanwhile. */
const batchesARound = 8;
const giftBatchesARound = 20;
/** Batches of settled bets that are unpacked in one transaction, each of two thousand bets at most. */
const settledBatch = 20;
/** Rounds that this step leaves to draws that are being settled. */
const waitsMost = 5;

/**
 * For so long a month that has ended stays open: a draw that is being settled at midnight writes the moment at which it began. Whatever came since
 * waits with it.
 */
const monthOpenMs = 10 * 60_000;

/** The moment up to which members are counted now. */
export function countedUntil(now: Date): Date {
  const begin = startOf(firstOf(monthOf(now.getTime())));
  return now.getTime() - begin < monthOpenMs ? new Date(begin - 1) : now;
}

/** Members with something to count. */
async function changedMembers(db: Db, until: Date): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    SELECT DISTINCT account_id FROM (SELECT account_id FROM level_entry WHERE at <= ${until} ORDER BY account_id LIMIT ${batch * 4}) e
      ORDER BY account_id LIMIT ${batch}`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** Members who may lose a level by a month that has ended. */
async function membersOfEndedMonths(db: Db, { terms, rungs }: Ladder, until: Date): Promise<number[]> {
  const [lowest] = rungs;
  if (!terms.keep || !lowest) return [];
  const { rows } = await sql<{ account_id: number }>`
    SELECT s.account_id FROM level_standing s JOIN account a ON a.id = s.account_id
      WHERE s.month < ${beginOfMonth(until)} AND a.level > ${lowest.level} ORDER BY s.account_id LIMIT ${batch}`.execute(
    db,
  );
  return rows.map(({ account_id }) => account_id);
}

const beginOfMonth = (until: Date): RawBuilder<Date> => sql`${firstOf(monthOf(until.getTime()))}::date`;

/** Stations with such members. To look through all standings costs too much for each second. */
const stationsOfEndedMonths = (until: Date): DueStations =>
  sql`(SELECT t.station FROM level_setting t WHERE t.is_kept AND EXISTS (SELECT FROM level_standing s JOIN account a ON a.id = s.account_id
    WHERE s.station = t.station AND s.month < ${beginOfMonth(until)} AND a.level > (SELECT min(l.level) FROM member_level l WHERE l.station = t.station)))`;

/** A step that waits while draws are being settled, for some rounds at most: a rise comes seconds later, and payouts do not. */
export function createLevels(pool: pg.Pool): TeamStep {
  const waited = new Map<string, number>();
  const isTimeForMonths = createPace(15_000);
  async function run({ station, inStation, now, isStopped }: TeamDeps): Promise<void> {
    const rounds = isSettling(pool) ? (waited.get(station.code) ?? 0) + 1 : 0;
    const isPatient = rounds <= waitsMost;
    waited.set(station.code, isPatient ? rounds : 0);
    const mayGoOn = (): boolean => !isStopped() && !(isPatient && isSettling(pool));
    const until = countedUntil(now);
    while (mayGoOn()) if ((await inStation((db) => unpackSettled(db, settledBatch))) < settledBatch) break;
    for (let done = 0; done < batchesARound && mayGoOn(); done++) {
      const members = await inStation(async (db) => {
        const ladder = await ladderOf(db);
        if (!ladder) return 0;
        const changed = await changedMembers(db, until);
        const accounts = changed.length > 0 ? changed : await membersOfEndedMonths(db, ladder, until);
        if (accounts.length > 0) await countLevels(db, station.code, ladder, accounts, until);
        return accounts.length;
      });
      if (members === 0) break;
    }
    for (let done = 0; done < giftBatchesARound && mayGoOn(); done++)
      if ((await inStation((db) => payLevelGifts(db, now, giftBatch))) < giftBatch) break;
  }
  return {
    due(look) {
      const until = countedUntil(look.now);
      const climbs = sql<boolean>`EXISTS (SELECT FROM level_setting x WHERE x.station = t.station)`;
      return stationsOfAny(
        sql`(SELECT t.station FROM level_settled t GROUP BY t.station)`,
        sql`(SELECT t.station FROM ${stationsWith('level_entry', { due: sql`t.at <= ${until}` })} t WHERE ${climbs})`,
        stationsWith('level_gift', { kept: sql`t.paid_at IS NULL` }),
        ...(isTimeForMonths(look) ? [stationsOfEndedMonths(until)] : []),
      );
    },
    run,
  };
}
