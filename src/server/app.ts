// Assembles the reference server, with its log, its health check and its shutdown.
import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type pg from 'pg';
import { type DestinationStream, pino } from 'pino';
import { requestIdHeader } from '#contract/boot.ts';
import type { Envelope } from '#contract/call.ts';
import type { CallId, Calls } from '#contract/calls.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import { onDistrust } from '#counterparty/signed.ts';
import { createHashing } from './account/hashing.ts';
import { type CookieToSet, cookieLine, visitorOf } from './account/visitor.ts';
import { kindsShown } from './activities/activity.ts';
import { createOperatorDesk } from './content/forumDesk.ts';
import { stationsLacking } from './content/missing.ts';
import { contentPicture } from './content/pictures.ts';
import { servicePageOf } from './content/servicePage.ts';
import { migrate } from './db/migrate.ts';
import { openPool } from './db/pool.ts';
import { share } from './db/sharedWork.ts';
import { inStation } from './db/stationTransaction.ts';
import { placeDemoBets } from './demo/demoBets.ts';
import { seedForum } from './demo/forum/seedForum.ts';
import { seedRounds } from './demo/games/seedRounds.ts';
import { demoAccounts, demoPassword, seedStations } from './demo/seed.ts';
import { seedInterest } from './demo/seedInterest.ts';
import { seedTeams } from './demo/seedTeam.ts';
import { pictureBytes } from './forum/pictures.ts';
import { redrawingOf } from './forum/redrawing.ts';
import { createContentLog } from './jobs/contentLogJob.ts';
import { createDeliveryJob } from './jobs/deliveryJob.ts';
import { createDrawJob, type DrawJobOptions } from './jobs/drawJob.ts';
import { createGamesJob } from './jobs/gamesJob.ts';
import { createMarkerJob } from './jobs/markerJob.ts';
import { createMoneyJob } from './jobs/moneyJob.ts';
import { createPlayJob } from './jobs/playJob.ts';
import { createSweepJob } from './jobs/sweepJob.ts';
import { createTeamJob } from './jobs/teamJob.ts';
import type { LogDestination } from './logDestination.ts';
import { limitReached } from './measured.ts';
import { watchCounterparties } from './operation/counterpartyHealth.ts';
import { createMetrics } from './operation/metrics.ts';
import { registerOperation } from './operation/registerOperation.ts';
import { logStations, type StationLogLine, stationFileProblems } from './operation/stationLog.ts';
import { type AddressLimitOptions, boundedServer, limitRequests } from './pipeline/addressLimits.ts';
import { registerCallbacks } from './pipeline/callbacks.ts';
import type { CallDeps } from './pipeline/callSteps.ts';
import { executeCall } from './pipeline/executeCall.ts';
import { loadCalls, registerCalls, reject } from './pipeline/registrar.ts';
import { stationCookie, stationOf } from './pipeline/stationOf.ts';
import { fastifyTrustProxy, ignoreForeignForwardedHosts, type TrustProxy } from './pipeline/trustedProxy.ts';
import { stationLimitsJson } from './protection/stationLimits.ts';
import { Refusal } from './refusal.ts';
import { defaultSettings, type Settings } from './settings.ts';
import type { StationsInService } from './stations.ts';
import { rememberedKinds } from './web/absentActivities.ts';
import { registerCompression } from './web/compression.ts';
import type { WebDeps } from './web/deps.ts';
import { createLineLimit } from './web/lineLimit.ts';
import { registerWeb } from './web/registerWeb.ts';

export interface ServerOptions {
  databaseUrl: string;
  stations: StationsInService;
  /** The clock; the real one when left out. */
  now?: () => Date;
  settings?: Partial<Settings>;
  /** Log lines as JSON go here; to standard output when left out, nowhere with `null`. */
  logTo?: (DestinationStream & Partial<LogDestination>) | null;
  /** Proxies whose X-Forwarded-* headers are trusted; none when left out. */
  trustProxy?: TrustProxy;
  /** Pages, assets and their headers (src/server/web); without it only calls are served. */
  web?: Pick<WebDeps, 'distFolder' | 'developmentPage' | 'showsDemonstration' | 'logoFolder'>;
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
  /** Runs the jobs of money, teams and games once the server listens; false leaves them to runMoneyJob() and runGamesJob(). True when left out. */
  isMindingMoney?: boolean;
}

