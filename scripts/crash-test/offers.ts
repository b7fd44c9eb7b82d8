// The offers of the crash test's stations: the demonstration's activities at each of them, and the past that makes players due what yesterday and last week bring.

import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { ResolvedContent } from '#content/contentSet.ts';
import { offcialDoBet } from '#contract/lottery.generated.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { knownLottery } from '#lottery/catalogue.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { applyDemonstration, demonstrationContent } from '#server/demo/demonstrationContent.ts';
import { periodAt } from '#server/play/calendar.ts';
import { resolveStation } from '#station/station.ts';
import { YUAN } from '#values/money.ts';
import { requestFirst } from './player.ts';
import { oneNumberSlip } from './slip.ts';
import type { Person, World } from './world.ts';

/** Whatever a station names of its own, here it runs everything. */
const everything = resolveStation({ code: 'any', name: 'Any' });
const pastLottery = 'FFC';
/** More than the least of the daily bonus and of the deficit rebate. */
const pastYuan = 1_200;
const pastPatienceMs = 30_000;
const pastPeriodsMost = 20;

/** Opens the demonstration's activities at stations; returns the number of the one that members apply for, by station. */
export async function openOffers(
  pool: pg.Pool,
  stations: readonly StationFacts[],
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  const kinds = ['activity-types', 'deposit-offers', 'activities'];
  const all = Object.entries(demonstrationContent(everything));
  const content: ResolvedContent = Object.fromEntries(all.filter(([kind]) => kinds.includes(kind)));
  const applications = new Map<string, number>();
  for (const station of stations)
    await inStation(pool, station.code, async (db) => {
      await applyDemonstration(db, station, content, at);
      const { id } = await db
        .selectFrom('activity')
        .select('id')
        .where('kind', '=', 'general')
        .executeTakeFirstOrThrow();
      applications.set(station.code, id);
    });
  return applications;
}

/** Gives players what an application asks for beside the withdrawal password. */
export const fillProfiles = (pool: pg.Pool, people: readonly Person[]): Promise<unknown> =>
  pool.query("UPDATE account SET real_name = '张伟', question_id = 1 WHERE id = ANY ($1)", [
    people.map(({ accountId }) => accountId),
  ]);

/**
 * Lets two players after another share a device, and some activities ask for more than that one has played: one member for each device, and a limit in
 * all. The dice of the demonstration are once for each device as well. The first box opens with the first bet of the day that is settled, also in a short run.
 */
export async function limitOffers(pool: pg.Pool, people: readonly Person[], at: Date): Promise<void> {
  const devices = people.map((_, place) => `shared ${Math.floor(place / 2)}`);
  await pool.query(
    `INSERT INTO device (station, account_id, visitor_hash, address, seen_at)
      SELECT a.station, a.id, sha256(convert_to(p.device, 'UTF8')), '127.0.0.1', $3
        FROM unnest($1::integer[], $2::text[]) AS p(id, device) JOIN account a ON a.id = p.id`,
    [people.map(({ accountId }) => accountId), devices, at],
  );
  await pool.query(
    `UPDATE activity SET once_per_device = true, limit_in_all = 1, terms = jsonb_set(terms, '{boxes,0,from}', '"1"') WHERE kind = 'treasure'`,
  );
  await pool.query("UPDATE activity SET limit_in_all = 2 WHERE kind = 'redPacket'");
  // Buying points is closed in what is shipped; money that becomes points is to be crashed as well.
  await pool.query(
    `UPDATE activity SET terms = jsonb_set(terms, '{toPoints,enabled}', 'true') WHERE kind = 'points'`,
  );
}

/** Lets everybody bet once, most of them in vain, and waits until it is settled. */
export async function playPast(
  world: World,
  ports: readonly number[],
  passTime: (minutes: number) => void,
): Promise<void> {
  const { rows: groups } = await world.pool.query<{ id: number; group_bonus: number | null }>(
    'SELECT id, group_bonus FROM account WHERE id = ANY ($1)',
    [world.people.map(({ accountId }) => accountId)],
  );
  const groupOf = new Map(groups.map(({ id, group_bonus }) => [id, group_bonus]));
  /** Whether the period had sealed meanwhile. */
  const isLate = async (person: Person, qiHao: string, tries: number): Promise<boolean> => {
    const points = groupOf.get(person.accountId) ?? null;
    const group = points === null ? null : BigInt(points) * YUAN;
    const bets = JSON.stringify(oneNumberSlip(person.random, pastLottery, pastYuan, group));
    const ask = { path: offcialDoBet.path, fields: { lotCode: pastLottery, qiHao, bets } };
    const open = { person, operation: 'officialBet', ask, intentId: `${person.name}-past-${tries}` };
    const answer = await requestFirst(world, ports, open);
    if (!answer.success && answer.code !== 'sealed')
      throw new Error(`${person.name} of ${person.station} could not bet in the past: ${answer.msg}`);
    return !answer.success;
  };
  // On a busy machine some come too late for a period of a few seconds: they bet in the next.
  let people: readonly Person[] = world.people;
  for (let tries = 1; people.length > 0; tries++) {
    if (tries > pastPeriodsMost)
      throw new Error(`${people.length} came too late for ${pastPeriodsMost} periods.`);
    passTime((periodAt(knownLottery(pastLottery), world.nowMs()).opensMs - world.nowMs()) / 60_000 + 1 / 60);
    const { qiHao } = periodAt(knownLottery(pastLottery), world.nowMs());
    const late = await Promise.all(people.map((person) => isLate(person, qiHao, tries)));
    people = people.filter((_, at) => late[at]);
  }
  passTime(2);
  const giveUp = performance.now() + pastPatienceMs;
  for (;;) {
    const { rows } = await world.pool.query(
      `SELECT FROM bet_order WHERE status = ${BetStatus.waiting} LIMIT 1`,
    );
    if (rows.length === 0) break;
    if (performance.now() > giveUp) throw new Error('The bets of the past were not settled.');
    await pause(200);
  }
  // Nobody plays through the night.
  for (const person of world.people) person.orders.length = 0;
}

/** The packet that a station's members can grab now, as their screens say; null where there is none, or no database to ask. */
export async function openPacketOf({ pool, nowMs }: World, station: string): Promise<number | null> {
  const query = 'SELECT id FROM red_packet WHERE station = $1 AND opens_at <= $2 AND closes_at > $2';
  const found = await pool.query<{ id: number }>(query, [station, new Date(nowMs())]).catch(() => null);
  return found?.rows[0]?.id ?? null;
}
