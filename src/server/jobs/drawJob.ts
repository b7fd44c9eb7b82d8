// The draw job: each second it commits to the coming draws, opens the periods of chases that have begun, draws what has opened, catches up in order, takes back what corrected draws did, and
// settles the bets.
// It runs in the serving process: pg-boss 12.x needs a second schema and polls, and a draw goes by the clock, not by a queue.
import type pg from 'pg';
import type { Beacon } from '#counterparty/programs.ts';
import { knownLottery, LOTTERY_CODES, type PlayedLottery } from '#lottery/catalogue.ts';
import type { FamilyCode } from '#lottery/familyCodes.generated.ts';
import { dayMs } from '#values/beijingOffset.ts';
import type { OwnLottery } from '../db/columnTypes.ts';
import type { ClockGuard } from '../operation/clockGuard.ts';
import { freshSeed } from '../play/drawing.ts';
import { SetAsideOrders, settleDue, settlingDue } from '../play/settling.ts';
import { defaultSettings } from '../settings.ts';
import { createBeaconReader } from './draws/beacon.ts';
import { commitToPeriods } from './draws/commit.ts';
import { createDrawCopy } from './draws/copyDraws.ts';
import { closeCorrected, takeBackCorrected } from './draws/correct.ts';
import { drawDue, voidPeriod } from './draws/draw.ts';
import type { DrawFeed } from './draws/drawFeed.ts';
import { createFeedCheck } from './draws/feedCheck.ts';
import { createMissedStep, fillHistory } from './draws/history.ts';
import { chasesDue, openChases } from './draws/openChases.ts';
import type { DrawDeps, DrawRound } from './draws/periodRows.ts';
import { createSealStep, seedSealing } from './draws/seeds.ts';
import { dueStations } from './due/due.ts';
import { createJob } from './job.ts';

const jobNumber = 7_204_130;
const intervalMs = 1000;

export interface DrawJobOptions {
  pool: pg.Pool;
  /** Codes of the stations whose bets are settled. */
  stations: () => readonly string[];
  /** What a station sets above the limits of its players, as JSON; null for nothing. Nothing where it is left out. */
  limitsOf?: (station: string) => string | null;
  now: () => Date;
  /** External draws, such as those of the state; without a feed they are drawn here, marked as a demonstration. */
  feed?: DrawFeed;
  /** Which of the catalogue are drawn, all when left out; those of stations' own always are. */
  lotteries?: readonly string[];
  /** Seals seeds until they are drawn: DRAW_KEY. */
  drawKey: string;
  /** Draws are bound to the values of its rounds; to their seeds alone when left out. */
  beacon?: Beacon | undefined;
  /** The seed of a period. Only a test chooses: in service it is left out, and every seed is a fresh one. */
  seedOf?: (lotCode: string, qiHao: string) => string;
  /** Connections to the database that draws the lotteries of the catalogue for all, undefined while it is away: its draws are copied, and none is made here. */
  copiesFrom?: () => pg.Pool | undefined;
  /** Days of draws before the first bet that a new server is filled with; as in the settings when left out. */
  historyDays?: number;
  /** Compares this process's clock with the database's; a round draws nothing while it throws. Left out where the test has a clock of its own. */
  clock?: Pick<ClockGuard, 'check'>;
  /** Runs once between the first round and the second, whether this process leads or not. */
  afterFirstRound?: (job: DrawJob, isLeading: boolean) => Promise<void>;
  onFailure?: (what: string, error: unknown) => void;
}

export interface DrawJob {
  /** One round: periods committed to, those due drawn, their bets settled. False where another process leads. */
  tick(): Promise<boolean>;
  /** A round as it would have been at a moment before the server existed; its draws have no commitment. */
  replay(at: Date): Promise<void>;
  /** Fills in what is missing of the last 30 days, newest first, in small batches; ends early when the job is stopped. */
  fillHistory(): Promise<void>;
  /** Voids a period that is not drawn yet, so that its stakes are returned; false when it was drawn or void already. */
  voidPeriod(lotCode: string, qiHao: string): Promise<boolean>;
  /** Rounds once a second and history, until stop(). */
  start(): void;
  stop(): Promise<void>;
}

/** Which lotteries there are by now: a station's own is drawn from the round after its content was applied. */
async function roundOf(deps: DrawDeps): Promise<DrawRound> {
  const { rows } = await deps.pool.query<{ code: string; family: FamilyCode; own: OwnLottery }>(
    'SELECT code, family, own FROM own_lottery WHERE NOT is_ended ORDER BY code',
  );
  const own = rows.map(({ code, family, own }): PlayedLottery => ({ code, family, ...own }));
  return { ...deps, lotteries: [...deps.catalogued, ...own] };
}

