// What the poll says beside activities: a rebate and a bonus of the level that wait, and nothing of either once it is taken or nothing may be offered.
import { expect } from 'vitest';
import { claimLevel } from '#contract/account.generated.ts';
import { rebateReceive } from '#contract/activity.generated.ts';
import { takeBreak } from '#contract/protection.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { members } from '#support/activities.ts';
import { addToLevel, setLadder } from '#support/levels.ts';
import { addRebate } from '#support/rebates.ts';
import type { Client } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ prepare: (server) => setLadder(server, alpha) });

const claimsOf = async (client: Client) => (await client.call(accInfo, {})).answer.claims ?? [];

test('a rebate shows with the next poll after it may be claimed, and goes with its claim', async ({
  server,
}) => {
  const [one, other] = await members(server, alpha, 2, 'beside');
  expect(await claimsOf(one!.client)).toEqual([]);
  await addRebate(server, alpha, one!.name, { day: '2026-11-18', state: 'pending' });
  expect(await claimsOf(one!.client)).toEqual([]);
  await addRebate(server, alpha, one!.name, { day: '2026-11-19', amount: '12.34' });
  expect(await claimsOf(one!.client)).toEqual(['rebates']);
  expect(await claimsOf(other!.client)).toEqual([]);
  await one!.client.call(rebateReceive, { day: '2026-11-19' });
  expect(await claimsOf(one!.client)).toEqual([]);
});

test('a bonus of the level shows within four minutes of what earned it, and goes with its claim', async ({
  server,
  clock,
}) => {
  const [one] = await members(server, alpha, 1, 'besidel');
  const { client, name } = one!;
  expect(await claimsOf(client)).toEqual([]);
  await addToLevel(server, alpha, name, { deposit: 200, at: new Date('2026-11-01T10:00:00+08:00') });
  await addToLevel(server, alpha, name, { bet: 1000, at: new Date('2026-11-05T10:00:00+08:00') });
  await addToLevel(server, alpha, name, { bet: 300, at: new Date('2026-11-15T23:59:59+08:00') });
  await server.runMoneyJob();
  await clock.pass(241);
  expect(await claimsOf(client)).toEqual(['levels']);
  expect((await client.call(claimLevel, { what: 'weekly' })).answer.success).toBe(true);
  expect(await claimsOf(client)).toEqual([]);
});

test('in a break nothing is said of what waits', async ({ server }) => {
  const [one] = await members(server, alpha, 1, 'besideb');
  await addRebate(server, alpha, one!.name, { day: '2026-11-19' });
  expect(await claimsOf(one!.client)).toEqual(['rebates']);
  await one!.client.call(takeBreak, { kind: 'timeout', hours: 24, scope: 'station' });
  const again = server.client(alpha);
  await again.logIn(one!.name);
  await addRebate(server, alpha, one!.name, { day: '2026-11-18' });
  expect((await again.call(accInfo, {})).answer).toMatchObject({ inBreak: true });
  expect(await claimsOf(again)).toEqual([]);
});
