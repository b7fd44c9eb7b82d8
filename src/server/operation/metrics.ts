// What /metrics reports, in Prometheus' text form: calls by outcome and time, bets, settlement lag, queue depths, database connections, rounds of jobs, questions to counterparties.
import type pg from 'pg';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import { onAsked } from '#counterparty/signed.ts';
import { waitingForConnection } from '../db/connectInTurn.ts';
import { betsPlaced, jobRound } from '../measurements.ts';
import type { CallDeps } from '../pipeline/callSteps.ts';
import type { Settings } from '../settings.ts';
import { nameOfParty } from './counterpartyHealth.ts';

export interface Metrics {
  /** Prometheus' text form, version 0.0.4. Rejects where the database does not answer. */
  read(): Promise<string>;
  contentType: string;
  countCall: NonNullable<CallDeps['onCall']>;
  countFailure(job: string): void;
  stop(): void;
}

export interface MetricsOptions {
  pool: pg.Pool;
  settings: Settings;
  /** Codes of the stations in service. */
  stations: () => readonly string[];
  now: () => Date;
  /** They give a question the name of whom it went to. */
  counterparties: Counterparties | undefined;
  /** When the last backup was made that was read back and adds up; undefined where there is none. */
  lastBackup: () => Date | undefined;
  /** The number of the database, a label of every figure; left out where there is one alone. */
  database?: number | undefined;
  /** Questions to counterparties are counted for the whole process, by one database's figures; true when left out. */
  isCountingQuestions?: boolean;
}

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What waits in a station, by queue, and the age of the oldest drawn bet that is not settled. */
interface Waiting {
  settlementSeconds: number;
  depths: Record<Queue, number>;
}
type Queue =
  | 'deposit'
  | 'withdrawal'
  | 'transfer'
  | 'bet'
  | 'sms'
  | 'mail'
  | 'award'
  | 'rebate'
  | 'advice'
  | 'post';

/** Row security shows one station at a time. */
async function waitingIn(client: pg.PoolClient, station: string, now: Date): Promise<Waiting> {
  await client.query(`SELECT set_config('app.station', $1, true)`, [station]);
  const { rows } = await client.query<{ lag: number } & Record<Queue, number>>(
    `SELECT coalesce((SELECT extract(epoch FROM $1::timestamptz - min(p.drawn_at))
               FROM (SELECT DISTINCT lot_code, qi_hao FROM bet_order WHERE status = $2) o
               JOIN lottery_period p USING (lot_code, qi_hao) WHERE p.state <> 'open'), 0)::float8 AS lag,
            (SELECT count(*) FROM deposit_order WHERE finished_at IS NULL)::int AS deposit,
            (SELECT count(*) FROM withdrawal WHERE finished_at IS NULL)::int AS withdrawal,
            (SELECT count(*) FROM transfer_order WHERE finished_at IS NULL)::int AS transfer,
            (SELECT count(*) FROM bet_order WHERE status = $2)::int AS bet,
            (SELECT count(*) FROM outgoing_message WHERE state = 'waiting' AND channel = 'sms')::int AS sms,
            (SELECT count(*) FROM outgoing_message WHERE state = 'waiting' AND channel = 'mail')::int AS mail,
            (SELECT count(*) FROM activity_award WHERE status = $3)::int AS award,
            (SELECT count(*) FROM rebate_day WHERE state = 'pending')::int AS rebate,
            (SELECT count(*) FROM advice WHERE answered_at IS NULL)::int AS advice,
            ((SELECT count(*) FROM forum_article WHERE status = 'pending')
              + (SELECT count(*) FROM forum_comment WHERE status = 'pending'))::int AS post`,
    [now, BetStatus.waiting, AwardStatus.waiting],
  );
  const { lag, ...depths } = rows[0]!;
  return { settlementSeconds: Math.max(0, lag), depths };
}

