// How "npm start" begins and ends as a process: one address, refusals in a sentence, a clean end, a second start that finds everything.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite, isBuilt } from '#scripts/build/site.ts';
import { removeCluster } from '#server/postgres/cluster.ts';
import { type Started, start } from '#support/startedProgram.ts';

const status = (url: string): Promise<number> =>
  new Promise((done, fail) => {
    get(url, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    }).on('error', fail);
  });

let dataDir: string;
/** A server that makes thirty days of results meanwhile would take the processors of everything beside it. */
const withoutPast = () => ({ SERVER_SETTINGS: path.join(dataDir, 'limits.json') });
let server: Started;
let address: string;

beforeAll(async () => {
  if (!(await isBuilt())) await buildSite();
  dataDir = await mkdtemp(path.join(tmpdir(), 'lottery-start-'));
  await writeFile(withoutPast().SERVER_SETTINGS, '{ "historyDays": 0 }');
  server = start({ PORT: '0', DATA_DIR: dataDir, DRAIN_SECONDS: '2', ...withoutPast() });
  address = await server.address;
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  await removeCluster(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

describe('npm start', () => {
  it('prints one address, of the list of stations, and reports its progress beside it', async () => {
    expect(server.stdout()).toMatch(/^http:\/\/localhost:\d+\/stations\n$/);
    expect(server.stderr()).toMatch(/The database is PostgreSQL 18\.\S+\.\n/);
    expect(server.stderr()).toContain('Limits of your own:\n  historyDays 30 → 0\n');
    expect(server.stderr()).toMatch(/Ready in [\d.]+ s with \d+ stations/);
    expect(await status(address)).toBe(200);
    expect(await status(address.replace('/stations', '/healthz'))).toBe(200);
  });

  it('refuses a second start on the same data folder at once, and the first goes on', async () => {
    const begunMs = Date.now();
    const second = start({ PORT: '0', DATA_DIR: dataDir });
    expect(await second.ended).toBe(1);
    expect(Date.now() - begunMs).toBeLessThan(10_000);
    expect(second.stderr()).toContain('is in use by process');
    expect(second.stderr()).not.toMatch(/\n\s+at /);
    expect(await status(address)).toBe(200);
  });

  it('refuses a taken port at once, before it touches anything', async () => {
    const other = createServer();
    await new Promise<void>((ready) => other.listen(0, 'localhost', ready));
    const { port } = other.address() as { port: number };
    const second = start({ PORT: String(port), DATA_DIR: path.join(dataDir, 'never') });
    expect(await second.ended).toBe(1);
    other.close();
    expect(second.stderr()).toMatch(new RegExp(`^Port ${port} is taken:`));
    expect(second.stderr()).not.toMatch(/\n\s+at |PostgreSQL/);
  });

  it('refuses a port that is none', async () => {
    const second = start({ PORT: 'eighty', DATA_DIR: path.join(dataDir, 'never') });
    expect(await second.ended).toBe(1);
    expect(second.stderr()).toBe('PORT is "eighty", which is not a port.\n');
  });

  it('does not start for real players with a weak secret, and says which and how to make one', async () => {
    const keys = path.join(dataDir, 'keys.json');
    const party = { url: 'https://pay.example', publicUrl: 'https://pay.example', key: 'changeme' };
    await writeFile(keys, JSON.stringify({ payProvider: party }), { mode: 0o644 });
    const second = start({
      PORT: '0',
      DATA_DIR: path.join(dataDir, 'never'),
      DEMO: 'off',
      COUNTERPARTIES: keys,
      METRICS_TOKEN: 'metrics',
      PLAIN_COOKIES: '1',
    });
    expect(await second.ended).toBe(1);
    const lines = second.stderr().split('\n  - ');
    expect(lines[0]).toBe('DEMO=off does not start like this:');
    expect(lines.slice(1).map((line) => line.slice(0, line.indexOf(' ')))).toEqual([
      'PLAIN_COOKIES=1',
      'METRICS_TOKEN',
      keys,
      keys,
      'key',
    ]);
    expect(second.stderr()).toContain('`openssl rand -base64 32`');
    expect(second.stderr()).not.toMatch(/\n\s+at |PostgreSQL|changeme/);
  });

  it('ends cleanly on a signal, with calls under way answered, and finds its data at the next start', async () => {
    const asked = Array.from({ length: 20 }, () => status(address.replace('/stations', '/openapi')));
    await Promise.all(asked);
    const late = Array.from({ length: 20 }, () => status(address.replace('/stations', '/openapi.json')));
    const ended = server.stop('SIGTERM');
    // A load balancer sends nobody here any more, while those who come all the same are served.
    await expect.poll(() => status(address.replace('/stations', '/readyz'))).toBe(503);
    expect(await status(address.replace('/stations', '/healthz'))).toBe(200);
    // What had reached the server is answered; what had not is refused by the system, and browsers try again.
    for (const one of await Promise.allSettled(late))
      if (one.status === 'fulfilled') expect([200, 503]).toContain(one.value);
    expect(await ended).toBe(0);
    server = start({ PORT: '0', DATA_DIR: dataDir, ...withoutPast() });
    address = await server.address;
    expect(server.stderr()).not.toContain('Making a new PostgreSQL data folder');
    expect(await status(address)).toBe(200);
    expect(await server.stop('SIGINT')).toBe(0);
    // It ends and starts a server with nine stations and eleven counterparties.
  });

  it('does not serve real players from the data of a demonstration', async () => {
    const real = start({ PORT: '0', DATA_DIR: dataDir, DEMO: 'off' });
    expect(await real.ended).toBe(1);
    expect(real.stderr()).toMatch(/holds the demonstration's accounts \(stations .*DATA_DIR=<a new folder>/);
    // What does not work without counterparties is said all the same.
    expect(real.stderr()).toContain(
      'bankDesk is missing: deposits by bank and withdrawals wait for your people at the back office.',
    );
    expect(real.stdout()).toBe('');
  });
});
