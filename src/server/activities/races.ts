// Settling a race once it is over: the places, and the steps that were reached and not taken, are paid without being asked for.
import { type RawBuilder, sql } from 'kysely';
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import { ledgerTypes } from '../db/ledger.ts';
import type { Db } from '../db/stationTransaction.ts';
import { isCounted } from '../money/participation.ts';
import type { Racer } from '../play/validBets.ts';
import { type Activity, activitiesOfKind } from './activity.ts';
import { giveAward, writeOfAward } from './award.ts';
import { exactRanking } from './boatRanking.ts';
import { memberRefusal } from './kind.ts';
import { distanceOf, rankKey } from './kinds/dragonBoat.ts';
import { factsFor } from './registry.ts';

type Race = Activity<'dragonBoat'>;

/** So long after its end, rounds of game platforms that belong to it may still be read. */
const lateRoundsMs = 10 * 60_000;

/** Paid in one transaction. */
const batch = 100;

const isDue = ({ row }: Race, now: Date): boolean =>
  row.ends_at.getTime() + lateRoundsMs <= now.getTime() &&
  // One that was prolonged after its prizes went out ends once more.
  (row.settled_at === null || row.settled_at < row.ends_at);

/** Races that are over and not settled yet. */
export const racesDue = async (db: Db, now: Date): Promise<Race[]> =>
  (await activitiesOfKind(db, 'dragonBoat')).filter((race) => isDue(race, now));

/** Stations with such races. */
export const raceStations = (now: Date): RawBuilder<{ station: string }> =>
  sql`(SELECT v.station FROM activity v WHERE v.kind = 'dragonBoat' AND (v.settled_at IS NULL OR v.settled_at < v.ends_at)
    AND v.ends_at <= ${new Date(now.getTime() - lateRoundsMs)} GROUP BY v.station)`;

export interface Due {
  readonly member: number;
  readonly key: string;
  readonly amount: bigint;
  readonly detail: object;
}

const placesOf = ({ terms }: Pick<Race, 'terms'>, racers: readonly Racer[]): Due[] =>
  racers.slice(0, terms.prizes.length).map(({ id }, at) => ({
    member: id,
    key: rankKey,
    amount: terms.prizes[at]!,
    detail: { rank: at + 1 },
  }));

const stepsOfAll = (race: Pick<Race, 'terms'>, racers: readonly Racer[]): Due[] =>
  racers.flatMap(({ id, validBet }) =>
    race.terms.steps.flatMap(({ distance, amount }, step) =>
      distanceOf(race, validBet) >= BigInt(distance)
        ? [{ member: id, key: String(step), amount, detail: { step, distance } }]
        : [],
    ),
  );

/** What a ranking brings: the first places, or every step that is reached. */
export const prizesOf = (race: Pick<Race, 'terms'>, racers: readonly Racer[]): Due[] =>
  race.terms.mode === 'rank' ? placesOf(race, racers) : stepsOfAll(race, racers);

/** Whom the race owes what, less what was taken already. */
async function owed(db: Db, race: Race, now: Date): Promise<Due[]> {
  const { racers } = await exactRanking(db, race, now);
  const all = prizesOf(race, racers);
  const given = await db
    .selectFrom('activity_award')
    .select(['account_id', 'claim_key'])
    .where('activity_id', '=', race.id)
    .execute();
  const taken = new Set(given.map(({ account_id, claim_key }) => `${account_id} ${claim_key}`));
  return all.filter(({ member, key }) => !taken.has(`${member} ${key}`));
}

/** Whether what a member and those on the same device have taken leaves a step. The race is over: nobody takes anything meanwhile. */
async function mayStillTake(db: Db, race: Race, member: number, now: Date): Promise<boolean> {
  if (!isCounted(race.row)) return true;
  return memberRefusal(race, await factsFor(db, member, [race], now)) === null;
}

/** Settles one transaction's share of a race; false where nothing of it is left. Places are given all at once: a later look might order them otherwise. */
export async function settleRace(db: Db, race: Race, now: Date): Promise<boolean> {
  const { rows } = await sql`SELECT FROM activity v WHERE v.id = ${race.id}
    AND (v.settled_at IS NULL OR v.settled_at < v.ends_at) FOR UPDATE`.execute(db);
  if (rows.length === 0) return false;
  const due = await owed(db, race, now);
  const most = race.terms.mode === 'rank' ? due.length : batch;
  let given = 0;
  for (const { member, key, amount, detail } of due) {
    if (given === most) return true;
    if (!(await mayStillTake(db, race, member, now))) continue;
    given += 1;
    const prize = { kind: 'cash', amount } as const;
    const won = { key, prize, ledgerType: ledgerTypes.activityPrize, detail };
    const award = await giveAward(db, race, member, won, now);
    // One that waits is written of once it is decided.
    if (award && key === rankKey && award.status === AwardStatus.given) await writeOfAward(db, award, now);
  }
  await db.updateTable('activity').set({ settled_at: now }).where('id', '=', race.id).execute();
  return false;
}