export function createMetrics(options: MetricsOptions): Metrics {
  const { pool, settings, stations, now, counterparties, lastBackup } = options;
  const registry = new Registry();
  if (options.database !== undefined) registry.setDefaultLabels({ database: options.database });
  const registers = [registry];
  const calls = new Histogram({
    name: 'station_call_seconds',
    help: 'Time of a call on the server, by call and outcome (ok, refused, failed).',
    labelNames: ['call', 'outcome'],
    buckets: secondsBuckets,
    registers,
  });
  const questions = new Histogram({
    name: 'station_counterparty_seconds',
    help: 'Time of a question to a counterparty, by its name, its path and how it ended (answered, refused, unreachable, unknown).',
    labelNames: ['party', 'path', 'outcome'],
    buckets: secondsBuckets,
    registers,
  });
  const bets = new Counter({
    name: 'station_bets_total',
    help: 'Orders that were placed by this process, by station.',
    labelNames: ['station'],
    registers,
  });
  const rounds = new Histogram({
    name: 'station_job_seconds',
    help: 'Time of a round of a job done by this process, by job and outcome (done, failed).',
    labelNames: ['job', 'outcome'],
    buckets: secondsBuckets,
    registers,
  });
  const failures = new Counter({
    name: 'station_job_failures_total',
    help: 'Rounds and steps of jobs that failed, by job; the log has each.',
    labelNames: ['job'],
    registers,
  });
  const connections = new Gauge({
    name: 'station_database_connections',
    help: 'Connections to the database by state; waiting counts callers that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, waitingForConnection(pool));
    },
  });
  new Gauge({
    name: 'station_backup_age_seconds',
    help: 'Age of the last backup by "npm run backup" that was read back and adds up; nothing where none is known.',
    registers,
    collect() {
      const at = lastBackup();
      // Without a backup an age of 0 would be a lie.
      if (at) this.set(Math.max(0, (now().getTime() - at.getTime()) / 1000));
      else this.remove();
    },
  });
  const settlement = new Gauge({
    name: 'station_settlement_lag_seconds',
    help: 'Age of the oldest draw that has bets to settle, by station; 0 where none waits.',
    labelNames: ['station'],
    registers,
  });
  const queues = new Gauge({
    name: 'station_queue_depth',
    help: 'What is not finished, by station and queue (deposit, withdrawal, transfer, bet: to be drawn or settled, sms, mail; for people: award, rebate, advice, post).',
    labelNames: ['station', 'queue'],
    registers,
  });
  const isCountingQuestions = options.isCountingQuestions ?? true;
  const stops = [
    onAsked(({ url, path, outcome, seconds }) => {
      if (isCountingQuestions)
        questions.observe({ party: nameOfParty(counterparties, url), path, outcome }, seconds);
    }),
    betsPlaced.on(settings, ({ station, orders }) => bets.inc({ station }, orders)),
    jobRound.on(pool, ({ job, outcome, seconds }) => rounds.observe({ job, outcome }, seconds)),
  ];

  /** The database is read once for one report, by a connection of its own that waits no longer than a call does. */
  async function readQueues(): Promise<void> {
    const client = await pool.connect();
    try {
      await client.query('BEGIN READ ONLY');
      settlement.reset();
      queues.reset();
      for (const station of stations()) {
        const { settlementSeconds, depths } = await waitingIn(client, station, now());
        settlement.set({ station }, settlementSeconds);
        for (const [queue, depth] of Object.entries(depths)) queues.set({ station, queue }, depth);
      }
    } finally {
      await client.query('ROLLBACK').catch(() => undefined);
      client.release();
    }
  }

  let reading: Promise<string> | undefined;
  return {
    contentType: registry.contentType,
    async read() {
      // Readers at once share one look into the database, and one report.
      reading ??= readQueues()
        .then(() => registry.metrics())
        .finally(() => {
          reading = undefined;
        });
      return await reading;
    },
    countCall: (call, outcome, seconds) => calls.observe({ call, outcome }, seconds),
    countFailure: (job) => failures.inc({ job }),
    stop() {
      for (const each of stops) each();
      connections.reset();
    },
  };
}
