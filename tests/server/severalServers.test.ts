// Owns the tests of several servers on one database: what they share, and that one may be replaced after another.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, logout, register } from '#contract/auth.generated.ts';
import type { Call } from '#contract/call.ts';
import { accInfo } from '#contract/session.generated.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

const settings = { registrationTriesPerAddressADay: 2 };
let one: RunningServer;
let two: RunningServer;
beforeAll(async () => {
  one = await startServer({ stations: testStations, settings, counterparties: ['message-gateway'] });
  two = await startServer({ stations: testStations, settings, beside: one });
});
afterAll(async () => {
  await two.stop();
  await one.stop();
});

/** The same browser at another server, as a load balancer sends it there. */
function movedTo(server: RunningServer, from: Client): Client {
  const client = server.client(alpha);
  for (const [name, value] of from.cookies) client.cookies.set(name, value);
  return client;
}

const account = async (client: Client) => (await client.call(accInfo, {})).answer;

test('a session of one is a session of the other, and ends at both', async () => {
  const here = one.client(alpha);
  await here.logIn('member01');
  const there = movedTo(two, here);
  expect([(await account(here)).account, (await account(there)).account]).toEqual(['member01', 'member01']);

  // A log-in at the other ends it at this one, which had it in memory.
  const elsewhere = two.client(alpha);
  await elsewhere.logIn('member01');
  expect((await account(here)).code).toBe('loggedInElsewhere');
  const again = movedTo(one, elsewhere);
  expect((await account(again)).account).toBe('member01');
  await again.call(logout, {});
  expect((await account(elsewhere)).login).toBe(false);
});

test('limits count at all together', async () => {
  const newcomer = (server: RunningServer, name: string) =>
    server.call(register, { account: name, password: 'demo8888', rePassword: 'demo8888' });
  expect((await newcomer(one, 'several01')).answer.success).toBe(true);
  expect((await newcomer(two, 'several02')).answer.success).toBe(true);
  for (const server of [one, two])
    expect((await newcomer(server, 'several03')).answer.code).toBe('throttled');
});

test('wrong passwords are counted wherever they are tried', async () => {
  const guess = (server: RunningServer) => server.call(login, { account: 'member02', password: 'wrong-one' });
  for (const server of [one, two, one]) await guess(server);
  for (const server of [two, one]) expect((await guess(server)).answer.code).toBe('needCaptcha');
});

test('one after the other is replaced, and no call is lost', async () => {
  let serving = [one, two];
  const ready = async (server: RunningServer) => (await server.client(alpha).send('/readyz')).status === 200;
  /** As a load balancer does: a server that is ready, and the next where the connection breaks. */
  const send = async (call: Call<object, unknown>): Promise<boolean> => {
    for (const server of [...serving]) {
      const answer = await (async () =>
        (await ready(server)) ? (await server.client(alpha).call(call, {})).status : 0)().catch(() => 0);
      if (answer === 200) return true;
    }
    return false;
  };
  let isOver = false;
  const answers: boolean[] = [];
  const players = Array.from({ length: 4 }, async () => {
    while (!isOver) answers.push(await send(accInfo));
  });
  const replace = async (old: RunningServer): Promise<RunningServer> => {
    old.drain();
    expect([await ready(old), (await old.client(alpha).send('/livez')).status]).toEqual([false, 200]);
    const fresh = await startServer({ stations: testStations, settings, beside: one });
    serving = [...serving, fresh];
    return fresh;
  };
  const newTwo = await replace(two);
  await two.stop();
  serving = serving.filter((server) => server !== two);
  two = newTwo;
  const third = await replace(two);
  await two.stop();
  serving = serving.filter((server) => server !== two);
  two = third;
  isOver = true;
  await Promise.all(players);
  expect(answers.length).toBeGreaterThan(20);
  expect(answers.filter((isAnswered) => !isAnswered)).toEqual([]);
});
