// Assembles the reference server, with its log, its health check and its shutdown.
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { DestinationStream } from 'pino';
import type { CallId } from '#contract/calls.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import { onDistrust } from '#counterparty/signed.ts';
import { createHashing } from './account/hashing.ts';
import { findSession } from './account/session.ts';
import { visitorOf } from './account/visitor.ts';
import { kindsShown } from './activities/activity.ts';
import { createOperatorDesk } from './content/forumDesk.ts';
import { stationsLacking } from './content/missing.ts';
import { contentPicture } from './content/pictures.ts';
import { servicePageOf } from './content/servicePage.ts';
import { conversationPicture } from './conversations/conversation.ts';
import { migrate } from './db/migrate.ts';
import { openPool } from './db/pool.ts';
import { numberDatabase } from './db/several/databaseNumber.ts';
import { share } from './db/sharedWork.ts';
import { type Db, everyStation, inStation } from './db/stationTransaction.ts';
import { createDemonstration } from './demo/demonstration.ts';
import { createDeskRule } from './demo/deskRule.ts';
import { demoAccounts } from './demo/seed.ts';
import { pictureBytes } from './forum/pictures.ts';
import { redrawingOf } from './forum/redrawing.ts';
import { createHttpServer } from './http/httpServer.ts';
import { createLog, type Log } from './http/log.ts';
import { createPageCalls, type PageCalls } from './http/pageCalls.ts';
import type { DrawJobOptions } from './jobs/drawJob.ts';
import { createJobList, type JobRounds } from './jobs/jobList.ts';
import type { LogDestination } from './logDestination.ts';
import { limitReached } from './measurements.ts';
import { createAskAsPlayer } from './office/look/asPlayer.ts';
import { createOffice, type OfficeOptions } from './office/office.ts';
import { startSalePulse } from './office/stream/salePulse.ts';
import { uploadedLogo } from './office/studio/logos.ts';
import { type ClockGuard, createClockGuard } from './operation/clockGuard.ts';
import { watchCounterparties } from './operation/counterpartyHealth.ts';
import { countMassReaders } from './operation/massReaders.ts';
import { createMetrics } from './operation/metrics.ts';
import { registerOperation } from './operation/registerOperation.ts';
import { logStations, type StationLogLine, stationFileProblems } from './operation/stationLog.ts';
import { registerCallbacks } from './pipeline/callbacks.ts';
import type { CallDeps } from './pipeline/callSteps.ts';
import { createLineLimit } from './pipeline/limits/lineLimit.ts';
import { loadCalls, registerCalls } from './pipeline/registrar.ts';
import { stationCookie, stationOf } from './pipeline/stationOf.ts';
import type { TrustProxy } from './pipeline/trustedProxy.ts';
import { defaultSettings, type Settings } from './settings.ts';
import type { StationsInService } from './stations.ts';
import { rememberedKinds } from './web/absentActivities.ts';
import type { WebDeps } from './web/deps.ts';
import type { LookDeps } from './web/office/lookPages.ts';
import { registerOfficePages } from './web/office/officePages.ts';
import { registerWeb } from './web/registerWeb.ts';

/** What a server of one of several databases knows of the others. */
export interface DatabaseAmong {
  /** From 1 to 64; its ids are of this share. */
  number: number;
  /** The first draws for all; and what is the process's own and no database's is logged and counted by its server alone. */
  isFirst: boolean;
  /** Connections to the first; undefined while it is away. */
  poolOfFirst(): pg.Pool | undefined;
  /** The stations of all of them: whom the list shows, and whom counterparties report about. */
  everywhere: StationsInService;
  /** Connections to the database of a station; undefined while it is away. */
  poolOf(station: string): pg.Pool | undefined;
}

