// Several servers on one database: what they share, and that one may be replaced after another.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, logout, register } from '#contract/auth.generated.ts';
import type { Call } from '#contract/call.ts';
import { accInfo, banner } from '#contract/session.generated.ts';
import { applyContent } from '#server/content/apply.ts';
import { snapshotOf } from '#server/content/snapshot.ts';
import { openStations, type WatchedStations } from '#server/stations.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

const settings = { registrationTriesPerAddressADay: 2 };
const folder = mkdtempSync(path.join(tmpdir(), 'lottery-house-several-'));
const fileOf = (code: string): string => path.join(folder, `${code}.json`);
const registries: WatchedStations[] = [];
/** Each server follows the folder for itself, as on a machine of its own. */
function watching() {
  const registry = openStations(folder);
  registries.push(registry);
  return { stations: testStations, registry, settings };
}
let one: RunningServer;
let two: RunningServer;
beforeAll(async () => {
  for (const file of testStations) writeFileSync(fileOf(file.code), JSON.stringify(file));
  one = await startServer({ ...watching(), counterparties: ['message-gateway'] });
  two = await startServer({ ...watching(), beside: one });
});
afterAll(async () => {
  await two.stop();
  await one.stop();
  for (const registry of registries) registry.close();
  rmSync(folder, { recursive: true, force: true });
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

test('content that is applied and a station file that is saved are in service at both', async () => {
  const titles = async (server: RunningServer) =>
    (await server.call(banner, {}, { station: alpha })).answer.bannerList!.map(({ title }) => title);
  const before = [await titles(one), await titles(two)];
  expect(before[0]).toEqual(before[1]);
  const { files } = await one.inStation(alpha, snapshotOf);
  const banners = structuredClone(files.get('banners')) as unknown as { items: { title: unknown }[] };
  banners.items[0]!.title = '两台服务器';
  const changed = new Map([['banners', banners]]) as never;
  await applyContent(one.pool, alpha, { files: changed, by: 'operator', now: one.now() });
  for (const server of [one, two]) expect(await titles(server)).toContain('两台服务器');

  const { name, ...file } = JSON.parse(readFileSync(fileOf(alpha), 'utf8'));
  expect(name).not.toBe('新名字');
  writeFileSync(fileOf(alpha), JSON.stringify({ ...file, name: '新名字' }));
  for (const server of [one, two])
    await expect.poll(() => server.context.stations.byCode(alpha)!.name).toBe('新名字');
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
    const fresh = await startServer({ ...watching(), beside: one });
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
