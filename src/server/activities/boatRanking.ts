// The ranking of a race: calculated from the bets, and shown for some seconds before it is calculated again.
import type { Db } from '../db/stationTransaction.ts';
import { mayEnter } from '../money/participation.ts';
import type { BaseContext } from '../pipeline/handle.ts';
import { type Racer, racersOf } from '../play/validBets.ts';
import type { Settings } from '../settings.ts';
import type { Activity } from './activity.ts';

/** Everybody who looks within this time sees the same ranking: it reads the bets of all members. */
const shownMs = 15_000;

interface Ranking {
  readonly racers: readonly Racer[];
  readonly at: Date;
}

/** By server, identified by its settings, then by station and activity. */
const shown = new WeakMap<Settings, Map<string, Ranking>>();

/** The ranking as it is now; prizes are paid by it. */
export async function exactRanking(db: Db, activity: Activity<'dragonBoat'>, now: Date): Promise<Ranking> {
  const { start, end, terms, row } = activity;
  const racing = { least: terms.minValidBet, who: mayEnter(row) };
  return { racers: await racersOf(db, { first: start, last: end }, racing), at: now };
}

/** The ranking as it is shown: not older than some seconds. */
export async function rankingOf(
  { db, station, settings, now }: Pick<BaseContext<object>, 'db' | 'station' | 'settings' | 'now'>,
  activity: Activity<'dragonBoat'>,
): Promise<Ranking> {
  const rankings = shown.get(settings) ?? new Map<string, Ranking>();
  shown.set(settings, rankings);
  const key = `${station.code} ${activity.id}`;
  const last = rankings.get(key);
  const age = last ? now.getTime() - last.at.getTime() : Number.POSITIVE_INFINITY;
  if (last && age >= 0 && age < shownMs) return last;
  const fresh = await exactRanking(db, activity, now);
  rankings.set(key, fresh);
  return fresh;
}
