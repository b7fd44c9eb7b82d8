// The claimable flags of a member: which kinds of activities have something to be taken now, and whether a bonus of the level or a rebate waits. The poll reads one row; it is calculated again once it may be wrong.
import { type RawBuilder, sql } from 'kysely';
import type { ActivityKind } from '#contract/entities.generated.ts';
import { startOfDay } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import type { Db } from '../db/stationTransaction.ts';
import { barsOffers } from '../money/breaks/holds.ts';
import { claimableRebates } from '../money/team/rebateClaims.ts';
import type { BaseContext } from '../pipeline/handle.ts';
import type { Settings } from '../settings.ts';
import { type Activity, activitiesNow } from './activity.ts';
import { levelClaims } from './claims.ts';
import { factsFor, judge } from './registry.ts';

/** So far a flag may be behind deposits and bets of a member who goes on playing; an award changes it at once. */
export const behindSeconds = 240;

/** What can be claimed beside activities, as a flag names it. */
export const claimsBeside = ['levels', 'rebates'] as const;
export type ClaimBeside = (typeof claimsBeside)[number];
export type Flag = ActivityKind | ClaimBeside;

/** Points are there to be kept: they make no dot. */
const isFlagged = (kind: ActivityKind): boolean => kind !== 'points';

const walletEntries = (accountId: number) =>
  sql`coalesce((SELECT w.entries FROM ledger_account w WHERE w.station = current_station() AND w.owner_id = ${accountId} AND w.kind = 'wallet'
    AND w.book = 'real' AND w.part = ''), 0)`;
const countedBets = (accountId: number) =>
  sql`coalesce((SELECT t.valid + t.cleared FROM turnover t WHERE t.station = current_station() AND t.account_id = ${accountId}), 0)`;

/** The flags that were kept, for the poll's own query; null where they have to be calculated again. */
export const keptFlags = (accountId: number, now: Date): RawBuilder<string[] | null> =>
  sql<
    string[] | null
  >`(SELECT f.kinds FROM activity_flag f WHERE f.account_id = ${accountId} AND f.until > ${now}::timestamptz
    AND (f.calculated_at > ${now}::timestamptz - make_interval(secs => ${sql.lit(behindSeconds)})
      OR (f.entries = ${walletEntries(accountId)} AND f.counted = ${countedBets(accountId)})))`;

/** So long a process works with the activities as it read them, unless an operator changes the station's content meanwhile. */
const activitiesMs = 10_000;
interface Read {
  at: number;
  change: bigint;
  activities: Promise<readonly Activity[]>;
}
/** By server, identified by its settings, then by station. */
const lastRead = new WeakMap<Settings, Map<string, Read>>();

type Asking = Pick<BaseContext<object>, 'db' | 'station' | 'settings' | 'now'>;

/** The activities that make a dot. */
async function flaggedActivities({ db, station, settings, now }: Asking): Promise<readonly Activity[]> {
  const { rows } = await sql<{ id: bigint }>`SELECT coalesce(max(id), 0) AS id FROM content_change`.execute(
    db,
  );
  const change = rows[0]!.id;
  const reads = lastRead.get(settings) ?? new Map<string, Read>();
  lastRead.set(settings, reads);
  const last = reads.get(station.code);
  const age = last ? now.getTime() - last.at : Number.POSITIVE_INFINITY;
  if (last && last.change === change && age >= 0 && age < activitiesMs) return last.activities;
  const activities = activitiesNow(db, now).then((all) => all.filter(({ kind }) => isFlagged(kind)));
  activities.catch(() => reads.delete(station.code));
  reads.set(station.code, { at: now.getTime(), change, activities });
  return activities;
}

/** When a packet opens or closes next. */
async function nextPacketChange(db: Db, activities: readonly Activity[], now: Date): Promise<Date | null> {
  const rains = activities.filter(({ kind }) => kind === 'redPacket').map(({ id }) => id);
  if (rains.length === 0) return null;
  const { rows } = await sql<{
    at: Date | null;
  }>`SELECT min(CASE WHEN k.opens_at > ${now}::timestamptz THEN k.opens_at ELSE k.closes_at END) AS at
    FROM red_packet k WHERE k.activity_id = ANY (${rains}::integer[]) AND k.closes_at > ${now}::timestamptz`.execute(
    db,
  );
  return rows[0]!.at;
}

/** What of the level and of rebates the member may claim now: nothing while nothing may be offered. */
async function besideOf(db: Db, accountId: number, now: Date): Promise<ClaimBeside[]> {
  if (await barsOffers(db, accountId, now)) return [];
  const [levels, rebates] = await Promise.all([
    levelClaims(db, accountId, now),
    claimableRebates(db, accountId, now),
  ]);
  const found = { levels, rebates };
  return claimsBeside.filter((what) => found[what].length > 0);
}

/** Calculates the flags of a member and keeps them for the polls to come. */
export async function refreshFlags(asking: Asking, accountId: number): Promise<Flag[]> {
  const { db, station, now } = asking;
  const activities = await flaggedActivities(asking);
  const [facts, packetAt, beside] = await Promise.all([
    factsFor(db, accountId, activities, now),
    nextPacketChange(db, activities, now),
    besideOf(db, accountId, now),
  ]);
  const claimable = activities.filter((activity) => judge(activity, facts).refusal === null);
  const kinds: Flag[] = [...new Set(claimable.map(({ kind }) => kind)), ...beside];
  // A new day changes what can be taken, and so does a packet that opens or closes.
  const midnight = startOfDay(addDays(dayOf(now), 1));
  const until = new Date(Math.min(midnight.getTime(), packetAt?.getTime() ?? Number.POSITIVE_INFINITY));
  await sql`INSERT INTO activity_flag AS f (station, account_id, kinds, calculated_at, until, entries, counted)
    VALUES (${station.code}, ${accountId}, ${kinds}::text[], ${now}, ${until}, ${walletEntries(accountId)}, ${countedBets(accountId)})
    ON CONFLICT (account_id) DO UPDATE SET kinds = excluded.kinds, calculated_at = excluded.calculated_at, until = excluded.until,
      entries = excluded.entries, counted = excluded.counted`.execute(db);
  return kinds;
}

/** What a member can take has changed: the next poll calculates it again. */
export async function forgetFlags(db: Db, accountId: number): Promise<void> {
  await sql`UPDATE activity_flag SET until = '-infinity' WHERE account_id = ${accountId}`.execute(db);
}

/** The same for those who share a device with a member. Whoever is taking something meanwhile is passed over: their own flags are calculated again anyway. */
export async function forgetFlagsOfDevices(db: Db, accountId: number): Promise<void> {
  await sql`UPDATE activity_flag SET until = '-infinity' WHERE account_id IN (
    SELECT f.account_id FROM activity_flag f WHERE f.station = current_station() AND f.account_id IN (
      SELECT other.account_id FROM device mine
        JOIN device other ON other.station = mine.station AND other.visitor_hash = mine.visitor_hash AND other.account_id <> mine.account_id
        WHERE mine.station = current_station() AND mine.account_id = ${accountId})
      FOR UPDATE SKIP LOCKED)`.execute(db);
}
