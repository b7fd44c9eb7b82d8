// The list of the jobs of a server, in the order in which they stop, with what each waits for before it begins.
import type pg from 'pg';
import type { Counterparties } from '#counterparty/programs.ts';
import type { ClockGuard } from '../operation/clockGuard.ts';
import type { StationLogLine } from '../operation/stationLog.ts';
import { stationLimitsJson } from '../protection/stationLimits.ts';
import type { Settings } from '../settings.ts';
import type { StationsInService } from '../stations.ts';
import { createContentLog } from './contentLogJob.ts';
import { createContentSchedule } from './contentScheduleJob.ts';
import { createDeliveryJob } from './deliveryJob.ts';
import { createDrawJob, type DrawJob, type DrawJobOptions } from './drawJob.ts';
import { createGamesJob } from './gamesJob.ts';
import { createMarkerJob } from './markerJob.ts';
import { createMoneyJob } from './moneyJob.ts';
import { createOfferJob } from './offerJob.ts';
import { createPersonalJob } from './personal/personalJob.ts';
import { createPlayJob } from './playJob.ts';
import { createPushJob } from './pushJob.ts';
import { createSeatJob } from './seatJob.ts';
import { createStationFileJob } from './stations/stationFileJob.ts';
import { createStationSchedule } from './stations/stationScheduleJob.ts';
import { createSweepJob } from './sweepJob.ts';
import { createTeamJob } from './teamJob.ts';

export interface JobListOptions {
  pool: pg.Pool;
  stations: StationsInService;
  now: () => Date;
  settings: Settings;
  counterparties: Counterparties | undefined;
  /** Left out where the clock is not the machine's. */
  clock?: ClockGuard | undefined;
  /** Draws are made where there are options for them. */
  draws: Pick<DrawJobOptions, 'feed' | 'lotteries' | 'historyDays' | 'copiesFrom'> | undefined;
  /** False leaves the jobs of money, teams, games and messages to whoever ticks them. */
  isMindingMoney: boolean;
  report: (line: StationLogLine) => void;
  /** What logs and counts the failures of a job. */
  failed: (job: string, message: string) => (what: string, error: unknown) => void;
  /** Around the first draws of the process that leads: before the jobs of money begin, and beside them. */
  aroundFirstDraws: { before(job: DrawJob): Promise<void>; after(): void };
}

interface ListedJob {
  /** Once the server listens, or once the first draws are made where it makes any. */
  begins: 'listening' | 'afterFirstDraws';
  /** False where there is nothing for it to do. */
  isWanted: boolean;
  start(): unknown;
  stop(): Promise<void>;
}

export interface JobList {
  /** Begins them; the server listens. */
  begin(): void;
  /** One round of the job of money, and one of teams. */
  runMoneyJob(): Promise<void>;
  runGamesJob(): Promise<void>;
  runDeliveryJob(): Promise<void>;
  /** Sends the notices that are due, and waits for their services. */
  runPushJob(): Promise<void>;
  runOfferJob(): Promise<void>;
  runSeatJob(): Promise<void>;
  runPlayJob(): Promise<void>;
  runMarkerJob(): Promise<void>;
  runPersonalJob(): Promise<void>;
  runContentSchedule(): Promise<void>;
  runStationSchedule(): Promise<void>;
  /** No job begins any more. */
  halt(): void;
  /** Ends each after its round. */
  stop(): Promise<void>;
}

