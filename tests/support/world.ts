// What a test is given: a server with its stations, somebody of each role, and the clock; each made when a test of the file first names it.
import { test as base } from 'vitest';
import { testClock } from './clock.ts';
import { type Client, type RunningServer, startServer, type TestServerOptions } from './startServer.ts';
import { testStations } from './testStations.ts';

/** What a file asks of its world beside what every file has. */
export interface WorldOptions extends Omit<TestServerOptions, 'clock' | 'now'> {
  /** When its clock begins; `testTime` when left out. */
  at?: Date | string;
  /** Code of the station that people come to; the first when left out. */
  station?: string;
  /** What its server has before the first test. */
  prepare?: (server: RunningServer) => Promise<unknown>;
}

/**
 * The `test` of a file, whose tests share what they are given: a database of its own, copied from one that is filled already, and the three
 * test stations unless `options` names others. `member`, `agent` and `trial` are logged in at the first station; `guest` has no cookie yet.
 */
export function world({ at, station: code, prepare, ...options }: WorldOptions = {}) {
  return base
    .extend('clock', { scope: 'file' }, () => testClock(at))
    .extend('server', { scope: 'file' }, async ({ clock }, { onCleanup }): Promise<RunningServer> => {
      const server = await startServer({ stations: testStations, clock, ...options });
      onCleanup(() => server.stop());
      await prepare?.(server);
      return server;
    })
    .extend(
      'station',
      { scope: 'file' },
      ({ server }): string => code ?? server.context.stations.all()[0]!.code,
    )
    .extend('guest', { scope: 'file' }, ({ server, station }): Client => server.client(station))
    .extend('trial', { scope: 'file' }, ({ server, station }) => loggedIn(server, station, 'trial01'))
    .extend('member', { scope: 'file' }, ({ server, station }) => loggedIn(server, station, 'member01'))
    .extend('agent', { scope: 'file' }, ({ server, station }) => loggedIn(server, station, 'agent01'));
}

export const test = world();

async function loggedIn(server: RunningServer, station: string, account: string): Promise<Client> {
  const client = server.client(station);
  await client.logIn(account);
  return client;
}
