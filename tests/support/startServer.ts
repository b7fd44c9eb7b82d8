// A reference server for a test: a fresh database, real HTTP, clients with cookie jars, a clock that can be moved.
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type pg from 'pg';
import { inject } from 'vitest';
import { login } from '#contract/auth.generated.ts';
import { ajaxHeader, intentHeader } from '#contract/boot.ts';
import type { Call, Envelope } from '#contract/call.ts';
import type { StationFacts, StationFile } from '#contract/station.generated.ts';
import { type Counterparties, counterpartiesOf, programs } from '#counterparty/programs.ts';
import type { CounterpartyServer, Fault } from '#counterparty/serve.ts';
import { stationFiles } from '#scripts/station/files.ts';
import { createHashing } from '#server/account/hashing.ts';
import { createServer, type Server, type ServerContext } from '#server/app.ts';
import { type Db, inStation } from '#server/db/stationTransaction.ts';
import type { LogDestination } from '#server/logDestination.ts';
import type { TrustProxy } from '#server/pipeline/trustedProxy.ts';
import { createDatabase, dropDatabase } from '#server/postgres/databases.ts';
import { defaultSettings, type Settings } from '#server/settings.ts';
import type { StationsInService } from '#server/stations.ts';
import { resolveStation } from '#station/station.ts';
import { type Clock, testClock } from './clock.ts';
import { spent, timed } from './spent.ts';
import { dataKeyOfTests, templateDatabase } from './template.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface TestServerOptions {
  /** Station files; the shipped ones when left out. */
  stations?: readonly StationFile[];
  /** A registry of one's own, such as one that watches a folder; goes before `stations`. */
  registry?: StationsInService;
  /** Serves the built site as well (dist/ has to be there), or that of a folder. */
  site?: boolean | string;
  /** The clock, which passTime() puts forward; when left out one of its own that stands still at `testTime`. */
  clock?: Clock;
  /** Another time than the clock's, which passTime() does not reach. */
  now?: () => Date;
  settings?: Partial<Settings>;
  /** Hashes as in service instead of quickly. */
  isHashingInEarnest?: boolean;
  trustProxy?: TrustProxy;
  metricsTokens?: readonly string[];
  /** When the last backup was made. */
  lastBackup?: () => Date | undefined;
  /** Where log lines go instead of into log(). */
  logTo?: LogDestination;
  /** Gives the url that the server reaches its database by, such as a proxy's. */
  databaseBy?: (databaseUrl: string) => Promise<string>;
  /** The companies it does business with, in place of programs that are started. */
  parties?: Counterparties;
  /** Starts the demonstration's counterparties beside it, each with an empty store: all, or those named. A function decides on faults of theirs. */
  counterparties?: boolean | readonly string[] | ((name: string, path: string) => Fault | undefined);
  /** Looks after money each second, as in service; otherwise runMoneyJob() does, when the test says so. */
  isMindingMoney?: boolean;
  /** Another server whose database, clock and counterparties it shares, as several processes of one operator do. */
  beside?: RunningServer;
  /** Demonstration data, as with DEMO=on; true when left out. */
  isSeeding?: boolean;
  /** The back office listens as well, at officeUrl; with its built pages where `site` asks for pages. */
  office?: boolean;
}

/** What came back for a request. */
export interface Reply<Answer = Record<string, unknown>> {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  answer: Envelope & Partial<Answer>;
}

export interface SendOptions {
  method?: string;
  headers?: Record<string, string | undefined>;
  body?: string;
}

export interface CallOptions {
  /** A new one each time when left out; null sends none. */
  intentId?: string | null;
  headers?: Record<string, string | undefined>;
}

/** A visitor of a station with a cookie jar of its own. */
export interface Client {
  readonly cookies: Map<string, string>;
  send(address: string, options?: SendOptions): Promise<Reply>;
  call<Request extends object, Answer>(
    call: Call<Request, Answer>,
    request: Request,
    options?: CallOptions,
  ): Promise<Reply<Answer>>;
  /** Logs a demonstration account in; throws when that is refused. */
  logIn(account: string, password?: string): Promise<void>;
}

