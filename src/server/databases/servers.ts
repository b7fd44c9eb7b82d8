// Puts the servers of several databases behind one listener: each request goes to the server of its station's database, and one that is away holds up no other.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { createServer, type Server, type ServerContext, type ServerOptions } from '../app.ts';
import { createHttpServer } from '../http/httpServer.ts';
import { createLog, type Log } from '../http/log.ts';
import { stationOf } from '../pipeline/stationOf.ts';
import { defaultSettings, type Settings } from '../settings.ts';
import type { StationsInService } from '../stations.ts';
import { createAbsent } from './absent.ts';
import { type DatabaseEntry, DatabasesError, unmatched } from './databasesFile.ts';
import { operationPaths, registerJoint } from './joint.ts';
import type { Member } from './member.ts';
import { whyAway } from './reach.ts';
import { stationsOf } from './stationsOf.ts';

export interface ServersOptions
  extends Omit<ServerOptions, 'databaseUrl' | 'poolerUrl' | 'among' | 'stations'> {
  /** The first draws for all. */
  databases: readonly DatabaseEntry[];
  /** The stations of all databases. */
  stations: StationsInService;
  /** Between two looks for a database that is away. */
  lookMs?: number;
  /** Looks at a database that can be reached, before it is brought to its current version; rejects where it is not to be served. */
  lookAt?: (entry: DatabaseEntry) => Promise<void>;
}

/** Several servers as one. */
export interface Servers {
  /** Of the listener; the servers' own listen nowhere. */
  app: FastifyInstance;
  /** The server of a database by its number; undefined while it has not been reached. */
  server(number: number): Server | undefined;
  /** Of every database that is there, in their order. */
  contexts(): ServerContext[];
  listen(port: number, host?: string): Promise<string>;
  /** Opens the office of the first database at a port, those of others at ports of their own; returns the address of the first. */
  listenOffice(port: number, host?: string): Promise<string>;
  drain(): void;
  close(): Promise<void>;
}

/** Throws a sentence where a station in service is in no database. */
function refuseHomeless(databases: readonly DatabaseEntry[], stations: StationsInService): void {
  const codes = stations.all().map(({ code }) => code);
  const { homeless } = unmatched(databases, codes);
  if (homeless.length > 0)
    throw new DatabasesError(
      `DATABASES names no database for ${homeless.join(', ')}. Add ${homeless.length === 1 ? 'it' : 'each'} to "stations" of the database where its members are, or of any where it is new.`,
    );
}

/**
 * Brings every database to its current version and serves its stations. One that cannot be reached is looked for again and again, and joins when it is there.
 * Rejects where no database can be reached, where one is not as DATABASES says, and where a station has no database.
 */
export async function createServers(options: ServersOptions): Promise<Servers> {
  const { databases, stations, lookMs = 2000, lookAt, ...common } = options;
  refuseHomeless(databases, stations);
  const settings: Settings = { ...defaultSettings, ...options.settings };
  const log = createLog(options.logTo);
  const everywhere = servedByAny(databases, stations);
  let isDraining = false;
  let isClosing = false;
  let address: string | undefined;
  let officeHost: string | undefined;

  const members = membersOf(databases, stations);
  const absent = await createAbsent({ settings, stations: everywhere, trustProxy: options.trustProxy, log });
  /** The server of a database that can be reached; says why where it cannot. */
  async function bring(member: Member): Promise<string | undefined> {
    const { entry, isFirst } = member;
    const away = await whyAway(entry.url, settings.connectionWaitMs);
    if (away !== undefined) return away;
    await lookAt?.(entry);
    const server = await createServer({
      ...common,
      databaseUrl: entry.url,
      ...(entry.pooler !== undefined && { poolerUrl: entry.pooler }),
      stations: member.stations,
      among: {
        number: entry.number,
        isFirst,
        everywhere,
        poolOfFirst: () => members[0]!.server?.context.pool,
        poolOf: (code) => homeOf(members, code)?.server?.context.pool,
      },
    });
    await server.app.ready();
    if (isClosing) {
      await server.close();
      return undefined;
    }
    member.server = server;
    if (address !== undefined) server.begin(address);
    if (officeHost !== undefined && !isFirst) await openOffice(member, officeHost, options.office && log);
    return undefined;
  }

  async function end(): Promise<void> {
    isClosing = true;
    await Promise.all(members.map(({ server }) => server?.close()));
    await absent.app.close();
    absent.stop();
  }

  /** Ends what has begun where the start fails. */
  const giveUp = (error: unknown): Promise<never> => end().then(() => Promise.reject(error));
  const reasons = await reasonsOf(members.map(bring)).catch(giveUp);
  for (const [at, reason] of reasons.entries())
    if (reason !== undefined)
      log.error({ reason, database: databases[at]!.number }, 'a database is away; its stations are not open');
  if (members.every(({ server }) => server === undefined))
    await giveUp(new DatabasesError(`No database of DATABASES can be reached: ${reasons[0]}.`));

  const stopLooking = lookAgain(members, lookMs, async (member) => {
    if (isClosing) return;
    const { number } = member.entry;
    await bring(member).then(
      (away) =>
        away === undefined && log.info({ database: number }, 'a database is there; its stations are open'),
      (error) => log.error({ error, database: number }, 'a database cannot be served'),
    );
  });
  const stopSaying = sayHomeless(databases, stations, log);

  const under = new Set<ServerResponse>();
  const { app, stop: stopLines } = await createHttpServer({
    settings,
    stations: everywhere,
    trustProxy: options.trustProxy,
    log,
    dispatch: (own) => (request, response) => {
      if (operationPaths.has((request.url ?? '').split('?')[0]!)) return own(request, response);
      under.add(response);
      response.once('close', () => {
        under.delete(response);
        // A connection that is kept would hold the end up.
        if (isClosing) request.socket.destroySoon();
      });
      const member = memberFor(request, members, everywhere, options.trustProxy);
      (member?.server?.app ?? absent.app).routing(request, response);
    },
  });
  registerJoint(app, { members, stations: everywhere, isDraining: () => isDraining });

  return {
    app,
    server: (number) => members.find(({ entry }) => entry.number === number)?.server,
    contexts: () => members.flatMap(({ server }) => (server ? [server.context] : [])),
    async listen(port, host = '127.0.0.1') {
      address = await app.listen({ port, host });
      for (const { server } of members) server?.begin(address);
      return address;
    },
    async listenOffice(port, host = '127.0.0.1') {
      officeHost = host;
      const [first, ...others] = members as [Member, ...Member[]];
      for (const member of others) await openOffice(member, host, options.office && log);
      if (!first.server)
        throw new Error(`The office of database ${first.entry.number} is not open: it is away.`);
      return await first.server.listenOffice(port, host);
    },
    drain() {
      isDraining = true;
    },
    async close() {
      isClosing = true;
      stopSaying();
      await stopLooking();
      await Promise.all([app.close(), ...[...under].map(ended)]);
      await end();
      stopLines();
    },
  };
}

