// Red packets: splitting them before they open, finding the one that is open or comes next, and grabbing.
import { randomInt } from 'node:crypto';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { splitPacket } from '#rules/activities/redPacket.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { dayOf } from '#values/days.ts';
import { ledgerTypes } from '../db/ledger.ts';
import { preparedQuery } from '../db/preparedQuery.ts';
import type { Db, StationWork } from '../db/stationTransaction.ts';
import type { RedPacketTable } from '../db/tables.ts';
import type { Activity, ActivityRow } from './activity.ts';
import { openingsAfter } from './kinds/redPacket.ts';

/** So many packets are split ahead of time. */
const packetsAhead = 2;

/** Splits the packets that are open or open next, each once; returns how many were new. */
export async function preparePackets(
  { db, station, now }: StationWork,
  activity: Activity<'redPacket'>,
): Promise<number> {
  const next = openingsAfter(activity, now).slice(0, packetsAhead);
  const there = await db
    .selectFrom('red_packet')
    .select('opens_at')
    .where('activity_id', '=', activity.id)
    .where('closes_at', '>', now)
    .execute();
  const ready = new Set(there.map(({ opens_at }) => opens_at.getTime()));
  const due = next.filter(({ opensAt }) => !ready.has(opensAt.getTime()));
  if (due.length === 0 || !(await areTermsCurrent(db, activity))) return 0;
  let made = 0;
  for (const { opensAt, closesAt } of due)
    if (await preparePacket(db, station, activity, opensAt, closesAt)) made += 1;
  return made;
}

/** Openings of today and tomorrow are looked at (openingsAfter()). */
const daysAheadMs = 2 * dayMs;

/** Stations with packets to prepare or prepared; the mark of one stays while nothing changes by which there might be more to split. */
export const packetStations = (now: Date): RawBuilder<{ station: string; mark: string }> =>
  sql`(SELECT v.station, md5(string_agg(concat_ws(' ', ${dayOf(now)}::text, v.id, v.starts_at, v.ends_at, v.terms, (SELECT string_agg(p.opens_at::text, ' ' ORDER BY p.opens_at)
        FROM red_packet p WHERE p.station = v.station AND p.activity_id = v.id AND p.closes_at > ${now})), ' ' ORDER BY v.id)) AS mark
      FROM activity v WHERE v.kind = 'redPacket' AND v.ends_at > ${now} AND v.starts_at < ${new Date(now.getTime() + daysAheadMs)} AND v.terms <> '{}'
      GROUP BY v.station)`;

/** Whether nobody is changing the terms; they stay as they are until these packets are there, so that whoever changes them then finds them. */
async function areTermsCurrent(db: Db, { row }: Activity<'redPacket'>): Promise<boolean> {
  const now = await db
    .selectFrom('activity')
    .select('terms')
    .where('id', '=', row.id)
    .forShare()
    .executeTakeFirstOrThrow();
  return JSON.stringify(now.terms) === JSON.stringify(row.terms);
}

/** Splits one packet with the server's random source; false where it is there already. */
export async function preparePacket(
  db: Db,
  station: string,
  { id, terms }: Activity<'redPacket'>,
  opensAt: Date,
  closesAt: Date,
): Promise<boolean> {
  const packet = await db
    .insertInto('red_packet')
    .values({
      station,
      activity_id: id,
      opens_at: opensAt,
      closes_at: closesAt,
      total: terms.total,
      parts: terms.count,
    })
    .onConflict((clash) => clash.columns(['activity_id', 'opens_at']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!packet) return false;
  const amounts = splitPacket(terms, (below) => randomInt(below));
  await sql`INSERT INTO red_packet_part (station, packet_id, number, amount)
    SELECT ${station}, ${packet.id}, p.number, p.amount
      FROM unnest(${amounts.map(String)}::bigint[]) WITH ORDINALITY AS p(amount, number)`.execute(db);
  return true;
}

export interface Packet {
  readonly id: number;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly total: bigint;
  readonly count: number;
  readonly left: number;
}

const packetColumns = sql`k.id, k.opens_at, k.closes_at, k.total, k.parts,
  (SELECT count(*)::int FROM red_packet_part p WHERE p.packet_id = k.id AND p.award_id IS NULL) AS left_parts`;

interface PacketRow {
  id: number;
  opens_at: Date;
  closes_at: Date;
  total: bigint;
  parts: number;
  left_parts: number;
}

const packetOf = (row: PacketRow): Packet => ({
  id: row.id,
  opensAt: row.opens_at,
  closesAt: row.closes_at,
  total: row.total,
  count: row.parts,
  left: row.left_parts,
});

/** The packet that is open, otherwise the next one; undefined where none is planned. */
export async function currentPacket(db: Db, activityId: number, now: Date): Promise<Packet | undefined> {
  const { rows } = await sql<PacketRow>`SELECT ${packetColumns} FROM red_packet k
    WHERE k.activity_id = ${activityId} AND k.closes_at > ${now}::timestamptz ORDER BY k.opens_at LIMIT 1`.execute(
    db,
  );
  return rows[0] && packetOf(rows[0]);
}

export type PacketToGrab = ActivityRow & Pick<Selectable<RedPacketTable>, 'opens_at' | 'closes_at'>;

/** A packet with its activity. */
export const packetToGrab = preparedQuery((db, { id }: { id: number }) =>
  db
    .selectFrom('red_packet as k')
    .innerJoin('activity as v', 'v.id', 'k.activity_id')
    .selectAll('v')
    .select(['k.opens_at', 'k.closes_at'])
    .where('k.id', '=', id)
    .compile(),
);

/** All but the outcome is null where nothing was granted. */
export interface Grabbed {
  outcome: 'granted' | 'ALREADY_GRABBED' | 'DAILY_LIMIT' | 'EMPTY';
  award: bigint;
  /** Number of the part. */
  number: number;
  amount: bigint;
  required: bigint;
  status: number;
  /** Balance and points after it, and the parts that are left. */
  money: bigint;
  points: bigint;
  left_parts: number;
}

interface Grabbing {
  packet: number;
  activity: number;
  member: number;
  perMember: number;
  perDay: number;
  type: number;
  at: Date;
}

const grabbing = preparedQuery((db, { packet, activity, member, perMember, perDay, type, at }: Grabbing) =>
  sql<Grabbed>`SELECT outcome, award, number, amount, required, status, money, points, left_parts FROM red_packet_grab(${packet}, ${activity}, ${member}, ${perMember}, ${perDay}, ${type},
    ${at}::timestamptz)`.compile(db),
);

/** Gives a member the next part of a packet whose conditions are met; one call of the database. */
export async function grabPart(
  db: Db,
  activity: Activity<'redPacket'>,
  packet: number,
  accountId: number,
  now: Date,
): Promise<Grabbed> {
  const { perMember, dailyLimit } = activity.terms;
  const { rows } = await db.executeQuery(
    grabbing({
      packet,
      activity: activity.id,
      member: accountId,
      perMember,
      perDay: dailyLimit,
      type: ledgerTypes.redPacket,
      at: now,
    }),
  );
  return rows[0]!;
}

/** The key under which a member's parts of a packet are recorded begins so. */
export const packetKey = (packet: number): string => `${packet}#`;