export interface RunningServer {
  port: number;
  context: ServerContext;
  pool: pg.Pool;
  databaseUrl: string;
  /** Address of the list of stations and of the server's own pages, without a slash at the end. */
  operatorUrl: string;
  /** Address of the back office, without a slash at the end; empty where it was not asked for. */
  officeUrl: string;
  /** Address of a station for a browser, without a slash at the end. */
  url(code: string): string;
  client(code: string): Client;
  /** A visitor whose requests go to the server within this process: nothing of them is on a wire. */
  clientWithin(code: string): Client;
  /** A single call at the first station, or another, by a guest or as somebody logged in for it. */
  call<Request extends object, Answer>(
    call: Call<Request, Answer>,
    request: Request,
    options?: { as?: string; station?: string },
  ): Promise<Reply<Answer>>;
  /** Looks into the rows of a station. */
  inStation<T>(code: string, work: (db: Db) => Promise<T>): Promise<T>;
  passTime(seconds: number): Promise<void>;
  /** Says at /readyz that it is about to end. */
  drain(): void;
  /** One round of the counterparties' own work, then one of the server's. */
  runMoneyJob(): Promise<void>;
  /** Reads the rounds of every game platform once. */
  runGamesJob(): Promise<void>;
  /** Passes on messages to phones that are due. */
  runDeliveryJob(): Promise<void>;
  /** Sends the notices on devices that are due, and waits for their services. */
  runPushJob(): Promise<void>;
  /** Asks the registry of exclusions about members for whom an offer waits. */
  runOfferJob(): Promise<void>;
  /** Asks the central file of play about members who come, go on or leave. */
  runSeatJob(): Promise<void>;
  /** Stores when members were seen at play. */
  runPlayJob(): Promise<void>;
  /** Computes the markers of harm of days that have ended. */
  runMarkerJob(): Promise<void>;
  runPersonalJob(): Promise<void>;
  /** Does what content has due at its moment. */
  runContentSchedule(): Promise<void>;
  /** The same of saves of station files. */
  runStationSchedule(): Promise<void>;
  /** By the name of the process; empty without them. */
  counterparties: Readonly<Record<string, CounterpartyServer>>;
  now(): Date;
  /** Every log line so far. */
  log(): string;
  stop(): Promise<void>;
}

/** Stations that never change; what the server's own registry is to it otherwise. */
export function fixedStations(files: readonly StationFile[]): StationsInService {
  const stations: StationFacts[] = files.map(resolveStation);
  return {
    all: () => stations,
    byCode: (code) => stations.find((station) => station.code === code),
    byHost: (host) => {
      const name = host.toLowerCase().replace(/:\d+$/, '');
      return stations.find(({ code, hosts }) => name === `${code}.localhost` || hosts.includes(name));
    },
    problems: () => [],
    files: () => [],
    onChange: () => () => {},
  };
}

/** The stations that the project ships. */
export const shippedStations = (): StationFile[] =>
  stationFiles([]).map((file): StationFile => JSON.parse(readFileSync(file, 'utf8')));

/** Hashes that are the same as in service but for the time they take. */
const quickly = { argon2: { memoryCost: 64, timeCost: 1, parallelism: 1 } };

/** Nobody is refused because the machine that proves the server is slow: only tests of those refusals wait as long as players do. */
const patiently = {
  connectionWaitMs: 120_000,
  statementMs: 120_000,
  hashingWaitMs: 120_000,
  pictureMs: 120_000,
  lateMs: 0,
};

/** Limits of a server in a test, unless it is about them. */
export const settingsOfTests = {
  checksAnswers: true,
  ...patiently,
  // All requests of a test come from one address.
  requestLinesPerAddress: 1_000_000,
  // A test does in a second what a person does in an hour.
  intentsPerMinute: 1_000_000,
  officeKey: 'the office key of a test',
  drawKey: 'the draw key of a test',
  dataKey: dataKeyOfTests,
  ...quickly,
};

