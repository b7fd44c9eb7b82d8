// The servers of several databases for a test: each database fresh, its number given, and behind a gate that can be shut.
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { Call } from '#contract/call.ts';
import { counterpartiesOf, programs } from '#counterparty/programs.ts';
import type { CounterpartyServer } from '#counterparty/serve.ts';
import type { Server } from '#server/app.ts';
import { createServers, type Servers, type ServersOptions } from '#server/databases/servers.ts';
import { numberDatabase } from '#server/db/several/databaseNumber.ts';
import { type Db, inStation } from '#server/db/stationTransaction.ts';
import { createDatabase, dropDatabase } from '#server/postgres/databases.ts';
import { type Clock, testClock } from './clock.ts';
import { type DatabaseGate, databaseGate } from './databaseGate.ts';
import { type Client, clientOf, fixedStations, type Reply, settingsOfTests } from './startServer.ts';
import { templateDatabase } from './template.ts';
import { testStations } from './testStations.ts';

export interface SeveralOptions
  extends Partial<Omit<ServersOptions, 'databases' | 'counterparties' | 'now'>> {
  /** The stations of each database, by its number; the first draws. */
  map: Readonly<Record<number, readonly string[]>>;
  clock?: Clock;
  /** Programs that are started beside them, by name. */
  counterparties?: readonly string[];
  /** Numbers of databases that are away at the start. */
  away?: readonly number[];
  /** Other numbers that databases have already, by those of the map. */
  prepared?: Readonly<Record<number, number>>;
}

export interface Several {
  servers: Servers;
  clock: Clock;
  port: number;
  gates: Readonly<Record<number, DatabaseGate>>;
  /** Addresses without the gates. */
  urls: Readonly<Record<number, string>>;
  counterparties: Readonly<Record<string, CounterpartyServer>>;
  log(): string;
  /** Of a database that is there. */
  server(number: number): Server;
  client(code: string): Client;
  call<Request extends object, Answer>(
    call: Call<Request, Answer>,
    request: Request,
    station: string,
  ): Promise<Reply<Answer>>;
  /** Looks into the rows of a station in a database. */
  inStation<T>(number: number, code: string, work: (db: Db) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

export async function startSeveral({
  map,
  clock = testClock(),
  counterparties: named,
  away = [],
  prepared = {},
  ...options
}: SeveralOptions): Promise<Several> {
  const serverUrl = inject('databaseUrl');
  const template = await templateDatabase(serverUrl, inject('sources'));
  const names: string[] = [];
  const urls: Record<number, string> = {};
  const gates: Record<number, DatabaseGate> = {};
  for (const number of Object.keys(map).map(Number)) {
    const name = `several_${randomBytes(6).toString('hex')}`;
    names.push(name);
    urls[number] = await createDatabase(serverUrl, name, template);
    if (prepared[number] !== undefined) await numberDatabase(urls[number], prepared[number]);
    gates[number] = await databaseGate(urls[number]);
    if (away.includes(number)) await gates[number].shut();
  }
  const beside: Record<string, CounterpartyServer> = {};
  for (const name of named ?? []) {
    const start = await programs[name]!();
    beside[name] = await start({
      port: 0,
      storeFile: ':memory:',
      key: randomBytes(32).toString('hex'),
      now: clock.now,
    });
  }
  let log = '';
  const tearDown = async () => {
    for (const gate of Object.values(gates)) await gate.shut();
    await Promise.all(Object.values(beside).map((other) => other.close()));
    for (const name of names) await dropDatabase(serverUrl, name);
  };
  const servers = await createServers({
    stations: fixedStations(testStations),
    now: clock.now,
    isMindingMoney: false,
    lookMs: 20,
    logTo: {
      write(line: string) {
        log += line;
        if (process.env.SHOW_LOG) console.error(line);
      },
    },
    ...(named && {
      counterparties: counterpartiesOf(
        Object.fromEntries(Object.entries(beside).map(([name, { party }]) => [name, party])),
      ),
    }),
    ...options,
    settings: { ...settingsOfTests, ...options.settings },
    databases: Object.entries(map).map(([number, stations]) => ({
      number: Number(number),
      url: gates[Number(number)]!.url,
      stations,
    })),
  }).catch(async (error) => {
    await tearDown();
    throw error;
  });
  await servers.listen(0, 'localhost');
  const address = servers.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const server = (number: number): Server => {
    const found = servers.server(number);
    if (!found) throw new Error(`Database ${number} is away.`);
    return found;
  };
  return {
    servers,
    clock,
    port,
    gates,
    urls,
    counterparties: beside,
    log: () => log,
    server,
    client: (code) => clientOf(port, code),
    call: (call, request, station) => clientOf(port, station).call(call, request),
    inStation: (number, code, work) => inStation(server(number).context.pool, code, work),
    async stop() {
      await servers.close();
      await tearDown();
    },
  };
}
