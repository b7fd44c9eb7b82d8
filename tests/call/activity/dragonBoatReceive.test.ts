import { expect } from 'vitest';
import { dragonBoatInfo, dragonBoatReceive } from '#contract/activity.generated.ts';
import { balancesOf } from '#server/db/ledger.ts';
import { accountId, addBet, changeActivity } from '#support/activities.ts';
import { lettersTo } from '#support/messages.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import { troublesOf } from '../../server/money/wallets.ts';

test('a step that is reached is paid once; others are refused', async ({ server, member }) => {
  await addBet(server, alpha, 'member01', { stake: '1000' });
  expect((await member.call(dragonBoatReceive, { step: 0 })).answer).toMatchObject({
    award: { prize: { value: '2.0000' }, note: '划到100米' },
    money: '8890.8800',
  });
  expect((await member.call(dragonBoatReceive, { step: 0 })).answer).toMatchObject({
    code: 'ALREADY_OPENED',
  });
  expect((await member.call(dragonBoatReceive, { step: 1 })).answer).toMatchObject({ code: 'LOCKED' });
  expect((await member.call(dragonBoatReceive, { step: 9 })).answer).toMatchObject({ code: 'STEP_UNKNOWN' });
  expect((await member.call(dragonBoatReceive, {})).answer).toMatchObject({ code: 'STEP_UNKNOWN' });
});

test('places are paid once the race is over, without being asked for, to those who may take part', async ({
  server,
  member,
}) => {
  await addBet(server, alpha, 'member01', { stake: '900000' });
  await addBet(server, alpha, 'agent01', { stake: '500000' });
  await addBet(server, alpha, 'member02', { stake: '400000' });
  // The one who bet the most is of a level that may not take part, and leaves the place to the next.
  await server.inStation(alpha, (db) =>
    db.updateTable('account').set({ level: 3 }).where('name', 'in', ['agent01', 'member02']).execute(),
  );
  const id = await changeActivity(server, alpha, 'dragonBoat', {
    levels: [3],
    auto_pay_limit: 5_000_000n,
    terms: { mode: 'rank', steps: [], prizes: ['666', '388', '88'] },
  });
  const agent = server.client(alpha);
  await agent.logIn('agent01');
  expect((await agent.call(dragonBoatReceive, {})).answer).toMatchObject({ code: 'NOT_SETTLED' });
  await server.runMoneyJob();
  await changeActivity(server, alpha, 'dragonBoat', { ends_at: new Date(server.now().getTime() + 1000) });
  server.passTime(86_400);
  const awards = () =>
    server.inStation(alpha, (db) =>
      db
        .selectFrom('activity_award as w')
        .innerJoin('account as a', 'a.id', 'w.account_id')
        .select(['a.name', 'w.amount', 'w.status'])
        .where('w.activity_id', '=', id)
        .where('w.claim_key', '=', 'rank')
        .orderBy('w.id')
        .execute(),
    );
  expect(await awards()).toEqual([]);
  await agent.logIn('agent01');
  const before = (await agent.call(dragonBoatInfo, {})).answer;
  expect(before).toMatchObject({ settled: false, event: { blocked: 'NOT_SETTLED' } });
  for (const _ of [1, 2]) await server.runMoneyJob();
  expect(await awards()).toEqual([
    { name: 'agent01', amount: 6_660_000n, status: 1 },
    { name: 'member02', amount: 3_880_000n, status: 2 },
  ]);
  // What was paid is written of; what waits is written of once it is decided.
  const letters = async (name: string) =>
    (await lettersTo(server, name)).filter(({ title }) => title.includes('活动奖励'));
  expect(await letters('member02')).toEqual([
    expect.objectContaining({
      title: '您的活动奖励已派发',
      content: expect.stringContaining('获得的388.00元'),
    }),
  ]);
  expect(await letters('agent01')).toEqual([]);
  expect((await agent.call(dragonBoatInfo, {})).answer).toMatchObject({
    settled: true,
    event: { blocked: 'ALREADY_CLAIMED' },
    award: { prize: { value: '666.0000' }, note: '第1名', status: 1 },
  });
  await member.logIn('member01');
  expect((await member.call(dragonBoatInfo, {})).answer).toMatchObject({
    settled: true,
    rank: 0,
    event: { blocked: 'LEVEL' },
  });
  expect(await troublesOf(server, alpha)).toEqual([]);
});

test('steps that were reached on the last evening are paid after the end, those that were taken not again', async ({
  server,
  member,
}) => {
  const id = await server.inStation(alpha, async (db) => {
    const first = (
      await db.selectFrom('activity').selectAll().where('kind', '=', 'dragonBoat').execute()
    )[0]!;
    const { id: _, title, summary, content, ...rest } = first;
    const next = await db
      .insertInto('activity')
      .values({
        ...rest,
        title: JSON.stringify(title),
        summary: JSON.stringify(summary),
        content: JSON.stringify(content),
        content_key: 'next-race',
        levels: [],
        settled_at: null,
        starts_at: server.now(),
        ends_at: new Date(server.now().getTime() + 1000),
        terms: JSON.stringify({
          mode: 'steps',
          metre: '10',
          minValidBet: '0',
          prizes: [],
          steps: [
            { distance: 100, amount: '2' },
            { distance: 200, amount: '3' },
            { distance: 300, amount: '5' },
          ],
        }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return next.id;
  });
  await addBet(server, alpha, 'member01', { stake: '2000' });
  await addBet(server, alpha, 'member02', { stake: '3000' });
  expect((await member.call(dragonBoatReceive, { step: 0 })).answer).toMatchObject({
    award: { activityId: id, prize: { value: '2.0000' } },
  });
  const money = (name: string) =>
    server.inStation(alpha, async (db) => (await balancesOf(db, await accountId(db, name), 'real')).wallet);
  const [one, two] = [await money('member01'), await money('member02')];
  server.passTime(86_400);
  await member.logIn('member01');
  const states = async () => (await member.call(dragonBoatInfo, {})).answer.steps!.map(({ state }) => state);
  expect(await states()).toEqual(['opened', 'coming', 'locked']);
  expect((await member.call(dragonBoatReceive, { step: 1 })).answer).toMatchObject({ code: 'ENDED' });
  for (const _ of [1, 2]) await server.runMoneyJob();
  expect(await states()).toEqual(['opened', 'opened', 'locked']);
  expect(await money('member01')).toBe(one + 30_000n);
  expect(await money('member02')).toBe(two + 100_000n);
  expect(await troublesOf(server, alpha)).toEqual([]);
});