/** Each database with its stations, and no server yet. */
const membersOf = (databases: readonly DatabaseEntry[], stations: StationsInService): Member[] =>
  databases.map((entry, at) => ({
    entry,
    isFirst: at === 0,
    stations: stationsOf(stations, (code) => entry.stations.includes(code), at === 0),
    server: undefined,
  }));

const homeOf = (members: readonly Member[], code: string): Member | undefined =>
  members.find(({ entry }) => entry.stations.includes(code));

/** Why databases are away, undefined for those that are not. All of them end before a failure is reported: a server that is still made could not be closed. */
async function reasonsOf(begun: readonly Promise<string | undefined>[]): Promise<(string | undefined)[]> {
  await Promise.allSettled(begun);
  return await Promise.all(begun);
}

/** Opens the office of a database at its own port. Without it players go on: a failure is a line in the log, without which no office was asked for. */
async function openOffice({ entry, server }: Member, host: string, log: Log | undefined): Promise<void> {
  if (entry.officePort === undefined || !log) return;
  await server
    ?.listenOffice(entry.officePort, host)
    .catch((error) => log.error({ error, database: entry.number }, 'the office of a database is not open'));
}

/** Looks for databases that are away, one after another; returns what ends that and waits for the last look. */
function lookAgain(
  members: readonly Member[],
  lookMs: number,
  lookFor: (member: Member) => Promise<void>,
): () => Promise<void> {
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(async () => {
      for (const member of members) if (!member.server) await lookFor(member);
    });
  }, lookMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return looking;
  };
}

/** Logs each change that leaves a station without a database; returns what ends that. */
const sayHomeless = (
  databases: readonly DatabaseEntry[],
  stations: StationsInService,
  log: Log,
): (() => void) =>
  stations.onChange(() => {
    const codes = stations.all().map(({ code }) => code);
    const { homeless } = unmatched(databases, codes);
    if (homeless.length > 0)
      log.error({ stations: homeless }, 'DATABASES names no database for these stations; they are not open');
  });

/** Whose request it is: that of its station's database; for an address without a station, of the first that is there. */
function memberFor(
  { url = '/', headers }: IncomingMessage,
  members: readonly Member[],
  everywhere: StationsInService,
  trustProxy: ServersOptions['trustProxy'],
): Member | undefined {
  const forwarded = trustProxy === undefined ? undefined : headers['x-forwarded-host'];
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)!
    .trim();
  const host = everywhere.byHost(last) ? last : (headers.host ?? '');
  const [, chosen] = /^\/open\/([a-z][a-z0-9]{1,15})(?:[/?]|$)/.exec(url) ?? [];
  const station =
    chosen === undefined
      ? stationOf(
          {
            host,
            hostname: host.replace(/:\d+$/, ''),
            url,
            cookies: fastifyCookie.parse(headers.cookie ?? ''),
          },
          everywhere,
        )
      : everywhere.byCode(chosen);
  return station ? homeOf(members, station.code) : members.find(({ server }) => server !== undefined);
}

const ended = (response: ServerResponse): Promise<void> =>
  new Promise((done) => {
    if (response.closed) done();
    else response.once('close', () => done());
  });

/** The stations that some database has. */
const servedByAny = (databases: readonly DatabaseEntry[], stations: StationsInService): StationsInService =>
  stationsOf(stations, (code) => databases.some((entry) => entry.stations.includes(code)), true);