/** What pages and tests may use of the server. */
export interface ServerContext {
  stations: StationsInService;
  pool: pg.Pool;
  now: () => Date;
  settings: Settings;
  /**
   * The complete answer of a safe call in the station's language, as the visitor of this page request would get it. It has no side effects: a
   * session that was ended elsewhere is still reported at the visitor's own next call. Throws for calls that are not safe to repeat.
   */
  answer<Id extends CallId>(
    id: Id,
    fields: Calls[Id]['request'],
    request: FastifyRequest,
  ): Promise<Envelope & Partial<Calls[Id]['answer']>>;
  /** Set-Cookie lines that go out with a page, so that the visitor is known before its first call. */
  visitorCookies(request: FastifyRequest): string[];
}

export interface Server {
  app: FastifyInstance;
  context: ServerContext;
  /** Returns the address, such as http://127.0.0.1:8080. */
  listen(port: number, host?: string): Promise<string>;
  /** One round of the money job, and one of the team job. */
  runMoneyJob(): Promise<void>;
  /** Reads the rounds of every game platform once. */
  runGamesJob(): Promise<void>;
  /** Passes on messages that are due. */
  runDeliveryJob(): Promise<void>;
  /** Stores when this process saw members at play. */
  runPlayJob(): Promise<void>;
  /** Computes the markers of harm of days that have ended. */
  runMarkerJob(): Promise<void>;
  /** Says at /readyz that players should go elsewhere, and serves on until close(). */
  drain(): void;
  /** Lets running calls finish, then closes the database connections. */
  close(): Promise<void>;
}

