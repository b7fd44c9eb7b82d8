// The attack on the log: lines without end from anybody, a disk that is full, and a reader that has stopped reading.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { getOnOffBaseBtn } from '#contract/session.generated.ts';
import { createLogDestination, type LogSink, rollingFile } from '#server/logDestination.ts';
import { createLineLimit } from '#server/pipeline/limits/lineLimit.ts';
import { registerHeaders } from '#server/web/headers.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

let server: RunningServer | undefined;
let folder: string | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
  if (folder) rmSync(folder, { recursive: true });
  folder = undefined;
});
const newFolder = () => (folder = mkdtempSync(path.join(tmpdir(), 'lottery-log-')));

const report = {
  'csp-report': {
    'effective-directive': 'script-src',
    'blocked-uri': `https://x.example/${'a'.repeat(9_000)}`,
  },
};

test('of a flood of content policy reports a few are logged, and how many were not', async () => {
  let log = '';
  const write = (line: string) => {
    log += line;
  };
  const app = fastify({ loggerInstance: pino({}, { write }) as FastifyBaseLogger, trustProxy: ['loopback'] });
  registerHeaders(app);
  const send = (from: string) =>
    app.inject({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': from },
      payload: JSON.stringify(report),
    });
  const reports = () => log.split('\n').filter((line) => line.includes('"content policy report"'));
  for (let at = 0; at < 100; at++) expect((await send('198.51.100.7')).statusCode).toBe(204);
  expect(reports()).toHaveLength(5);
  for (let at = 0; at < 100; at++) await send(`198.51.100.${at + 8}`);
  expect(reports()).toHaveLength(30);
  expect(reports().join('').length).toBeLessThan(30 * 1_000);
  await app.close();
  expect(log).toMatch(/"dropped":170,.*content policy reports were dropped/);
});

test('the limit of lines holds no more keys than it lets lines through, and says once what it dropped', () => {
  const reported: number[] = [];
  const limit = createLineLimit({
    windowMs: 60_000,
    perKey: 2,
    overall: 3,
    onDropped: (count) => reported.push(count),
  });
  expect(['a', 'a', 'a', 'b', 'c', 'd'].map(limit.take)).toEqual([true, true, false, true, false, false]);
  limit.end();
  expect(reported).toEqual([3]);
  expect(limit.take('a')).toBe(true);
  limit.end();
  expect(reported).toEqual([3]);
});

/** The last line of a file that is being written. */
const newest = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').at(-1) : undefined;

test('files of the log are capped in size and number', async () => {
  const file = path.join(newFolder(), 'server.log');
  const sink = rollingFile(file, { fileMost: 10_000, kept: 2 });
  const log = createLogDestination(sink);
  for (let round = 0; round < 40; round++) {
    for (let at = 0; at < 50; at++) log.write(`{"round":${round},"at":${at},"msg":"${'x'.repeat(60)}"}\n`);
    await expect.poll(() => newest(file), { interval: 1 }).toContain(`"round":${round},"at":49`);
  }
  await log.close();
  expect(readdirSync(folder!).sort()).toEqual(['server.log', 'server.log.1', 'server.log.2']);
  for (const name of readdirSync(folder!))
    expect(statSync(path.join(folder!, name)).size).toBeLessThanOrEqual(10_000);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(log.dropped()).toBe(0);
});

/** A sink that fails as a full disk does, until it is given room. */
function fullDisk() {
  const written: string[] = [];
  const disk = { isFull: true, written, tries: 0 };
  const sink: LogSink = {
    async write(text) {
      disk.tries++;
      if (disk.isFull)
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      written.push(text);
    },
    close: async () => {},
  };
  return { disk, sink };
}

test('with a full disk the server answers on, counts the lines it drops, and writes again once there is room', async () => {
  const { disk, sink } = fullDisk();
  const failings: string[] = [];
  const logTo = createLogDestination(sink, {
    retryMs: 20,
    onFailing: ({ message }) => failings.push(message),
  });
  server = await startServer({ stations: testStations, logTo });
  const ask = () => server!.call(getOnOffBaseBtn, {});
  for (let at = 0; at < 20; at++) expect((await ask()).status).toBe(200);
  await expect.poll(() => logTo.dropped()).toBeGreaterThanOrEqual(20);
  expect(logTo.isFailing()).toBe(true);
  expect(failings).toEqual(['ENOSPC: no space left on device, write']);
  const health = await server.client(alpha).send('/healthz');
  expect(health.status).toBe(200);
  expect(JSON.parse(health.text).problems).toContainEqual(expect.objectContaining({ kind: 'log' }));
  disk.isFull = false;
  await ask();
  await expect.poll(() => disk.written.join('')).toContain('"answered"');
  expect(disk.written[0]).toMatch(/"dropped":\d+,"msg":"log lines were dropped"/);
  expect(logTo.isFailing()).toBe(false);
});

test('a reader that never drains holds up neither answers nor the end, and memory stays bounded', async () => {
  let given = 0;
  const sink: LogSink = {
    write(text) {
      given += text.length;
      return new Promise(() => {});
    },
    close: () => new Promise(() => {}),
  };
  const logTo = createLogDestination(sink, { waitingMost: 5_000, closeMs: 50 });
  server = await startServer({ stations: testStations, logTo });
  for (let at = 0; at < 60; at++) expect((await server.call(getOnOffBaseBtn, {})).status).toBe(200);
  expect(given).toBeLessThanOrEqual(5_000);
  expect(logTo.dropped()).toBeGreaterThan(20);
  await server.stop();
  server = undefined;
  await logTo.close();
});
