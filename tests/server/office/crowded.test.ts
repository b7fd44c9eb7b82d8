// The office's own port bounds what one address holds of it, as that of the players does: connections, and requests that are not answered yet.
import { once } from 'node:events';
import net from 'node:net';
import { expect } from 'vitest';
import { me } from '#contract/office/session.generated.ts';
import { holdDatabase } from '#support/holdDatabase.ts';
import { officeAs } from '#support/office.ts';
import { openStream } from '#support/officeStream.ts';
import type { RunningServer } from '#support/startServer.ts';
import { world } from '#support/world.ts';

const behindProxy = world({ office: true, trustProxy: 1, settings: { requestsPerAddress: 6 } });
const direct = world({ office: true, settings: { connectionsPerAddress: 4 } });

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

behindProxy(
  'what an address asks for beyond its bound is refused at once, and open screens do not count',
  async ({ server }) => {
    const owner = await officeAs(server, 'owner');
    const streams = await Promise.all(Array.from({ length: 4 }, () => openStream(server.officeUrl, owner)));
    for (const stream of streams) await stream.until(({ event }) => event === 'hello');
    const giveBack = await holdDatabase(server);
    const ask = (address: string) => owner.call(me, {}, from(address));
    const waiting = Array.from({ length: 6 }, () => ask('198.51.100.1'));
    await expect.poll(() => server.pool.waitingCount).toBeGreaterThanOrEqual(6);
    const refused = await ask('198.51.100.1');
    expect(refused).toMatchObject({ status: 503, answer: { success: false, code: 'crowded' } });
    expect(refused.headers.get('retry-after')).toBe('1');
    const other = ask('198.51.100.2');
    giveBack();
    expect((await other).answer.success).toBe(true);
    expect((await Promise.all(waiting)).every(({ answer }) => answer.success)).toBe(true);
    // An open stream is answered: the address of the four has all its requests.
    const local = await Promise.all(Array.from({ length: 6 }, () => owner.call(me, {})));
    expect(local.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    for (const stream of streams) await stream.close();
    expect(server.log()).toContain('requestsPerAddress');
  },
);

const connected = async (server: RunningServer): Promise<net.Socket> => {
  const socket = net.connect(Number(new URL(server.officeUrl).port), '127.0.0.1');
  await once(socket, 'connect');
  // Reads, so that it sees its own end.
  return socket.resume();
};

direct('the oldest idle connection of an address gives way to a new one', async ({ server }) => {
  const sockets: net.Socket[] = [];
  for (let count = 0; count < 4; count += 1) sockets.push(await connected(server));
  const gone = once(sockets[0]!, 'close');
  const fresh = await connected(server);
  await gone;
  expect(sockets.slice(1).map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
  expect(server.log()).toContain('connectionsPerAddress');
  for (const socket of [...sockets, fresh]) socket.destroy();
});