export interface ServerOptions {
  databaseUrl: string;
  /** Where its database is one of several; `stations` are those of this one. */
  among?: DatabaseAmong;
  /** Of a pooler before it, which calls and jobs go through. */
  poolerUrl?: string;
  stations: StationsInService;
  /** The clock; the real one when left out. */
  now?: () => Date;
  settings?: Partial<Settings>;
  /** Log lines as JSON go here; to standard output when left out, nowhere with `null`. */
  logTo?: (DestinationStream & Partial<LogDestination>) | null;
  /** Proxies whose X-Forwarded-* headers are trusted; none when left out. */
  trustProxy?: TrustProxy;
  /** Pages, assets and their headers (src/server/web); without it only calls are served. */
  web?: Pick<WebDeps, 'distFolder' | 'developmentPage' | 'showsDemonstration'>;
  /** Demonstration data for stations that have none yet; true when left out. */
  isSeeding?: boolean;
  /** A past for stations that have none: bets of the demonstration accounts, a month of interest. Changes balances; false when left out. */
  isSeedingPast?: boolean;
  /** Draws and settles once the server listens, with the results of others where a feed is given; nothing is drawn when left out. */
  draws?: Pick<DrawJobOptions, 'feed' | 'lotteries' | 'historyDays'>;
  /** The external services: payment provider, bank desk, game platforms. */
  counterparties?: Counterparties;
  /** The bearer tokens that a reader of /metrics may send; without any, only programs on this machine may read. */
  metricsTokens?: readonly string[];
  /** When the last backup was made that was read back; nobody knows of any when left out. */
  lastBackup?: () => Date | undefined;
  /** The back office, on a listener of its own; without it nobody works here. */
  office?: Omit<OfficeOptions, 'pages'> & {
    /** The built pages; without it only calls are served. */
    distFolder?: string;
  };
  /** Runs the jobs of money, teams and games once the server listens; false leaves them to runMoneyJob() and runGamesJob(). True when left out. */
  isMindingMoney?: boolean;
}

/** What pages and tests may use of the server. */
export interface ServerContext extends PageCalls {
  stations: StationsInService;
  pool: pg.Pool;
  now: () => Date;
  settings: Settings;
}

export interface Server extends JobRounds {
  app: FastifyInstance;
  context: ServerContext;
  /** Returns the address, such as http://127.0.0.1:8080. */
  listen(port: number, host?: string): Promise<string>;
  /** Begins the jobs of a server whose requests come by another's listener, at `address`; listen() does so by itself. */
  begin(address: string): void;
  /** The back office listens; returns its address. Only where it was asked for. */
  listenOffice(port: number, host?: string): Promise<string>;
  /** Says at /readyz that players should go elsewhere, and serves on until close(). */
  drain(): void;
  /** Lets running calls finish, then closes the database connections. */
  close(): Promise<void>;
}

/** The pictures that players see. */
const picturesOf = (pool: pg.Pool): Pick<WebDeps, 'forumPicture' | 'contentPicture'> => ({
  forumPicture: (station, key, network) =>
    inStation(pool, station, (db) => pictureBytes(db, key), { network }),
  contentPicture: (station, key, network) =>
    inStation(pool, station, (db) => contentPicture(db, key), { network }),
});

/** What the pages of a server need of it. */
function webDeps(
  web: NonNullable<ServerOptions['web']>,
  { stations, pool, now, settings, ...pageCalls }: ServerContext,
  counterparties: Counterparties | undefined,
): WebDeps {
  return {
    ...web,
    stations,
    stationCookie,
    stationOf: (request) => stationOf(request, stations),
    answer: (id, fields, request) => pageCalls.answer(id as CallId, fields as never, request),
    sharedByGuests(request, station, key, work) {
      const { token, network } = visitorOf(request, station.code, settings);
      return token === undefined ? share({ pool, station }, `page ${network} ${key}`, work) : work();
    },
    visitorCookies: (request) => pageCalls.visitorCookies(request),
    ...(counterparties?.sms && { outboxUrl: () => counterparties.sms?.publicUrl }),
    activityKinds: rememberedKinds((station) => inStation(pool, station, (db) => kindsShown(db, now()))),
    ...picturesOf(pool),
    async supportPicture(request, station, key) {
      const { token, network } = visitorOf(request, station, settings);
      if (token === undefined) return undefined;
      const work = async (db: Db) => {
        const session = await findSession(db, token, now(), settings, true);
        return typeof session === 'string' ? undefined : conversationPicture(db, key, session.accountId);
      };
      return await inStation(pool, station, work, { network });
    },
    servicePage: (station) => inStation(pool, station, servicePageOf),
    forumDesk: createOperatorDesk(pool, now, 'page'),
    demoAccounts,
    counterparties,
  };
}

