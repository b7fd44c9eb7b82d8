// The attack of one address that asks for everything at once: others take turns with it, and what it holds is bounded.
import { once } from 'node:events';
import net from 'node:net';
import { expect } from 'vitest';
import { thirdGameList } from '#contract/session.generated.ts';
import { waitingForConnection } from '#server/db/connectInTurn.ts';
import { holdDatabase } from '#support/holdDatabase.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const behindProxy = world({
  trustProxy: 1,
  // Of the proxy's address there may be as many connections as there are.
  settings: { requestsPerAddress: 30, connectionsPerAddress: 2 },
});
const direct = world({ settings: { connectionsPerAddress: 4, connections: 6 } });

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const ask = (server: RunningServer, address: string) =>
  server.client(alpha).call(thirdGameList, { type: 'live' }, from(address));

behindProxy(
  'others come between the requests of one address, however many it sent before',
  async ({ server }) => {
    const giveBack = await holdDatabase(server);
    const done: string[] = [];
    const asked = (address: string) =>
      ask(server, address).then(({ status }) => done.push(`${address} ${status}`));
    const flood = Array.from({ length: 30 }, () => asked('198.51.100.1'));
    await expect.poll(() => server.pool.waitingCount).toBe(server.pool.options.max);
    const others = ['198.51.100.2', '198.51.100.3'].map(asked);
    await expect.poll(() => waitingForConnection(server.pool)).toBe(flood.length + others.length);
    giveBack();
    await Promise.all([...flood, ...others]);
    expect(done.every((each) => each.endsWith(' 200'))).toBe(true);
    // What had a turn already comes first; of the rest each of the others begins before the third of the flood. As many as there are connections are under
    // way at once and may end in any order; without turns the others would begin last.
    const [second, third] = ['198.51.100.2 200', '198.51.100.3 200'].map((each) => done.indexOf(each));
    const { max } = server.pool.options;
    expect(Math.max(second!, third!), done.join(', ')).toBeLessThan(max + 3 + max);
    expect(flood.length - max).toBeGreaterThanOrEqual(max + 3 + max);
  },
);

behindProxy(
  'what an address asks for beyond its bound is refused at once, in words, and others are served',
  async ({ server }) => {
    const giveBack = await holdDatabase(server);
    const waiting = Array.from({ length: 30 }, () => ask(server, '198.51.100.1'));
    await expect.poll(() => server.pool.waitingCount).toBe(server.pool.options.max);
    const refused = await ask(server, '198.51.100.1');
    expect(refused).toMatchObject({
      status: 503,
      answer: { success: false, code: 'crowded', msg: '当前访问人数较多，请稍后再试' },
    });
    expect(refused.headers['retry-after']).toBe('1');
    const other = ask(server, '198.51.100.2');
    giveBack();
    expect((await other).answer.success).toBe(true);
    expect((await Promise.all(waiting)).every(({ answer }) => answer.success)).toBe(true);
    expect((await ask(server, '198.51.100.1')).status).toBe(200);
    expect(server.log()).toContain('requestsPerAddress');
  },
);

const connected = async (server: RunningServer): Promise<net.Socket> => {
  const socket = net.connect(server.port, 'localhost');
  await once(socket, 'connect');
  return socket;
};
const isOpen = async (socket: net.Socket): Promise<boolean> => {
  if (socket.destroyed) return false;
  socket.write(`GET /livez HTTP/1.1\r\nHost: ${alpha}.localhost\r\n\r\n`);
  return await Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
};

direct('the oldest idle connection of an address gives way to a new one', async ({ server }) => {
  const sockets: net.Socket[] = [];
  for (let count = 0; count < 4; count++) sockets.push(await connected(server));
  expect(await isOpen(sockets[0]!)).toBe(true);
  const [oldest] = sockets;
  const gone = once(oldest!, 'close');
  const fresh = await connected(server);
  await gone;
  expect(await Promise.all([...sockets.slice(1), fresh].map(isOpen))).toEqual([true, true, true, true]);
  expect(server.log()).toContain('connectionsPerAddress');
  for (const socket of [...sockets, fresh]) socket.destroy();
});

direct('connections that wait for answers stay, and the one too many is closed', async ({ server }) => {
  const giveBack = await holdDatabase(server);
  const answers = Array.from({ length: 4 }, () => ask(server, 'nobody'));
  await expect.poll(() => server.pool.waitingCount).toBe(4);
  const fifth = net.connect(server.port, 'localhost');
  await once(fifth, 'close');
  giveBack();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});