/** A server of its own database on a free port. */
export async function startServer(options: TestServerOptions = {}): Promise<RunningServer> {
  const serverUrl = inject('databaseUrl');
  const database = `test_${randomBytes(6).toString('hex')}`;
  const files = options.stations ?? shippedStations();
  const stations = options.registry ?? fixedStations(files);
  const clock = options.clock ?? testClock();
  const now = options.now ?? options.beside?.now ?? clock.now;
  const { argon2, ...inEarnest } = settingsOfTests;
  const settings = {
    ...inEarnest,
    ...(!options.isHashingInEarnest && { argon2 }),
    ...options.settings,
  };
  const isSeeding = options.isSeeding ?? true;
  const template = () =>
    templateDatabase(
      serverUrl,
      inject('sources'),
      isSeeding && !options.isHashingInEarnest && !options.settings?.argon2
        ? {
            stations: stations.all(),
            at: now(),
            hashing: createHashing({ ...defaultSettings, ...quickly }),
          }
        : undefined,
    );
  const ownUrl =
    options.beside?.databaseUrl ??
    (await timed('seeding', async () => createDatabase(serverUrl, database, await template())));
  const databaseUrl = (await options.databaseBy?.(ownUrl)) ?? ownUrl;
  let log = '';
  const beside: Record<string, CounterpartyServer> = { ...options.beside?.counterparties };
  if (options.counterparties) {
    const fault = options.counterparties;
    for (const [name, load] of Object.entries(programs)) {
      if (Array.isArray(fault) && !fault.includes(name)) continue;
      const start = await load();
      const given = { port: 0, storeFile: ':memory:', key: randomBytes(32).toString('hex'), now };
      beside[name] = await start(
        typeof fault === 'function' ? { ...given, fault: (path) => fault(name, path) } : given,
      );
    }
  }
  const startingMs = performance.now();
  const server = await createServer({
    databaseUrl,
    stations,
    now,
    ...(options.trustProxy !== undefined && { trustProxy: options.trustProxy }),
    metricsTokens: options.metricsTokens ?? [],
    ...(options.lastBackup && { lastBackup: options.lastBackup }),
    isMindingMoney: options.isMindingMoney ?? false,
    isSeeding,
    ...((options.counterparties || options.beside) && {
      counterparties: counterpartiesOf(
        Object.fromEntries(Object.entries(beside).map(([name, { party }]) => [name, party])),
      ),
    }),
    ...(options.parties && { counterparties: options.parties }),
    logTo: options.logTo ?? {
      write(line: string) {
        log += line;
        if (process.env.SHOW_LOG) console.error(line);
      },
    },
    settings,
    ...(options.office && {
      office: {
        showsDemonstration: true,
        ...(options.site && { distFolder: path.join(root, 'dist-office') }),
      },
    }),
    ...(options.site && {
      web: {
        distFolder: typeof options.site === 'string' ? options.site : path.join(root, 'dist'),
        showsDemonstration: true,
      },
    }),
  });
  await server.listen(0, 'localhost');
  const officeUrl = options.office
    ? (await server.listenOffice(0, 'localhost')).replace(/\/\/[^:]+|\/\/\[.*\]/, '//localhost')
    : '';
  spent('starting', performance.now() - startingMs);
  const address = server.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { context } = server;
  const client = (code: string): Client => clientOf(port, code);
  return {
    port,
    context,
    pool: context.pool,
    databaseUrl,
    operatorUrl: `http://localhost:${port}`,
    officeUrl,
    url: (code) => `http://${code}.localhost:${port}`,
    client,
    clientWithin: (code) => clientBy((address, request) => sendWithin(server.app, code, address, request)),
    async call(call, request, { as, station = files[0]!.code } = {}) {
      const visitor = client(station);
      if (as) await visitor.logIn(as);
      return visitor.call(call, request);
    },
    inStation: (code, work) => inStation(context.pool, code, work),
    drain: () => server.drain(),
    passTime: (seconds) => clock.pass(seconds),
    runGamesJob: () => server.runGamesJob(),
    runDeliveryJob: () => server.runDeliveryJob(),
    runPushJob: () => server.runPushJob(),
    runOfferJob: () => server.runOfferJob(),
    runSeatJob: () => server.runSeatJob(),
    runPlayJob: () => server.runPlayJob(),
    runMarkerJob: () => server.runMarkerJob(),
    runPersonalJob: () => server.runPersonalJob(),
    runContentSchedule: () => server.runContentSchedule(),
    runStationSchedule: () => server.runStationSchedule(),
    async runMoneyJob() {
      for (const other of Object.values(beside)) await other.work();
      await server.runMoneyJob();
    },
    counterparties: beside,
    now,
    log: () => log,
    async stop() {
      await server.close();
      if (options.beside) return;
      await Promise.all(Object.values(beside).map((other) => other.close()));
      await dropDatabase(serverUrl, database);
    },
  };
}