/** The back office, where one was asked for. */
async function openOffice(
  { office }: ServerOptions,
  loaded: Awaited<ReturnType<typeof loadCalls>>,
  deps: Omit<Parameters<typeof createOffice>[1], 'asPlayer'>,
  around: CallDeps,
): Promise<FastifyInstance | undefined> {
  if (!office) return undefined;
  const { distFolder, ...rest } = office;
  const { pool, stations } = deps;
  const look: LookDeps = {
    stations,
    uploadedLogo: (name) => inStation(pool, everyStation, (db) => uploadedLogo(db, name)),
    ...picturesOf(pool),
  };
  return await createOffice(
    {
      ...rest,
      ...(distFolder !== undefined && { pages: (app) => registerOfficePages(app, distFolder, look) }),
    },
    { ...deps, asPlayer: createAskAsPlayer(loaded, around) },
  );
}

/** Logs what is reported by rooms that know no log; returns what ends that. */
function logEvents(log: Log, settings: Settings, isFirst: boolean): (() => void)[] {
  // Whoever asks again and again reaches a limit as often.
  const lines = createLineLimit({
    windowMs: 60_000,
    perKey: 1,
    overall: 100,
    onDropped: (dropped) => log.warn({ dropped }, 'limits refused more calls'),
  });
  return [
    ...(isFirst ? [onDistrust((finding) => log.warn(finding, 'a counterparty was not trusted'))] : []),
    limitReached.on(settings, ({ call, limit }) => {
      if (lines.take(`${call} ${limit}`))
        log.warn(
          { call, limit, value: Number(settings[limit]) },
          'a limit refused a call; SERVER_SETTINGS changes it',
        );
    }),
    () => lines.end(),
  ];
}

const codesOf = (stations: StationsInService): string[] => stations.all().map(({ code }) => code);

const reportTo =
  (log: Log) =>
  ({ level, sentence, fields }: StationLogLine): void =>
    log[level](fields, sentence);

/** Logs what failed, and counts it under the name of its job. */
type Failed = (job: string, message: string) => (what: string, error: unknown) => void;

interface WorkDeps extends Pick<CallDeps, 'pool' | 'settings' | 'hashing' | 'now'> {
  clock: ClockGuard | undefined;
  log: Log;
  failed: Failed;
}

/** What goes on beside the calls of a server, with the demonstration's rows there already. */
async function createWork(
  { stations, counterparties, among, ...options }: ServerOptions,
  { pool, settings, hashing, now, clock, log, failed }: WorkDeps,
) {
  const demonstration = createDemonstration({
    pool,
    stations,
    now,
    hashing,
    isSeeding: options.isSeeding ?? true,
    office: options.office && settings,
    hasPast: options.isSeedingPast ?? false,
    onFailure: (error, message) => log.error({ error }, message),
  });
  await demonstration.seed();
  const { demonstrationDecidesSeconds } = settings;
  const deskRule =
    demonstrationDecidesSeconds > 0 && !counterparties?.bankDesk
      ? createDeskRule({
          pool,
          stations,
          now,
          seconds: demonstrationDecidesSeconds,
          onFailure: failed('deskRule', 'the demonstration could not decide'),
        })
      : undefined;
  const jobs = createJobList({
    pool,
    stations,
    now,
    settings,
    counterparties,
    draws: options.draws && {
      ...options.draws,
      ...(among && !among.isFirst && { copiesFrom: among.poolOfFirst }),
    },
    clock,
    isMindingMoney: options.isMindingMoney ?? true,
    report: reportTo(log),
    failed,
    beforeMoney: demonstration.fillPast,
  });
  return { demonstration, deskRule, jobs };
}

/** The log and the figures of a server, and what notes a failure in both. `stop` ends what they listen to. */
function createWatch(
  { logTo, among, stations, counterparties, lastBackup = () => undefined }: ServerOptions,
  { pool, settings, now }: Pick<CallDeps, 'pool' | 'settings' | 'now'>,
) {
  const isFirst = among?.isFirst ?? true;
  const log = createLog(logTo, among && { database: among.number });
  const metrics = createMetrics({
    pool,
    settings,
    stations: () => codesOf(stations),
    now,
    counterparties,
    lastBackup,
    database: among?.number,
    isCountingQuestions: isFirst,
  });
  const failed: Failed = (job, message) => (what, error) => {
    metrics.countFailure(job);
    log.error({ error, what }, message);
  };
  const stop = [
    ...logEvents(log, settings, isFirst),
    logStations(stations, reportTo(log)),
    () => metrics.stop(),
  ];
  return { log, metrics, failed, stop };
}

