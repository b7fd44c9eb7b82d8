// Work whose result is the same for all who ask for it at once: it is done once, after the last of them has asked.
import { setImmediate as nextLoop } from 'node:timers/promises';
import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import { turnAtPool } from './connectInTurn.ts';

interface Round {
  hasBegun: boolean;
  result: Promise<unknown>;
}

/** Of a server, by its pool, and a version of a station's file. */
const roundsOf = new WeakMap<pg.Pool, WeakMap<StationFacts, Map<string, Round>>>();

function roundsFor({ pool, station }: SharedBy): Map<string, Round> {
  const ofPool = roundsOf.get(pool) ?? new WeakMap<StationFacts, Map<string, Round>>();
  const rounds = ofPool.get(station) ?? new Map<string, Round>();
  roundsOf.set(pool, ofPool.set(station, rounds));
  return rounds;
}

export interface SharedBy {
  pool: pg.Pool;
  station: StationFacts;
  /** Of the one who asks: whoever begins a round has taken a turn at the pool. Left out where the work takes turns itself. */
  network?: string;
}

/**
 * The result of work for all who ask with this key. Who comes while it is being done shares the next round with everybody that comes until then:
 * what anybody gets was read after they asked, so nothing is kept and nothing out of date. Rejects as the work, and as turnAtPool().
 */
export async function share<T>(by: SharedBy, key: string, work: () => Promise<T>): Promise<T> {
  const rounds = roundsFor(by);
  const ahead = (): Promise<unknown> | undefined => {
    const last = rounds.get(key);
    return last && !last.hasBegun ? last.result : undefined;
  };
  const joined = ahead();
  if (joined) return (await joined) as T;
  const leave = by.network === undefined ? () => {} : await turnAtPool(by.pool, by.network);
  const meanwhile = ahead();
  if (meanwhile) {
    leave();
    return (await meanwhile) as T;
  }
  const before = rounds.get(key);
  const round: Round = { hasBegun: false, result: Promise.resolve() };
  const run = async (): Promise<T> => {
    await before?.result.catch(() => {});
    // What arrives in the same moment shares the round as well.
    await nextLoop();
    round.hasBegun = true;
    try {
      return await work();
    } finally {
      leave();
      if (rounds.get(key) === round) rounds.delete(key);
    }
  };
  const result = run();
  round.result = result;
  rounds.set(key, round);
  return await result;
}
