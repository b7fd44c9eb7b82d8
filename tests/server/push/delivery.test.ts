// How notices reach push services: again after a wait where nobody takes them, not at all once they are late, never past a device that is gone, and nobody waits for a service that is slow.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { endDevice, modifyUserPwd } from '#contract/account.generated.ts';
import { logout } from '#contract/auth.generated.ts';
import { state } from '#contract/push.generated.ts';
import { runSupport } from '#scripts/support.ts';
import { members } from '#support/activities.ts';
import { startPushReceiver } from '#support/pushReceiver.ts';
import {
  isOn,
  noticesOf,
  pushTest,
  sent,
  somebodyOn,
  switchedOn,
  withdrawalEnds,
} from '#support/pushTest.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';

const test = pushTest();

const newest = async (server: RunningServer, station = alpha) => (await noticesOf(server, station)).at(-1);

test('what nobody takes is sent again after growing waits, once, until it is late', async ({
  server,
  receiver,
}) => {
  const { name } = await somebodyOn(server, receiver, alpha);
  await withdrawalEnds(server, alpha, name);
  receiver.answers.set(name, 503);
  expect(await sent(server, receiver)).toHaveLength(1);
  expect(await sent(server, receiver)).toEqual([]);
  await server.passTime(15);
  expect(await sent(server, receiver)).toHaveLength(1);
  await server.passTime(15);
  expect(await sent(server, receiver)).toEqual([]);
  await server.passTime(15);
  receiver.answers.delete(name);
  expect(await sent(server, receiver)).toHaveLength(1);
  await server.passTime(7200);
  expect(await sent(server, receiver)).toEqual([]);
  expect(await newest(server)).toMatchObject({ state: 'sent', tries: 3 });

  await withdrawalEnds(server, alpha, name);
  receiver.answers.set(name, 429);
  receiver.headers = { 'Retry-After': '600' };
  await sent(server, receiver);
  receiver.headers = {};
  await server.passTime(599);
  expect(await sent(server, receiver)).toEqual([]);
  await server.passTime(1);
  expect(await sent(server, receiver)).toHaveLength(1);
  await server.passTime(86_400);
  receiver.answers.delete(name);
  expect(await sent(server, receiver)).toEqual([]);
  expect(await newest(server)).toMatchObject({ state: 'lapsed' });
});

test.for([404, 410])(
  'a device of which the service says %s is gone, with what waits for it',
  async (status, { server, receiver }) => {
    const { name, client } = await somebodyOn(server, receiver, alpha);
    await withdrawalEnds(server, alpha, name);
    await withdrawalEnds(server, alpha, name);
    receiver.answers.set(name, status);
    await sent(server, receiver);
    expect(await isOn(client)).toBe(false);
    receiver.answers.delete(name);
    await withdrawalEnds(server, alpha, name);
    expect(await sent(server, receiver)).toEqual([]);
  },
);

test.for([302, 307, 400, 403, 413])(
  'an answer of %s is final, and nobody is led elsewhere',
  async (status, { server, receiver }) => {
    const asked: string[] = [];
    const elsewhere = createServer(({ method = '' }, response) => {
      asked.push(method);
      response.writeHead(201).end();
    });
    elsewhere.listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    try {
      const { name, client } = await somebodyOn(server, receiver, alpha);
      await withdrawalEnds(server, alpha, name);
      receiver.answers.set(name, status);
      receiver.headers = {
        Location: `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/${name}`,
      };
      expect(await sent(server, receiver)).toHaveLength(1);
      expect(await newest(server)).toMatchObject({ state: 'refused' });
      await server.passTime(3600);
      expect(await sent(server, receiver)).toEqual([]);
      expect(asked).toEqual([]);
      expect(await isOn(client)).toBe(true);
    } finally {
      receiver.headers = {};
      elsewhere.close();
    }
  },
);

test('two servers send each notice once', async ({ server, receiver }) => {
  const { name } = await somebodyOn(server, receiver, alpha);
  const beside = await startServer({ stations: server.context.stations.all() as never, beside: server });
  try {
    beside.context.settings.pushServices = receiver.origin;
    for (let count = 0; count < 15; count += 1) await withdrawalEnds(server, alpha, name);
    receiver.received.length = 0;
    await Promise.all([server.runPushJob(), beside.runPushJob(), server.runPushJob(), beside.runPushJob()]);
    expect(receiver.received.map(({ notice }) => notice.tag).toSorted()).toHaveLength(15);
    expect(new Set(receiver.received.map(({ notice }) => notice.tag)).size).toBe(15);
  } finally {
    await beside.stop();
  }
});

test('a service that never answers holds up its own notices alone', async ({ server, receiver }) => {
  const slow = await startPushReceiver();
  server.context.settings.pushServices = `${receiver.origin},${slow.origin}`;
  const held = await members(server, alpha, 1, 'slow');
  await switchedOn(held[0]!.client, slow, 'slow1');
  slow.answers.set('slow1', null);
  const { name } = await somebodyOn(server, receiver, alpha);
  for (let count = 0; count < 25; count += 1) await withdrawalEnds(server, alpha, 'slow1');
  await withdrawalEnds(server, alpha, name);
  receiver.received.length = 0;
  const round = server.runPushJob();
  await expect.poll(() => receiver.received.length).toBe(1);
  await expect.poll(() => slow.waiting).toBe(20);
  await withdrawalEnds(server, alpha, name);
  const next = server.runPushJob();
  await expect.poll(() => receiver.received.length).toBe(2);
  expect(slow.waiting).toBe(20);
  await slow.stop();
  await Promise.all([round, next]);
  server.context.settings.pushServices = receiver.origin;
});

test('a device goes with its log-out, its end, a new password, a closed account and another member', async ({
  server,
  receiver,
}) => {
  const first = await somebodyOn(server, receiver, alpha);
  await first.client.call(logout, {});
  await first.client.logIn(first.name);
  expect(await isOn(first.client)).toBe(false);

  await switchedOn(first.client, receiver, first.name);
  const second = server.client(alpha);
  await second.logIn(first.name);
  await switchedOn(second, receiver, `${first.name}b`);
  expect((await second.call(state, {})).answer.devices).toBe(2);
  await second.call(endDevice, { device: 'others' });
  expect((await second.call(state, {})).answer).toMatchObject({ devices: 1, isHere: true });

  await first.client.logIn(first.name);
  await switchedOn(first.client, receiver, first.name);
  await first.client.call(modifyUserPwd, {
    oldPassword: 'demo8888',
    newPassword: 'fresh#01',
    rePassword: 'fresh#01',
  });
  expect((await first.client.call(state, {})).answer).toMatchObject({ devices: 1, isHere: true });
  await runSupport(server.pool, [alpha, 'password', first.name, 'Lost phone'], server.now(), {
    supporter: 'Lin',
  });
  const { rows } = await server.pool.query(
    `SELECT d.id FROM push_device d JOIN account a ON a.id = d.account_id WHERE a.name = '${first.name}'`,
  );
  expect(rows).toEqual([]);

  const third = await somebodyOn(server, receiver, alpha);
  await third.client.logIn('agent01');
  await withdrawalEnds(server, alpha, third.name);
  expect(await sent(server, receiver)).toEqual([]);

  const fourth = await somebodyOn(server, receiver, alpha);
  await runSupport(server.pool, [alpha, 'disable', fourth.name, 'wish of the member'], server.now(), {
    supporter: 'Lin',
  });
  await withdrawalEnds(server, alpha, fourth.name);
  expect(await sent(server, receiver)).toEqual([]);
});