/** Migrates the database, loads every call, and returns a server that can listen. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const { stations } = options;
  const now = options.now ?? (() => new Date());
  const settings: Settings = { ...defaultSettings, ...options.settings };
  const log = createLog(options.logTo);
  const [loaded] = await Promise.all([loadCalls(), migrate(options.databaseUrl)]);
  const pool = openPool(options.databaseUrl);
  const { counterparties } = options;
  /** Logs what failed, and counts it. */
  const failed = (job: string, message: string) => (what: string, error: unknown) => {
    metrics.countFailure(job);
    log.error({ error, what }, message);
  };
  const stopLimits = limitReached.on(settings, ({ call, limit }) =>
    log.warn(
      { call, limit, value: Number(settings[limit]) },
      'a limit refused a call; SERVER_SETTINGS changes it',
    ),
  );
  const stopDistrust = onDistrust((finding) => log.warn(finding, 'a counterparty was not trusted'));
  let isDraining = false;
  const codes = (): string[] => stations.all().map(({ code }) => code);
  const metrics = createMetrics({
    pool,
    settings,
    stations: codes,
    now,
    counterparties,
    lastBackup: options.lastBackup ?? (() => undefined),
  });
  const counterpartyHealth = watchCounterparties(counterparties);
  const reportLine = ({ level, sentence, fields }: StationLogLine): void => log[level](fields, sentence);
  const stopStationLog = logStations(stations, reportLine);
  const around: CallDeps = {
    pool,
    settings,
    hashing: createHashing(settings),
    now,
    counterparties,
    stationCodes: codes,
    onFailure: failed('afterCommit', 'work after a call failed'),
    onCall: metrics.countCall,
  };

  const limitLines = createLineLimit({
    windowMs: 60_000,
    perKey: 1,
    overall: 10,
    onDropped: (dropped) => log.warn({ dropped }, 'limits for addresses were reached more often'),
  });
  const addressLimits: AddressLimitOptions = {
    settings,
    isBehindProxy: options.trustProxy !== undefined,
    onReached(limit) {
      if (limitLines.take(limit))
        log.warn(
          { limit, value: settings[limit] },
          'an address has reached a limit; SERVER_SETTINGS changes it',
        );
    },
  };

  const app: FastifyInstance = fastify({
    serverFactory: boundedServer(addressLimits),
    loggerInstance: log as FastifyBaseLogger,
    genReqId: newRequestId,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: fastifyTrustProxy(options.trustProxy),
    // A full basket chased over every period there may be, as a form.
    bodyLimit: 128 * 1024,
    requestTimeout: settings.requestSeconds * 1000,
    // Of every address that is listened on; Node looks for late requests so often.
    http: {
      requestTimeout: settings.requestSeconds * 1000,
      headersTimeout: settings.requestSeconds * 1000,
      connectionsCheckingInterval: Math.min(5, settings.requestSeconds) * 1000,
    },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });
  ignoreForeignForwardedHosts(app, stations);
  limitRequests(app, stations, addressLimits);
  registerCompression(app);
  await app.register(fastifyCookie);
  await app.register(fastifyFormbody);
  // A text has no fields: as a body of a call it would be spread into one for each of its characters.
  app.removeContentTypeParser('text/plain');

  // Without the query string, which may carry private values.
  app.addHook('onResponse', async (request, reply) => {
    const level = reply.statusCode >= 500 ? 'error' : 'info';
    request.log[level](
      {
        method: request.method,
        path: request.url.split('?')[0]!.slice(0, 200),
        host: request.host.slice(0, 100),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refusal && error.options.status === 503)
      return reject(request, reply, stations, 503, 'crowded');
    const isTheirs = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
    if (isTheirs) return reject(request, reply, stations, error.statusCode === 415 ? 415 : 400, 'badRequest');
    // Without the detail of a database error, which quotes the values of the query.
    request.log.error({ name: error.name, text: error.message, stack: error.stack }, 'failed');
    reply.header(requestIdHeader, request.id);
    return reject(request, reply, stations, 500, 'failed');
  });

  registerOperation(app, {
    pool,
    now,
    stations: codes,
    stationsLacking: async () => (await stationsLacking(pool, codes())).length,
    lostLogLines: () => (options.logTo?.isFailing?.() ? (options.logTo.dropped?.() ?? 0) : null),
    metrics,
    metricsTokens: options.metricsTokens ?? [],
    isDraining: () => isDraining,
    onWrites: (refusal) =>
      refusal === null
        ? log.info('the database takes writes again')
        : log.error({ refusal }, 'the database takes no writes'),
    ownProblems: () => [...stationFileProblems(stations), ...counterpartyHealth.silent()],
  });
  registerCalls(app, loaded, stations, around);
  await registerCallbacks(app, stations, around);

  const context: ServerContext = {
    stations,
    pool,
    now,
    settings,
    async answer(id, fields, request) {
      const call = loaded.get(id)!;
      if (call.row.repeat !== 'safe') throw new Error(`${id} is not a call that a page may ask beforehand.`);
      const station = stationOf(request, stations);
      if (!station) throw new Error('The request is for no station.');
      const sent = Object.fromEntries(
        Object.entries(fields)
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => [name, String(value)]),
      );
      const outcome = await executeCall(
        call,
        {
          fields: sent,
          station,
          visitor: visitorOf(request, station.code, settings),
          // The first page is in the station's language; the player's choice is known to the browser alone.
          locale: station.locale,
          intentId: undefined,
          isPeek: true,
        },
        around,
      );
      return outcome.envelope as never;
    },
    visitorCookies(request) {
      const station = stationOf(request, stations);
      const cookie: CookieToSet | undefined =
        station === undefined ? undefined : visitorOf(request, station.code, settings).cookie;
      return cookie ? [cookieLine(cookie)] : [];
    },
  };
  if (options.web)
    await registerWeb(app, {
      ...options.web,
      stations,
      stationCookie,
      stationOf: (request) => stationOf(request, stations),
      answer: (id, fields, request) => context.answer(id as CallId, fields as never, request),
      sharedByGuests(request, station, key, work) {
        const { token, network } = visitorOf(request, station.code, settings);
        return token === undefined ? share({ pool, station }, `page ${network} ${key}`, work) : work();
      },
      visitorCookies: (request) => context.visitorCookies(request),
      ...(counterparties?.sms && { outboxUrl: () => counterparties.sms?.publicUrl }),
      activityKinds: rememberedKinds((station) => inStation(pool, station, (db) => kindsShown(db, now()))),
      forumPicture: (station, key, network) =>
        inStation(pool, station, (db) => pictureBytes(db, key), { network }),
      servicePage: (station) => inStation(pool, station, servicePageOf),
      contentPicture: (station, key, network) =>
        inStation(pool, station, (db) => contentPicture(db, key), { network }),
      forumDesk: createOperatorDesk(pool, now, 'page'),
      demoAccounts,
      counterparties,
    });

  const seed = async () => {
    if (options.isSeeding ?? true) await seedStations(pool, stations.all(), now(), around.hashing);
    if (!options.isSeedingPast) return;
    await seedInterest(pool, stations.all(), now());
    await seedTeams(pool, stations.all(), now(), around.hashing, demoPassword);
  };
  await seed();
  let seeding: Promise<unknown> = Promise.resolve();
  const stop = stations.onChange(() => {
    seeding = seeding.then(seed).catch((error) => log.error({ error }, 'seeding failed'));
  });
  const sweep = createSweepJob({
    pool,
    stations: () => stations.all(),
    now,
    settings,
    onFailure: failed('sweep', 'sweeping failed'),
  });
  sweep.startLater();

  let isClosing = false;
  const startMoney = (): void => {
    if (isClosing || !(options.isMindingMoney ?? true)) return;
    void money.start();
    if (counterparties) games.start();
    void teams.start();
    markers.startLater();
    if (counterparties?.sms || counterparties?.mail) void delivery.start();
  };
  const draws =
    options.draws &&
    createDrawJob({
      pool,
      stations: codes,
      limitsOf(code) {
        const station = stations.byCode(code);
        return station ? stationLimitsJson(station) : null;
      },
      now,
      historyDays: settings.historyDays,
      ...options.draws,
      // The money job pays interest that is due at once: that of the past has been paid between the past bets by then.
      async afterFirstRound(job, isLeading) {
        if (options.isSeedingPast && isLeading)
          await placeDemoBets({
            pool,
            stations: stations.all(),
            now: now(),
            job,
            isStopped: () => isClosing,
          }).catch((error) => log.error({ error }, 'bets of the demonstration failed'));
        if (options.isSeedingPast && isLeading)
          await seedForum(
            pool,
            stations.all().map(({ code }) => code),
            now(),
            () => isClosing,
          ).catch((error) => log.error({ error }, 'the forum of the demonstration failed'));
        startMoney();
        // Beside everything else: it takes seconds, and nothing waits for it.
        if (options.isSeedingPast && isLeading)
          seeding = seeding
            .then(() =>
              seedRounds({ pool, stations: stations.all(), now: now(), isStopped: () => isClosing }),
            )
            .catch((error) => log.error({ error }, 'rounds of the demonstration failed'));
      },
      onFailure: failed('draws', 'a draw or settlement failed'),
    });

  const money = createMoneyJob({
    pool,
    stations: () => stations.all(),
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
  const delivery = createDeliveryJob({
    pool,
    stations: codes,
    now,
    counterparties,
    onFailure: failed('delivery', 'sending messages failed'),
  });
  const contentLog = createContentLog({
    pool,
    stations: codes,
    report: reportLine,
    onFailure: failed('contentLog', 'looking for changes of content failed'),
  });
  const play = createPlayJob({
    pool,
    settings,
    onFailure: failed('play', 'storing who was at play failed'),
  });
  const markers = createMarkerJob({
    pool,
    stations: () => stations.all(),
    now,
    onFailure: failed('markers', 'computing markers of harm failed'),
  });
  const teams = createTeamJob({
    pool,
    stations: () => stations.all(),
    now,
    onFailure: failed('teams', 'a round of teams failed'),
  });

  return {
    app,
    context,
    async runMoneyJob() {
      await money.tick();
      await teams.tick();
    },
    runGamesJob: async () => void (await games.tick()),
    runDeliveryJob: async () => void (await delivery.tick()),
    runPlayJob: async () => void (await play.tick()),
    runMarkerJob: async () => void (await markers.tick()),
    async listen(port, host = '127.0.0.1') {
      const address = await app.listen({ port, host });
      // Thirty days of history are filled in while players are served already.
      if (draws) draws.start();
      else startMoney();
      // Every process has a log of its own, whoever minds the money.
      void contentLog.start();
      // And has seen members that no other process saw.
      play.startLater();
      if (counterparties) counterparties.serverUrl ||= address;
      return address;
    },
    drain() {
      isDraining = true;
    },
    async close() {
      isClosing = true;
      stop();
      stopDistrust();
      stopLimits();
      stopStationLog();
      counterpartyHealth.stop();
      metrics.stop();
      limitLines.end();
      await app.close();
      redrawingOf(settings).close();
      await draws?.stop();
      await money.stop();
      await games.stop();
      await teams.stop();
      await delivery.stop();
      await contentLog.stop();
      await play.stop();
      await markers.stop();
      await sweep.stop();
      await seeding;
      await pool.end();
    },
  };
}

/** What the log calls a request, and a player whose call failed can give to customer service: eight signs, read out without a mistake. */
const newRequestId = (): string => randomUUID().slice(0, 8).toUpperCase();

/** An error as the log has it. The values of a query are left out: an error of the database quotes values in its detail. */
function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack } = error;
  const { code } = error as { code?: unknown };
  return { name, message, ...(code !== undefined && { code }), stack };
}

function createLog(to: DestinationStream | null | undefined) {
  const options = {
    level: to === null ? 'silent' : (process.env.LOG_LEVEL ?? 'info'),
    serializers: { error: loggedError },
    redact: {
      paths: ['req.headers', 'headers', 'cookies', 'body', 'query', '*.password', '*.token', '*.cookie'],
      censor: '[kept back]',
    },
  };
  return to ? pino(options, to) : pino(options);
}