export function createJobList(options: JobListOptions): JobList {
  const { pool, now, settings, counterparties, isMindingMoney, report, failed, aroundFirstDraws } = options;
  const stations = () => options.stations.all();
  const codes = () => stations().map(({ code }) => code);
  let isHalted = false;
  const begin = (which: ListedJob['begins']): void => {
    if (isHalted) return;
    for (const job of jobs) if (job.begins === which && job.isWanted) void job.start();
  };
  const draws =
    options.draws &&
    createDrawJob({
      pool,
      stations: codes,
      limitsOf(code) {
        const station = options.stations.byCode(code);
        return station ? stationLimitsJson(station) : null;
      },
      now,
      historyDays: settings.historyDays,
      drawKey: settings.drawKey,
      beacon: counterparties?.beacon,
      ...options.draws,
      ...(options.clock && { clock: options.clock }),
      // The money job pays interest that is due at once: that of the past has been paid between the past bets by then.
      async afterFirstRound(job, isLeading) {
        if (isLeading) await aroundFirstDraws.before(job);
        begin('afterFirstDraws');
        if (isLeading) aroundFirstDraws.after();
      },
      onFailure: failed('draws', 'a draw or settlement failed'),
    });
  const money = createMoneyJob({
    pool,
    stations,
    now,
    settings,
    counterparties,
    onFailure: failed('money', 'a round of money failed'),
  });
  const games = createGamesJob({
    pool,
    stations: codes,
    now,
    counterparties,
    onFailure: failed('games', 'reading the rounds of a platform failed'),
  });
  const teams = createTeamJob({
    pool,
    stations,
    now,
    onFailure: failed('teams', 'a round of teams failed'),
  });
  const delivery = createDeliveryJob({
    pool,
    stations: codes,
    now,
    counterparties,
    onFailure: failed('delivery', 'sending messages failed'),
  });
  const push = createPushJob({
    pool,
    stations,
    now,
    settings,
    onFailure: failed('push', 'sending a notice failed'),
  });
  const offers = createOfferJob({
    pool,
    stations,
    now,
    counterparties,
    onFailure: failed('offers', 'asking the registry about offers failed'),
  });
  const seats = createSeatJob({
    pool,
    stations,
    now,
    counterparties,
    onFailure: failed('seats', 'asking who plays where failed'),
  });
  const contentLog = createContentLog({
    pool,
    stations: codes,
    report,
    onFailure: failed('contentLog', 'looking for changes of content failed'),
  });
  const contentSchedule = createContentSchedule({
    pool,
    stations,
    now,
    report,
    onFailure: failed('contentSchedule', 'changing content at its moment failed'),
  });
  const stationSchedule = createStationSchedule({
    pool,
    stations: options.stations,
    now,
    report,
    onFailure: failed('stationSchedule', 'saving station files at their moment failed'),
  });
  const play = createPlayJob({
    pool,
    settings,
    onFailure: failed('play', 'storing who was at play failed'),
  });
  const markers = createMarkerJob({
    pool,
    stations,
    now,
    onFailure: failed('markers', 'computing markers of harm failed'),
  });
  const stationFiles = createStationFileJob({
    pool,
    stations,
    now,
    onFailure: failed('stationFiles', 'noting changes of stations failed'),
  });
  const personal = createPersonalJob({
    pool,
    stations,
    now,
    onFailure: failed('personal', 'sealing the data of persons failed'),
  });
  const sweep = createSweepJob({
    pool,
    stations,
    now,
    settings,
    onFailure: failed('sweep', 'sweeping failed'),
  });

  const afterDraws = { begins: 'afterFirstDraws', isWanted: isMindingMoney } as const;
  const hasMessages = Boolean(counterparties?.sms || counterparties?.mail);
  const jobs: readonly ListedJob[] = [
    // Thirty days of history are filled in while players are served already.
    ...(draws ? [{ ...draws, begins: 'listening', isWanted: true } as const] : []),
    { ...money, ...afterDraws },
    { ...games, ...afterDraws, isWanted: isMindingMoney && counterparties !== undefined },
    { ...teams, ...afterDraws },
    { ...delivery, ...afterDraws, isWanted: isMindingMoney && hasMessages },
    { ...push, ...afterDraws },
    { ...offers, ...afterDraws },
    { ...seats, ...afterDraws },
    { start: contentSchedule.start, stop: contentSchedule.stop, ...afterDraws },
    { start: stationSchedule.start, stop: stationSchedule.stop, ...afterDraws },
    // Every process has a log of its own, whoever minds the money.
    { ...contentLog, begins: 'listening', isWanted: true },
    // And has seen members that no other process saw.
    { start: play.startLater, stop: play.stop, begins: 'listening', isWanted: true },
    { start: markers.startLater, stop: markers.stop, ...afterDraws },
    { ...stationFiles, begins: 'listening', isWanted: isMindingMoney },
    { start: personal.startLater, stop: personal.stop, ...afterDraws },
    { start: sweep.startLater, stop: sweep.stop, begins: 'listening', isWanted: true },
  ];

  return {
    begin() {
      begin('listening');
      if (!draws) begin('afterFirstDraws');
    },
    async runMoneyJob() {
      await money.tick();
      await teams.tick();
    },
    runGamesJob: () => games.tick(),
    runDeliveryJob: async () => void (await delivery.tick()),
    async runPushJob() {
      await push.tick();
      await push.rest();
    },
    runOfferJob: async () => void (await offers.tick()),
    runSeatJob: async () => void (await seats.tick()),
    runPlayJob: async () => void (await play.tick()),
    runMarkerJob: async () => void (await markers.tick()),
    runPersonalJob: async () => void (await personal.tick()),
    runContentSchedule: async () => void (await contentSchedule.tick()),
    runStationSchedule: async () => void (await stationSchedule.tick()),
    halt() {
      isHalted = true;
    },
    async stop() {
      for (const job of jobs) await job.stop();
    },
  };
}
