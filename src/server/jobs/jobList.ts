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
  /** What the process that leads does after its first draws, before the jobs of money begin. */
  beforeMoney(job: DrawJob): Promise<void>;
}

interface ListedJob {
  /** Once the server listens, or once the first draws are made where it makes any. */
  begins: 'listening' | 'afterFirstDraws';
  /** False where there is nothing for it to do. */
  isWanted: boolean;
  start(): unknown;
  stop(): Promise<void>;
}

/** One round of a job, for who does not leave that to its clock. */
export interface JobRounds {
  /** One round of the job of money, and one of teams. */
  runMoneyJob(): Promise<void>;
  /** Reads the rounds of every game platform once. */
  runGamesJob(): Promise<void>;
  /** Passes on messages that are due. */
  runDeliveryJob(): Promise<void>;
  /** Sends the notices on devices that are due, and waits for their services. */
  runPushJob(): Promise<void>;
  /** Asks the registry of exclusions about members for whom an offer waits. */
  runOfferJob(): Promise<void>;
  /** Asks the central file of play about members who come, go on or leave. */
  runSeatJob(): Promise<void>;
  /** Stores when this process saw members at play. */
  runPlayJob(): Promise<void>;
  /** Computes the markers of harm of days that have ended. */
  runMarkerJob(): Promise<void>;
  /** Seals what lies open of the data of persons, or under an earlier key. */
  runPersonalJob(): Promise<void>;
  /** Does what content has due at its moment. */
  runContentSchedule(): Promise<void>;
  /** The same of saves of station files. */
  runStationSchedule(): Promise<void>;
}

export interface JobList extends JobRounds {
  /** Begins them; the server listens. */
  begin(): void;
  /** No job begins any more. */
  halt(): void;
  /** Ends each after its round. */
  stop(): Promise<void>;
}

/** Every job but that of draws. */
function createJobs(options: JobListOptions) {
  const { pool, now, settings, counterparties, report, failed } = options;
  const stations = () => options.stations.all();
  const codes = () => stations().map(({ code }) => code);
  const common = { pool, stations, now };
  const byCode = { ...common, stations: codes };
  const money = createMoneyJob({
    ...common,
    settings,
    counterparties,
    onFailure: failed('money', 'a round of money failed'),
  });
  const games = createGamesJob({
    ...byCode,
    counterparties,
    onFailure: failed('games', 'reading the rounds of a platform failed'),
  });
  const teams = createTeamJob({
    ...common,
    onFailure: failed('teams', 'a round of teams failed'),
  });
  const delivery = createDeliveryJob({
    ...byCode,
    counterparties,
    onFailure: failed('delivery', 'sending messages failed'),
  });
  const push = createPushJob({
    ...common,
    settings,
    onFailure: failed('push', 'sending a notice failed'),
  });
  const offers = createOfferJob({
    ...common,
    counterparties,
    onFailure: failed('offers', 'asking the registry about offers failed'),
  });
  const seats = createSeatJob({
    ...common,
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
    ...common,
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
    ...common,
    onFailure: failed('markers', 'computing markers of harm failed'),
  });
  const stationFiles = createStationFileJob({
    ...common,
    onFailure: failed('stationFiles', 'noting changes of stations failed'),
  });
  const personal = createPersonalJob({
    ...common,
    onFailure: failed('personal', 'sealing the data of persons failed'),
  });
  const sweep = createSweepJob({
    ...common,
    settings,
    onFailure: failed('sweep', 'sweeping failed'),
  });
  return {
    money,
    games,
    teams,
    delivery,
    push,
    offers,
    seats,
    contentLog,
    contentSchedule,
    stationSchedule,
    play,
    markers,
    stationFiles,
    personal,
    sweep,
  };
}

export function createJobList(options: JobListOptions): JobList {
  const { pool, now, settings, counterparties, isMindingMoney, failed, beforeMoney } = options;
  let isHalted = false;
  const begin = (which: ListedJob['begins']): void => {
    if (isHalted) return;
    for (const job of jobs) if (job.begins === which && job.isWanted) void job.start();
  };
  const draws =
    options.draws &&
    createDrawJob({
      pool,
      stations: () => options.stations.all().map(({ code }) => code),
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
        if (isLeading) await beforeMoney(job);
        begin('afterFirstDraws');
      },
      onFailure: failed('draws', 'a draw or settlement failed'),
    });
  const made = createJobs(options);
  const afterDraws = { begins: 'afterFirstDraws', isWanted: isMindingMoney } as const;
  const hasMessages = Boolean(counterparties?.sms || counterparties?.mail);
  const jobs: readonly ListedJob[] = [
    // Thirty days of history are filled in while players are served already.
    ...(draws ? [{ ...draws, begins: 'listening', isWanted: true } as const] : []),
    { ...made.money, ...afterDraws },
    { ...made.games, ...afterDraws, isWanted: isMindingMoney && counterparties !== undefined },
    { ...made.teams, ...afterDraws },
    { ...made.delivery, ...afterDraws, isWanted: isMindingMoney && hasMessages },
    { ...made.push, ...afterDraws },
    { ...made.offers, ...afterDraws },
    { ...made.seats, ...afterDraws },
    { start: made.contentSchedule.start, stop: made.contentSchedule.stop, ...afterDraws },
    { start: made.stationSchedule.start, stop: made.stationSchedule.stop, ...afterDraws },
    // Every process has a log of its own, whoever minds the money.
    { ...made.contentLog, begins: 'listening', isWanted: true },
    // And has seen members that no other process saw.
    { start: made.play.startLater, stop: made.play.stop, begins: 'listening', isWanted: true },
    { start: made.markers.startLater, stop: made.markers.stop, ...afterDraws },
    { ...made.stationFiles, begins: 'listening', isWanted: isMindingMoney },
    { start: made.personal.startLater, stop: made.personal.stop, ...afterDraws },
    { start: made.sweep.startLater, stop: made.sweep.stop, begins: 'listening', isWanted: true },
  ];

  return {
    begin() {
      begin('listening');
      if (!draws) begin('afterFirstDraws');
    },
    async runMoneyJob() {
      await made.money.tick();
      await made.teams.tick();
    },
    runGamesJob: () => made.games.tick(),
    runDeliveryJob: async () => void (await made.delivery.tick()),
    async runPushJob() {
      await made.push.tick();
      await made.push.rest();
    },
    runOfferJob: async () => void (await made.offers.tick()),
    runSeatJob: async () => void (await made.seats.tick()),
    runPlayJob: async () => void (await made.play.tick()),
    runMarkerJob: async () => void (await made.markers.tick()),
    runPersonalJob: async () => void (await made.personal.tick()),
    runContentSchedule: async () => void (await made.contentSchedule.tick()),
    runStationSchedule: async () => void (await made.stationSchedule.tick()),
    halt() {
      isHalted = true;
    },
    async stop() {
      for (const job of jobs) await job.stop();
    },
  };
}