export function createDrawJob(options: DrawJobOptions): DrawJob {
  const { pool, stations, now, feed } = options;
  const onFailure = options.onFailure ?? (() => {});
  const deps: DrawDeps = {
    pool,
    now,
    stations,
    catalogued: options.copiesFrom ? [] : (options.lotteries ?? LOTTERY_CODES).map(knownLottery),
    feed,
    seedOf: options.seedOf ?? freshSeed,
    sealing: seedSealing(options.drawKey),
    beacon: options.beacon && createBeaconReader(options.beacon, onFailure),
    onFailure,
    isCopying: options.copiesFrom !== undefined,
  };
  const sealOpenSeeds = createSealStep(deps, onFailure);
  const { historyDays = defaultSettings.historyDays } = options;
  const copy =
    options.copiesFrom &&
    createDrawCopy({
      pool,
      authority: options.copiesFrom,
      historyMs: historyDays * dayMs,
      onFailure,
      isStopped: () => rounds.isStopped(),
    });
  const storeMissed = createMissedStep(() => rounds.isStopped());
  const setAside = new SetAsideOrders();
  const stationLimitsOf = (station: string): string | null => options.limitsOf?.(station) ?? null;
  const checkFeed = createFeedCheck({ pool, feed, onFailure });
  let filling: Promise<void> = Promise.resolve();

  const rounds = createJob({
    name: 'draws',
    intervalMs,
    leaseOf: jobNumber,
    pool,
    onFailure,
    async run({ isFirst }) {
      // A clock an hour ahead would draw an hour of periods for good.
      await options.clock?.check();
      const at = now();
      const round = await roundOf(deps);
      await sealOpenSeeds();
      // Without it the draws of others wait, and those of stations' own go on.
      await copy?.round(at, isFirst);
      await commitToPeriods(round, at);
      const opened = await openAll(at);
      await drawDue(deps, at);
      await storeMissed(round, at);
      await checkFeed(at).catch((error) => onFailure('feed', error));
      await settleAll(at, opened);
    },
    async onStop() {
      await filling;
      await copy?.finished();
    },
  });

  /** The stations whose chases are open; the others are tried again in the next round. */
  async function openAll(at: Date): Promise<string[]> {
    const due = await dueStations(pool, chasesDue(at));
    const opened: string[] = [];
    for (const station of stations()) {
      if (!due.has(station)) opened.push(station);
      else
        await openChases(pool, station, stationLimitsOf(station), at, rounds.isStopped)
          .then((isDone) => isDone && opened.push(station))
          .catch((error) => onFailure(`open chases ${station}`, error));
    }
    return opened;
  }

  /** Bets of a member on a draw count together, so a station whose chases are not open settles later. */
  async function settleAll(at: Date, opened: readonly string[]): Promise<void> {
    const correcting = { pool, stations: stations(), now: at, onFailure, isStopped: rounds.isStopped };
    const isCorrecting = await takeBackCorrected(correcting);
    const due = await dueStations(pool, settlingDue);
    for (const station of opened.filter((code) => due.has(code)))
      await settleDue({
        pool,
        station,
        stationLimits: stationLimitsOf(station),
        now: at,
        setAside,
        onFailure: (id, error) => onFailure(`settle ${station} ${id}`, error),
        isStopped: rounds.isStopped,
        // A station that fails does not delay the others; it is tried again in the next round.
      }).catch((error) => onFailure(`settle ${station}`, error));
    if (isCorrecting) await closeCorrected(correcting);
  }

  const job: DrawJob = {
    tick: rounds.tick,
    async replay(at) {
      await commitToPeriods(await roundOf(deps), at, false);
      const opened = await openAll(at);
      await drawDue(deps, at);
      await settleAll(at, opened);
    },
    async fillHistory() {
      await fillHistory(deps, now(), historyDays * dayMs, rounds.isStopped);
    },
    voidPeriod: (lotCode, qiHao) => voidPeriod(pool, lotCode, qiHao, now()),
    start() {
      filling = rounds
        .start(() => options.afterFirstRound?.(job, rounds.isLeading()))
        .then(async () => {
          if (rounds.isLeading()) await job.fillHistory();
        })
        .catch((error) => onFailure('history', error));
    },
    stop: rounds.stop,
  };
  return job;
}