/** A request as it is sent: with its cookies, without those of a host. */
interface Sent {
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

type Send = (address: string, sent: Sent) => Promise<Omit<Reply, 'answer'>>;

/** A visitor of a station at a server on this machine. */
export const clientOf = (port: number, code: string): Client =>
  clientBy((address, sent) => sendByHttp(port, code, address, sent));

// Not fetch: it would not let the host be chosen, and not every machine resolves names below localhost.
const sendByHttp = (port: number, code: string, address: string, { method, headers, body }: Sent) =>
  new Promise<Omit<Reply, 'answer'>>((done, fail) => {
    const all: Record<string, string> = { host: `${code}.localhost:${port}`, ...headers };
    if (body !== undefined) all['content-length'] = String(Buffer.byteLength(body));
    const request = http.request(
      { host: 'localhost', port, path: address, method, headers: all },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece) => {
          pieces.push(piece);
        });
        response.on('error', fail);
        response.on('end', () => {
          const sent = Buffer.concat(pieces);
          const decode = { br: brotliDecompressSync, gzip: gunzipSync }[
            response.headers['content-encoding'] ?? ''
          ];
          const text = (decode ? decode(sent) : sent).toString();
          done({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      },
    );
    request.on('error', fail);
    request.end(body);
  });

async function sendWithin(
  app: Server['app'],
  code: string,
  url: string,
  { method, headers, body }: Sent,
): Promise<Omit<Reply, 'answer'>> {
  const answer = await app.inject({
    method: method as 'GET',
    url,
    headers: { host: `${code}.localhost`, ...headers },
    ...(body !== undefined && { payload: body }),
  });
  return {
    status: answer.statusCode,
    headers: answer.headers as http.IncomingHttpHeaders,
    text: answer.payload,
  };
}

function clientBy(sendBy: Send): Client {
  const cookies = new Map<string, string>();

  async function send(
    address: string,
    { method = 'GET', headers = {}, body }: SendOptions = {},
  ): Promise<Reply> {
    const all: Record<string, string> = {};
    if (cookies.size > 0) all.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) all[name] = value;
    const reply = await sendBy(address, { method, headers: all, body });
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) keep(cookies, line);
    const isJson = reply.headers['content-type']?.includes('json');
    return { ...reply, answer: isJson ? JSON.parse(reply.text) : { success: false, msg: '' } };
  }

  const client: Client = {
    cookies,
    send,
    async call(call, request, { intentId, headers } = {}) {
      const form = new URLSearchParams();
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(request)) {
        if (value === undefined) continue;
        (call.verb === 'GET' || call.query?.includes(name) ? query : form).set(name, String(value));
      }
      const address = query.size > 0 ? `${call.path}?${query}` : call.path;
      const common = {
        [ajaxHeader[0]]: ajaxHeader[1],
        ...(call.intent && intentId !== null && { [intentHeader]: intentId ?? randomUUID() }),
        ...headers,
      };
      const reply =
        call.verb === 'GET'
          ? await send(address, { headers: common })
          : await send(address, {
              method: 'POST',
              headers: { 'content-type': 'application/x-www-form-urlencoded', ...common },
              body: form.toString(),
            });
      return reply as Reply<never>;
    },
    async logIn(account, password = 'demo8888') {
      const { answer } = await client.call(login, { account, password });
      if (!answer.login) throw new Error(`${account} could not log in: ${answer.msg}`);
    },
  };
  return client;
}

/** As a browser does: an empty or outlived cookie is gone. */
function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const name = pair.slice(0, pair.indexOf('='));
  const isOver = attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0');
  if (isOver) cookies.delete(name);
  else cookies.set(name, pair.slice(pair.indexOf('=') + 1));
}
