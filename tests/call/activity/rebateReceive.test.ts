import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { rebateReceive, rebateRecord } from '#contract/activity.generated.ts';
import { takeBreak } from '#contract/protection.generated.ts';
import { moneyIncomeList } from '#contract/report.generated.ts';
import { turnoverOf } from '#server/money/turnover.ts';
import { accountId, members } from '#support/activities.ts';
import { addRebate } from '#support/rebates.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { troublesOf } from '../../server/money/wallets.ts';

const test = world();

let people = 0;
/** A new member of the station, logged in, and the rebates it was paid. */
async function somebody(server: RunningServer) {
  const one = (await members(server, alpha, 1, `rebated${++people}n`))[0]!;
  const paid = async () =>
    (await one.client.call(moneyIncomeList, { kind: 'rebate' })).answer.list!.map(({ amount }) => amount);
  return { ...one, paid };
}

test('a rebate is paid once under retries and presses at once, with its turnover', async ({ server }) => {
  const { client, name, paid } = await somebody(server);
  await addRebate(server, alpha, name, { day: '2026-11-19', amount: '12.34', required: '37.02' });
  await addRebate(server, alpha, name, { day: '2026-11-18', amount: '5' });
  const intentId = randomUUID();
  const replies = await Promise.all([
    ...Array.from({ length: 4 }, () => client.call(rebateReceive, { day: '2026-11-19' }, { intentId })),
    ...Array.from({ length: 4 }, () => client.call(rebateReceive, { day: '2026-11-19' })),
  ]);
  expect(new Set(replies.slice(0, 4).map(({ text }) => text)).size).toBe(1);
  const given = replies.filter(({ answer }) => answer.success).map(({ answer }) => answer);
  expect([1, 4]).toContain(given.length);
  expect(given[0]).toMatchObject({ amount: '12.3400', required: '37.0200', money: '12.3400' });
  for (const { answer } of replies.filter((reply) => !reply.answer.success))
    expect(answer).toMatchObject({ code: 'paid', msg: '该笔返水已到账。' });
  expect(await paid()).toEqual(['12.3400']);
  const { items } = await server.inStation(alpha, async (db) => turnoverOf(db, await accountId(db, name)));
  expect(items.filter(({ source }) => source === 'rebate')).toMatchObject([{ required: 370_200n }]);
  expect((await client.call(rebateReceive, { day: '2026-11-18' })).answer.money).toBe('17.3400');
  expect(await troublesOf(server, alpha)).toEqual([]);
});

test('what waits, was refused, has lapsed, is of somebody else or of no day is not paid, and the answer says why', async ({
  server,
  clock,
}) => {
  const { client, name, paid } = await somebody(server);
  const other = await somebody(server);
  await addRebate(server, alpha, name, { day: '2026-11-15', state: 'pending' });
  await addRebate(server, alpha, name, { day: '2026-11-16', state: 'rejected', reason: '对打投注' });
  await addRebate(server, alpha, name, { day: '2026-11-17', until: clock.now() });
  await addRebate(server, alpha, other.name, { day: '2026-11-18' });
  const why = async (day: string) => {
    const { answer } = await client.call(rebateReceive, { day });
    return [answer.success, answer.code];
  };
  expect(await why('2026-11-15')).toEqual([false, 'waiting']);
  expect(await why('2026-11-16')).toEqual([false, 'refused']);
  expect(await why('2026-11-17')).toEqual([false, 'lapsed']);
  expect(await why('2026-11-18')).toEqual([false, 'missing']);
  expect(await why('2026-02-31')).toEqual([false, 'missing']);
  expect(await why('19.11.2026')).toEqual([false, 'invalid']);
  expect(await paid()).toEqual([]);
  expect((await other.client.call(rebateReceive, { day: '2026-11-18' })).answer.success).toBe(true);
});

test('it is there to its last second', async ({ server, clock }) => {
  const { client, name, paid } = await somebody(server);
  const until = new Date('2026-11-22T00:00:00+08:00');
  await addRebate(server, alpha, name, { day: '2026-11-18', until });
  await addRebate(server, alpha, name, { day: '2026-11-19', until });
  await clock.to('2026-11-21T23:59:59+08:00');
  await client.logIn(name);
  expect((await client.call(rebateRecord, {})).answer.list).toMatchObject([
    { state: 'claimable', until: '2026-11-21 23:59:59' },
    { state: 'claimable' },
  ]);
  expect((await client.call(rebateReceive, { day: '2026-11-18' })).answer.success).toBe(true);
  await clock.to('2026-11-22T00:00:00+08:00');
  await client.logIn(name);
  expect((await client.call(rebateReceive, { day: '2026-11-19' })).answer.code).toBe('lapsed');
  expect(await paid()).toEqual(['6.0000']);
});

test('what was earned before a break is claimed in it', async ({ server }) => {
  const { client, name, paid } = await somebody(server);
  await addRebate(server, alpha, name, { day: '2026-11-20', until: new Date('2026-12-24T00:00:00+08:00') });
  await client.call(takeBreak, { kind: 'timeout', hours: 24, scope: 'station' });
  await client.logIn(name);
  expect((await client.call(rebateReceive, { day: '2026-11-20' })).answer.success).toBe(true);
  expect(await paid()).toEqual(['6.0000']);
});
