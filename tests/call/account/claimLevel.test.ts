import { expect } from 'vitest';
import { claimLevel, levels, setBirthday } from '#contract/account.generated.ts';
import { claims } from '#contract/activity.generated.ts';
import { takeBreak } from '#contract/protection.generated.ts';
import { members } from '#support/activities.ts';
import { addToLevel, setLadder } from '#support/levels.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { troublesOf } from '../../server/money/wallets.ts';

const test = world({ prepare: (server) => setLadder(server, alpha) });

let people = 0;
const somebody = async (server: RunningServer) =>
  (await members(server, alpha, 1, `claimer${++people}n`))[0]!;

/** Reached the second level two weeks before that of the clock, and bet nothing since. */
async function bronze(server: RunningServer) {
  const one = await somebody(server);
  await addToLevel(server, alpha, one.name, { deposit: 200, at: new Date('2026-11-01T10:00:00+08:00') });
  await addToLevel(server, alpha, one.name, { bet: 1000, at: new Date('2026-11-05T10:00:00+08:00') });
  return one;
}

test('the weekly bonus is given once, with its turnover, and leaves the list of today', async ({
  server,
}) => {
  const { client, name } = await bronze(server);
  expect((await client.call(claimLevel, { what: 'weekly' })).answer).toMatchObject({
    code: 'BET_SHORT',
    msg: expect.stringContaining('300'),
  });
  await addToLevel(server, alpha, name, { bet: 300, at: new Date('2026-11-15T23:59:59+08:00') });
  await server.runMoneyJob();
  expect((await client.call(claims, {})).answer.levels).toEqual([
    { what: 'weekly', amount: '2.0000', factor: '1.5', until: '2026-11-23 00:00:00' },
  ]);
  const once = { intentId: 'weekly-once' };
  const { answer } = await client.call(claimLevel, { what: 'weekly' }, once);
  expect(answer).toMatchObject({ success: true, amount: '2.0000' });
  expect((await client.call(claimLevel, { what: 'weekly' }, once)).answer).toEqual(answer);
  expect((await client.call(claimLevel, { what: 'weekly' })).answer.code).toBe('ALREADY_CLAIMED');
  expect((await client.call(claims, {})).answer.levels).toEqual([]);
  const rows = await server.inStation(alpha, (db) =>
    db
      .selectFrom('turnover_item as i')
      .innerJoin('account as a', 'a.id', 'i.account_id')
      .select(['i.ref_id', 'i.required'])
      .where('a.name', '=', name)
      .where('i.source', '=', 'level')
      .orderBy('i.ref_id')
      .execute(),
  );
  // The gift of the rise, and this one, one and a half times each.
  expect(rows.map(({ required }) => required)).toEqual([120_000n, 30_000n]);
  expect(await troublesOf(server, alpha)).toEqual([]);
});

test('of claims at once one is given', async ({ server }) => {
  const { client, name } = await bronze(server);
  await addToLevel(server, alpha, name, { bet: 300, at: new Date('2026-11-12T10:00:00+08:00') });
  const answers = await Promise.all([1, 2, 3, 4].map(() => client.call(claimLevel, { what: 'weekly' })));
  expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1);
  const { answer } = await client.call(levels, {});
  expect(answer.gifts!.filter(({ what }) => what === 'weekly')).toHaveLength(1);
});

test('a level, a birthday and its days are asked for', async ({ server }) => {
  const plain = await somebody(server);
  const codeOf = async (client: typeof plain.client, what: 'weekly' | 'monthly' | 'birthday') =>
    (await client.call(claimLevel, { what })).answer.code;
  expect(await codeOf(plain.client, 'weekly')).toBe('NO_SALARY');
  // Reached in November: the month began at the first level.
  const { client } = await bronze(server);
  expect(await codeOf(client, 'monthly')).toBe('NO_SALARY');
  expect(await codeOf(client, 'birthday')).toBe('NO_BIRTHDAY');
  await client.call(setBirthday, { birthday: '1990-11-13' });
  expect(await codeOf(client, 'birthday')).toBe('NOT_NOW');
  await plain.client.call(setBirthday, { birthday: '1990-11-14' });
  expect(await codeOf(plain.client, 'birthday')).toBe('NO_GIFT');
  const born = await bronze(server);
  await born.client.call(setBirthday, { birthday: '1990-11-14' });
  expect((await born.client.call(claimLevel, { what: 'birthday' })).answer.amount).toBe('18.0000');
});

test('in a break nothing is claimed, and what a rise brings waits for its end', async ({ server, clock }) => {
  const { client, name } = await somebody(server);
  await client.call(takeBreak, { kind: 'timeout', hours: 24, scope: 'station' });
  await addToLevel(server, alpha, name, { deposit: 200, bet: 1000 });
  await server.runMoneyJob();
  await client.logIn(name);
  expect((await client.call(claimLevel, { what: 'weekly' })).answer.code).toBe('inBreak');
  const waiting = () =>
    server.inStation(alpha, (db) =>
      db
        .selectFrom('level_gift as g')
        .innerJoin('account as a', 'a.id', 'g.account_id')
        .select(['g.code', 'g.paid_at', 'a.level'])
        .where('a.name', '=', name)
        .execute(),
    );
  expect(await waiting()).toEqual([{ code: 'level:2', paid_at: null, level: 2 }]);
  await clock.pass(24 * 3600 + 1);
  await server.runMoneyJob();
  expect(await waiting()).toEqual([{ code: 'level:2', paid_at: server.now(), level: 2 }]);
});

test('what is no claim, and a trial account, are refused', async ({ member, trial }) => {
  expect((await member.call(claimLevel, { what: 'daily' as 'weekly' })).answer.code).toBe('invalid');
  expect((await trial.call(claimLevel, { what: 'weekly' })).answer.code).toBe('wrongRole');
});

test('a station without a ladder gives nothing', async ({ server, member }) => {
  await server.inStation(alpha, (db) => db.deleteFrom('level_setting').execute());
  expect((await member.call(claimLevel, { what: 'weekly' })).answer.code).toBe('noLadder');
});
