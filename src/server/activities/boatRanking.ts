// Owns the ranking of a race: calculated from the bets, and shown for some seconds before it is calculated again.
import type { Db } from '../db/stationTransaction.ts';
import { mayEnter } from '../money/participation.ts';
import { type Racer, racersOf } from '../play/validBets.ts';
import type { Activity } from './activity.ts';

/** Everybody who looks within this time sees the same ranking: it reads the bets of all members. */
const shownMs = 15_000;

interface Ranking {
  readonly racers: readonly Racer[];
  readonly at: Date;
}

const shown = new Map<string, Ranking>();

/** The ranking as it is now; prizes are paid by it. */
export async function exactRanking(db: Db, activity: Activity<'dragonBoat'>, now: Date): Promise<Ranking> {
  const { start, end, terms, row } = activity;
  const racing = { least: terms.minValidBet, who: mayEnter(row) };
  return { racers: await racersOf(db, { first: start, last: end }, racing), at: now };
}

/** The ranking as it is shown: not older than some seconds. */
export async function rankingOf(
  db: Db,
  station: string,
  activity: Activity<'dragonBoat'>,
  now: Date,
): Promise<Ranking> {
  const key = `${station} ${activity.id}`;
  const last = shown.get(key);
  const age = last ? now.getTime() - last.at.getTime() : Number.POSITIVE_INFINITY;
  if (last && age >= 0 && age < shownMs) return last;
  const fresh = await exactRanking(db, activity, now);
  shown.set(key, fresh);
  return fresh;
}
