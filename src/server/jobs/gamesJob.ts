// The games job: reads the rounds of every game platform, each in a loop of its own, so that a slow or silent one delays no other.
import type pg from 'pg';
import type { Counterparties } from '#counterparty/programs.ts';
import { CounterpartyError } from '#counterparty/signed.ts';
import { reportProblem, resolveProblem } from '../db/operatorProblem.ts';
import { everyStation, inStation } from '../db/stationTransaction.ts';
import {
  PlaceMoved,
  PlatformFault,
  type PlatformPlace,
  readPlatform,
  unknownPlace,
} from '../money/games/readPlatform.ts';
import { platformsOf } from './games/activePlatforms.ts';
import { intervalMs, isDue, restMs } from './games/readingPace.ts';
import { createJob } from './job.ts';

const jobNumber = 7_204_150;
/** Silent answers in a row after which an operator is informed; one is a restart. */
const failuresMost = 3;
/** A problem that lasts is reported once in this time. */
const reportMs = 60_000;

export interface GamesJobOptions {
  pool: pg.Pool;
  /** Codes of the stations. */
  stations: () => readonly string[];
  now: () => Date;
  counterparties: Counterparties | undefined;
  onFailure: (what: string, error: unknown) => void;
}

export interface GamesJob {
  /** Reads every platform for every station once, whenever it was read before. */
  tick(): Promise<void>;
  /** Reads until stop(). */
  start(): void;
  stop(): Promise<void>;
}

/** A station at a platform. */
interface Pair {
  station: string;
  platform: string;
  place: PlatformPlace;
  readAt: number;
  failures: number;
  /** What the operator has been shown, since when; '' when all is well, undefined before the first reading. */
  problem: string | undefined;
  reportedAt: number;
  waitsUntil: number;
}

const newPair = (station: string, platform: string): Pair => ({
  station,
  platform,
  place: unknownPlace(),
  readAt: 0,
  failures: 0,
  problem: undefined,
  reportedAt: 0,
  waitsUntil: 0,
});

export function createGamesJob(options: GamesJobOptions): GamesJob {
  const { pool, stations, now, counterparties, onFailure } = options;
  const pairs = new Map<string, Pair>();
  /** By platform: its loop that is running. */
  const running = new Map<string, Promise<void>>();
  const pairOf = (station: string, platform: string): Pair => {
    const key = `${station} ${platform}`;
    const known = pairs.get(key) ?? newPair(station, platform);
    pairs.set(key, known);
    return known;
  };

  const job = createJob({
    name: 'games',
    intervalMs,
    leaseOf: jobNumber,
    pool,
    onFailure,
    async run() {
      await startLoops(false);
    },
    onStop: async () => {
      await Promise.all(running.values());
    },
  });

  /** Starts the loop of each platform that has none running; waits for none of them. */
  async function startLoops(isForced: boolean): Promise<void> {
    const due = new Map<string, Pair[]>();
    const all = await inStation(pool, everyStation, (db) => platformsOf(db, now()), { role: 'job_due' });
    const byStation = Map.groupBy(all, ({ station }) => station);
    for (const station of stations())
      for (const { platform, isActive } of byStation.get(station) ?? []) {
        const pair = pairOf(station, platform);
        if (isForced || isDue({ ...pair, isActive }, Date.now()))
          due.set(platform, [...(due.get(platform) ?? []), pair]);
      }
    for (const [platform, its] of due) {
      if (running.has(platform) || !counterparties?.platforms[platform]) continue;
      running.set(
        platform,
        readAll(its)
          .catch((error) => onFailure(platform, error))
          .finally(() => running.delete(platform)),
      );
    }
  }

  async function readAll(its: readonly Pair[]): Promise<void> {
    for (const pair of its) {
      if (job.isStopped()) return;
      const { station, platform } = pair;
      const party = counterparties!.platforms[platform]!;
      try {
        await readPlatform({
          inStation: (work) => inStation(pool, station, work),
          station,
          platform,
          party,
          place: pair.place,
          now,
          isStopped: job.isStopped,
          onFinding: (what) => onFailure(`${platform} of ${station}`, new PlatformFault(what)),
        });
        pair.readAt = Date.now();
        await succeed(pair);
      } catch (error) {
        if (error instanceof PlaceMoved) {
          // A call has read on for a member who waited; the next reading begins where it ended.
          pair.place.position = undefined;
          continue;
        }
        pair.readAt = Date.now();
        await fail(pair, error);
        // A platform that is silent for one station is silent for the next one as well.
        if (error instanceof CounterpartyError && error.kind !== 'refused') return;
      }
    }
  }

  async function succeed(pair: Pair): Promise<void> {
    pair.failures = 0;
    pair.waitsUntil = 0;
    if (pair.problem === '') return;
    await inStation(pool, pair.station, (db) => resolveProblem(db, 'platform', pair.platform, now()));
    pair.problem = '';
  }

  async function fail(pair: Pair, error: unknown): Promise<void> {
    const { station, platform } = pair;
    pair.failures++;
    pair.waitsUntil = Date.now() + restMs(pair.failures);
    // The database may have another place than this process remembers.
    if (!(error instanceof CounterpartyError)) pair.place.position = undefined;
    const isTheirs = error instanceof PlatformFault || error instanceof CounterpartyError;
    const isQuiet =
      error instanceof CounterpartyError && error.kind !== 'refused' && pair.failures < failuresMost;
    const reason = (error as Error).message.slice(0, 300);
    if (isQuiet || (pair.problem === reason && Date.now() - pair.reportedAt < reportMs)) return;
    onFailure(`${platform} of ${station}`, error);
    if (!isTheirs) return;
    await inStation(pool, station, (db) =>
      reportProblem(db, { station, kind: 'platform', ref: platform, reason, at: now() }),
    );
    pair.problem = reason;
    pair.reportedAt = Date.now();
  }

  return {
    async tick() {
      await Promise.all(running.values());
      await startLoops(true);
      await Promise.all(running.values());
    },
    start() {
      void job.start();
    },
    stop: job.stop,
  };
}
