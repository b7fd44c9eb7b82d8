// The demonstration of a server: accounts and content of stations that have none, and where it is wanted a past for them.
import type pg from 'pg';
import type { Hashing } from '../account/hashing.ts';
import type { DrawJob } from '../jobs/drawJob.ts';
import type { Settings } from '../settings.ts';
import type { StationsInService } from '../stations.ts';
import { placeDemoBets } from './demoBets.ts';
import { seedForum } from './forum/seedForum.ts';
import { seedRounds } from './games/seedRounds.ts';
import { demoPassword, seedStations } from './seed.ts';
import { seedConversations } from './seedConversations.ts';
import { seedInterest } from './seedInterest.ts';
import { seedStaff } from './seedStaff.ts';
import { seedTeams } from './seedTeam.ts';

export interface DemonstrationOptions {
  pool: pg.Pool;
  stations: StationsInService;
  now: () => Date;
  hashing: Hashing;
  isSeeding: boolean;
  /** Limits of the server whose office has people of the demonstration; undefined where there is no office. */
  office: Settings | undefined;
  /** Bets of the demonstration accounts, a month of interest, posts and rounds. */
  hasPast: boolean;
  onFailure: (error: unknown, message: string) => void;
}

export interface Demonstration {
  /** Accounts and content; rejects where they cannot be written. */
  seed(): Promise<void>;
  /** The same for stations that have come since, once what is being seeded is done. */
  seedMore(): void;
  /** Bets and rounds of the past and the forum, once there are draws. Takes seconds, for which players need not wait. */
  fillPast(draws: DrawJob): Promise<void>;
  /** Leaves out what is left of the past. */
  halt(): void;
  /** Resolves once nothing is being seeded. */
  finished(): Promise<unknown>;
}

export function createDemonstration(options: DemonstrationOptions): Demonstration {
  const { pool, stations, now, hashing, isSeeding, office, hasPast, onFailure } = options;
  const failed = (message: string) => (error: unknown) => onFailure(error, message);
  let isHalted = false;
  const isStopped = (): boolean => isHalted;
  let seeding: Promise<unknown> = Promise.resolve();
  async function seed(): Promise<void> {
    if (isSeeding) await seedStations(pool, stations.all(), now(), hashing);
    if (isSeeding && office) await seedStaff(pool, now(), hashing, office);
    if (!hasPast) return;
    await seedInterest(pool, stations.all(), now());
    await seedTeams(pool, stations.all(), now(), hashing, demoPassword);
  }
  return {
    seed,
    seedMore() {
      seeding = seeding.then(seed).catch(failed('seeding failed'));
    },
    async fillPast(job) {
      if (!hasPast) return;
      const codes = stations.all().map(({ code }) => code);
      // Before the bets, with which past days are added up: each round counts on its own.
      await seedRounds({ pool, stations: stations.all(), now: now(), isStopped }).catch(
        failed('rounds of the demonstration failed'),
      );
      await placeDemoBets({ pool, stations: stations.all(), now: now(), job, isStopped }).catch(
        failed('bets of the demonstration failed'),
      );
      await seedForum(pool, codes, now(), isStopped).catch(failed('the forum of the demonstration failed'));
      await seedConversations(pool, codes, now(), isStopped).catch(
        failed('conversations of the demonstration failed'),
      );
    },
    halt() {
      isHalted = true;
    },
    finished: () => seeding,
  };
}
