import { expect } from 'vitest';
import { levels } from '#contract/account.generated.ts';
import { members } from '#support/activities.ts';
import { addToLevel, setLadder } from '#support/levels.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ prepare: (server) => setLadder(server, alpha) });

test('a member sees what waits to be counted, what is missing, and each rise and fall with its reason', async ({
  server,
  clock,
}) => {
  const [{ client, name } = { client: null!, name: '' }] = await members(server, alpha, 1, 'climber');
  await addToLevel(server, alpha, name, { deposit: 60, bet: 400 });
  const { answer: first } = await client.call(levels, {});
  expect(first).toMatchObject({
    isLadder: true,
    isClosed: false,
    level: 1,
    top: 1,
    deposits: '60.0000',
    bets: '400.0000',
    next: { level: 2, missingDeposit: '40.0000', missingBet: '600.0000' },
    changes: [],
    gifts: [],
  });
  expect(first.levels!.map(({ name: of }) => of)).toEqual(['普通', '铜牌', '银牌']);
  expect(first.keep).toBeUndefined();
  await addToLevel(server, alpha, name, { deposit: 40, bet: 600 });
  await server.runMoneyJob();
  const { answer: risen } = await client.call(levels, {});
  expect(risen).toMatchObject({
    level: 2,
    next: { level: 3, missingDeposit: '900.0000', missingBet: '9000.0000' },
    changes: [{ time: '2026-11-20 10:00:10', from: 1, level: 2, why: 'reached' }],
    gifts: [{ what: 'level', level: 2, amount: '8.0000', isWaiting: false }],
  });
  // November is spared, December is not: nobody falls before the tenth minute of the month, and then once.
  await clock.to('2026-12-05T10:00:00+08:00');
  await server.runMoneyJob();
  await client.logIn(name);
  expect((await client.call(levels, {})).answer.keep).toEqual({
    needed: '500.0000',
    missing: '500.0000',
    until: '2027-01-01 00:00:00',
  });
  await clock.to('2027-01-01T00:05:00+08:00');
  await server.runMoneyJob();
  await client.logIn(name);
  expect((await client.call(levels, {})).answer.level).toBe(2);
  await clock.to('2027-01-01T00:10:00+08:00');
  await server.runMoneyJob();
  await server.runMoneyJob();
  const { answer: fallen } = await client.call(levels, {});
  expect(fallen).toMatchObject({ level: 1, top: 2, regain: { level: 2, missing: '500.0000' } });
  expect(fallen.changes![0]).toEqual({ time: '2027-01-01 00:00:00', from: 2, level: 1, why: 'fallen' });
  // What reached it once does not bring it back: the bets of a month do.
  await addToLevel(server, alpha, name, { bet: 100 });
  await server.runMoneyJob();
  expect((await client.call(levels, {})).answer).toMatchObject({
    level: 1,
    regain: { level: 2, missing: '400.0000' },
  });
  await addToLevel(server, alpha, name, { bet: 400 });
  await Promise.all([server.runMoneyJob(), server.runMoneyJob()]);
  const { answer: back } = await client.call(levels, {});
  expect(back).toMatchObject({
    level: 2,
    changes: [{ why: 'regained' }, { why: 'fallen' }, { why: 'reached' }],
  });
  expect(back.gifts).toHaveLength(1);
});

test('a level given by hand counts as held', async ({ server }) => {
  const [{ client, name } = { client: null!, name: '' }] = await members(server, alpha, 1, 'given');
  await server.inStation(alpha, (db) =>
    db.updateTable('account').set({ level: 3 }).where('name', '=', name).execute(),
  );
  await addToLevel(server, alpha, name, { deposit: 5000, bet: 50_000 });
  await server.runMoneyJob();
  expect((await client.call(levels, {})).answer).toMatchObject({ level: 3, top: 3, gifts: [], changes: [] });
});

test('without a ladder the levels are there, and nothing is reached', async ({ server, member }) => {
  await server.inStation(alpha, (db) => db.deleteFrom('level_setting').execute());
  const { answer } = await member.call(levels, {});
  expect(answer).toMatchObject({ isLadder: false, claims: [] });
  expect(answer.levels).toHaveLength(3);
  expect(answer.next).toBeUndefined();
});

test('a trial account and a guest have no level', async ({ trial, guest }) => {
  expect((await trial.call(levels, {})).answer.code).toBe('wrongRole');
  expect((await guest.call(levels, {})).answer.code).toBe('notLoggedIn');
});
