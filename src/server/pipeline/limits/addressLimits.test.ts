import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { limitRequests } from './addressLimits.ts';
import { watchPressure } from './pressure.ts';

/** A server that answers once `answer` is called, and how late it says it is. */
function lateServer(limit: number) {
  const app: FastifyInstance = fastify();
  let lateMs = 0;
  const reached: string[] = [];
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  limitRequests(app, (_, reply) => reply.code(503).header('Retry-After', '1').send('crowded'), {
    settings: { connectionsPerAddress: 100, connections: 100, requestsPerAddress: 6, lateMs: limit },
    isBehindProxy: true,
    onReached: (name) => reached.push(name),
    lateMs: () => lateMs,
  });
  app.get('/slow', () => promise.then(() => 'done'));
  app.get('/quick', () => 'done');
  app.get('/readyz', () => 'ready');
  // Sent when it is called, not when it is waited for.
  const get = async (url: string, remoteAddress: string) => await app.inject({ url, remoteAddress });
  return {
    reached,
    answer,
    late: (ms: number) => {
      lateMs = ms;
    },
    get,
    status: async (url: string, remoteAddress: string) => (await get(url, remoteAddress)).statusCode,
  };
}

test('a late process refuses whoever asks for much, and serves the others', async () => {
  const server = lateServer(300);
  const held = Array.from({ length: 4 }, () => server.get('/slow', '198.51.100.1'));
  expect(await server.status('/quick', '198.51.100.1')).toBe(200);
  server.late(301);
  const refused = await server.get('/quick', '198.51.100.1');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
  expect(server.reached).toEqual(['lateMs']);
  expect(await server.status('/quick', '198.51.100.2')).toBe(200);
  // As soon as it keeps up again, everybody is served.
  server.late(300);
  expect(await server.status('/quick', '198.51.100.1')).toBe(200);
  server.answer();
  expect((await Promise.all(held)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});

test('one that is far too late refuses everybody but those who watch it', async () => {
  const server = lateServer(300);
  server.late(1_201);
  expect(await server.status('/quick', '198.51.100.2')).toBe(503);
  expect(await server.status('/readyz', '198.51.100.2')).toBe(200);
  server.late(1_200);
  expect(await server.status('/quick', '198.51.100.2')).toBe(200);
});

test('a limit of 0 refuses nobody for that', async () => {
  const server = lateServer(0);
  server.late(60_000);
  expect(await server.status('/quick', '198.51.100.2')).toBe(200);
  // The bound of an address stands all the same, for probes as well.
  const held = Array.from({ length: 6 }, () => server.get('/slow', '198.51.100.1'));
  expect(await server.status('/readyz', '198.51.100.1')).toBe(503);
  expect(server.reached).toEqual(['requestsPerAddress']);
  server.answer();
  await Promise.all(held);
});

test('a process is as late as its turns were within the last half second', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ns = (ms: number): number => ms * 1e6;
  // As Node counts: a turn on time is as long as the histogram looks.
  const delay = { mean: Number.NaN, isOn: false, resets: 0 };
  const pressure = watchPressure({
    get mean() {
      return delay.mean;
    },
    enable() {
      delay.isOn = true;
      return true;
    },
    disable() {
      delay.isOn = false;
      return true;
    },
    reset: () => void delay.resets++,
  });
  expect([delay.isOn, pressure.lateMs()]).toEqual([true, 0]);
  vi.advanceTimersByTime(500);
  expect(pressure.lateMs()).toBe(0);
  delay.mean = ns(420);
  vi.advanceTimersByTime(499);
  expect(pressure.lateMs()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(pressure.lateMs()).toBe(400);
  delay.mean = ns(20);
  vi.advanceTimersByTime(500);
  expect([pressure.lateMs(), delay.resets]).toEqual([0, 3]);
  pressure.stop();
  expect([delay.isOn, vi.getTimerCount()]).toEqual([false, 0]);
});