/** What whoever looks after a server is shown of its stations, its readers, its log and its database. */
const operationOf = (
  { stations, metricsTokens = [], logTo }: ServerOptions,
  { pool, settings, now, log }: Pick<CallDeps, 'pool' | 'settings' | 'now'> & { log: Log },
) => ({
  pool,
  now,
  metricsTokens,
  stations: () => codesOf(stations),
  stationsLacking: async () => (await stationsLacking(pool, codesOf(stations))).length,
  massReaders: () => countMassReaders(pool, now(), settings.staffReadsADay),
  lostLogLines: () => (logTo?.isFailing?.() ? (logTo.dropped?.() ?? 0) : null),
  onWrites: (refusal: string | null) =>
    refusal === null
      ? log.info('the database takes writes again')
      : log.error({ refusal }, 'the database takes no writes'),
});

/** Migrates the database, loads every call, and returns a server that can listen. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const { stations, counterparties, trustProxy, among } = options;
  const isFirst = among?.isFirst ?? true;
  const now = options.now ?? (() => new Date());
  const settings: Settings = { ...defaultSettings, ...options.settings };
  const [loaded] = await Promise.all([loadCalls(), migrate(options.databaseUrl)]);
  if (among) await numberDatabase(options.databaseUrl, among.number, among.isFirst);
  const pool = openPool(options.databaseUrl, undefined, settings, options.poolerUrl);
  let isDraining = false;
  const { log, metrics, failed, stop: stopWatching } = createWatch(options, { pool, settings, now });
  const counterpartyHealth = watchCounterparties(counterparties);
  const clock = options.now ? undefined : createClockGuard(pool, now);
  const ownProblems = () => [
    ...stationFileProblems(stations),
    ...(isFirst ? counterpartyHealth.silent() : []),
    ...(clock?.problems() ?? []),
  ];
  const around: CallDeps = {
    pool,
    settings,
    hashing: createHashing(settings),
    now,
    counterparties,
    stations: () => stations.all(),
    onFailure: failed('afterCommit', 'work after a call failed'),
    onCall: metrics.countCall,
  };
  const http = await createHttpServer({ settings, stations, trustProxy, log });
  const { app, addressLimits } = http;
  const office = await openOffice(
    options,
    loaded,
    {
      ...around,
      counterparties,
      stations,
      log,
      trustProxy,
      addressLimits,
      ownProblems,
      onFailure: failed('office', 'work after a call of the office failed'),
    },
    around,
  );
  // Also where this process serves no office: the bets of its players are watched at another one.
  const pulse = startSalePulse({ pool, settings }, (error) =>
    failed('office', 'a notice of bets was not said')('stream', error),
  );
  registerOperation(app, {
    ...operationOf(options, { pool, settings, now, log }),
    metrics,
    isDraining: () => isDraining,
    clock,
    ownProblems,
  });
  registerCalls(app, loaded, stations, around);
  await registerCallbacks(app, among?.everywhere ?? stations, {
    counterparties,
    now,
    poolOf: among?.poolOf ?? (() => pool),
  });
  const pageCalls = createPageCalls(loaded, stations, around);
  const context: ServerContext = { stations, pool, now, settings, ...pageCalls };
  if (options.web)
    await registerWeb(app, {
      ...webDeps(options.web, context, counterparties),
      ...(among && { listed: among.everywhere }),
    });

  const { demonstration, deskRule, jobs } = await createWork(options, {
    ...around,
    clock,
    log,
    failed,
  });
  const { begin: beginJobs, halt, stop: stopJobs, ...rounds } = jobs;
  /** What ends before the server lets running calls finish. */
  const ended = [
    halt,
    demonstration.halt,
    stations.onChange(demonstration.seedMore),
    ...stopWatching,
    counterpartyHealth.stop,
    http.stop,
  ];
  function begin(address: string): void {
    beginJobs();
    deskRule?.startLater();
    if (counterparties) counterparties.serverUrl ||= address;
  }
  return {
    app,
    context,
    begin,
    ...rounds,
    async listen(port, host = '127.0.0.1') {
      const address = await app.listen({ port, host });
      begin(address);
      return address;
    },
    async listenOffice(port, host = '127.0.0.1') {
      if (!office) throw new Error('This server was made without an office.');
      return await office.listen({ port, host });
    },
    drain() {
      isDraining = true;
    },
    async close() {
      for (const end of ended) end();
      await Promise.all([app.close(), office?.close()]);
      redrawingOf(settings).close();
      await Promise.all([stopJobs(), deskRule?.stop(), pulse.stop()]);
      await demonstration.finished();
      await pool.end();
    },
  };
}
