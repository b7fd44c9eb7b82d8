// Owns the games job: reads the rounds of every game platform, each in a loop of its own, so that a slow or silent one delays no other.
import { sql } from 'kysely';
import type pg from 'pg';
import type { Counterparties } from '#counterparty/programs.ts';
import { CounterpartyError } from '#counterparty/signed.ts';
import { reportProblem, resolveProblem } from '../db/operatorProblem.ts';
import { type Db, inStation } from '../db/stationTransaction.ts';
import { PlatformFault, type PlatformPlace, readPlatform, unknownPlace } from './games/readPlatform.ts';
import { createJob } from './job.ts';

const leaderLock = 7_204_150;
const intervalMs = 2_000;
/** How often a platform is read for a station where nobody has opened a game of it lately and no round is unsettled. */
const quietMs = 20_000;
/** How long a seat at a platform lasts, and a little more. */
const seatMs = 13 * 3_600_000;
/** Silent answers in a row after which an operator is informed; one is a restart. */
const failuresMost = 3;
const longestWaitMs = 15_000;
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

export function createGamesJob(options: GamesJobOptions): GamesJob {
  const { pool, stations, now, counterparties, onFailure } = options;
  const pairs = new Map<string, Pair>();
  /** By platform: its loop that is running. */
  const running = new Map<string, Promise<void>>();
  const pairOf = (station: string, platform: string): Pair => {
    const key = `${station} ${platform}`;
    const known = pairs.get(key) ?? {
      station,
      platform,
      place: unknownPlace(),
      readAt: 0,
      failures: 0,
      problem: undefined,
      reportedAt: 0,
      waitsUntil: 0,
    };
    pairs.set(key, known);
    return known;
  };

  const job = createJob({
    name: 'games',
    intervalMs,
    leaderLock,
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
    for (const station of stations())
      for (const { platform, isActive } of await inStation(pool, station, platformsOf)) {
        const pair = pairOf(station, platform);
        const atMs = Date.now();
        const isDue = atMs >= pair.waitsUntil && (isActive || atMs - pair.readAt >= quietMs);
        if (isForced || isDue) due.set(platform, [...(due.get(platform) ?? []), pair]);
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
          pool,
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
    pair.waitsUntil = Date.now() + Math.min(longestWaitMs, intervalMs * 2 ** (pair.failures - 1));
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

  /** The platforms of a station; active where a member may be playing, or a round waits for its end. */
  async function platformsOf(db: Db): Promise<{ platform: string; isActive: boolean }[]> {
    const since = new Date(now().getTime() - seatMs);
    return db
      .selectFrom('platform as p')
      .select('p.code as platform')
      .select((row) =>
        row
          .or([
            row.exists(
              row
                .selectFrom('game_member as m')
                .select('m.game')
                .whereRef('m.station', '=', 'p.station')
                .whereRef('m.platform', '=', 'p.code')
                .where('m.opened_at', '>=', since),
            ),
            row.exists(
              row
                .selectFrom('game_round as r')
                .select('r.id')
                .whereRef('r.station', '=', 'p.station')
                .whereRef('r.platform', '=', 'p.code')
                .where('r.state', '=', sql.lit('unsettled')),
            ),
          ])
          .$castTo<boolean>()
          .as('isActive'),
      )
      .execute();
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
