// Who may take part and how often: exactly so many times and one member for each device however many ask at once, and what the flags,
// the screens and support say of it.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankAddSave } from '#contract/account.generated.ts';
import {
  activityDetail,
  activityList,
  activityPlay,
  bonusReceive,
  pointsExchange,
  redPacketGrab,
  signInSign,
  wheelAward,
} from '#contract/activity.generated.ts';
import type { ActivityKind } from '#contract/entities.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { runSupport } from '#scripts/support.ts';
import { activityOfKind } from '#server/activities/activity.ts';
import { preparePacket } from '#server/activities/packets.ts';
import {
  accountId,
  addBet,
  addDeposit,
  addPaidOrder,
  changeActivity,
  members,
  pointsTroubles,
  sellPoints,
  shareDevices,
} from '#support/activities.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { troublesOf } from '../money/wallets.ts';

let server: RunningServer;
let players: { name: string; client: Client }[];
beforeAll(async () => {
  server = await startServer({ stations: testStations });
  players = await members(server, alpha, 60);
});
afterAll(() => server.stop());

type Answer = { success: boolean; code?: string };

const codesOf = (answers: readonly { answer: Answer }[]): (string | undefined)[] =>
  answers.map(({ answer }) => (answer.success ? 'taken' : answer.code));
const countOf = (codes: readonly (string | undefined)[], code: string): number =>
  codes.filter((each) => each === code).length;

const sharing = async (group: readonly { name: string }[]): Promise<void> => {
  const [first, ...rest] = group as [{ name: string }, ...{ name: string }[]];
  for (const { name } of rest) await shareDevices(server, alpha, name, first.name);
};

const takenIn = (kind: ActivityKind) =>
  server.inStation(alpha, (db) =>
    db
      .selectFrom('activity_award as w')
      .innerJoin('activity as v', 'v.id', 'w.activity_id')
      .select(['w.account_id', ({ fn }) => fn.countAll<bigint>().as('times')])
      .where('v.kind', '=', kind)
      .groupBy('w.account_id')
      .execute(),
  );

const free = { once_per_device: false, once_per_card: false, first_deposit: 'any', limit_in_all: 0 };

/** A packet that is open from now on, of which a member may have any number of parts. */
let opened = 0;
const openPacket = async (count: number, columns: object): Promise<number> => {
  await changeActivity(server, alpha, 'redPacket', {
    ...columns,
    terms: {
      total: String(count),
      count,
      min: '0.01',
      max: '88',
      perMember: 100,
      dailyLimit: 0,
      minDeposit: '0',
      minBet: '0',
    },
  });
  return server.inStation(alpha, async (db) => {
    const activity = (await activityOfKind(db, 'redPacket', server.now()))!;
    opened += 1;
    const opensAt = new Date(server.now().getTime() - opened * 1000);
    await preparePacket(db, alpha, activity, opensAt, new Date(server.now().getTime() + 3_600_000));
    const { id } = await db
      .selectFrom('red_packet')
      .select('id')
      .where('opens_at', '=', opensAt)
      .executeTakeFirstOrThrow();
    return id;
  });
};

test('of members who share a device exactly one takes part, however many ask at once, and goes on as the kind allows', async () => {
  const family = players.slice(0, 12);
  await sharing(family);
  await changeActivity(server, alpha, 'signIn', { once_per_device: true });
  const signs = codesOf(await Promise.all(family.map(({ client }) => client.call(signInSign, {}))));
  expect(countOf(signs, 'taken')).toBe(1);
  expect(countOf(signs, 'DEVICE_USED')).toBe(11);
  expect(await takenIn('signIn')).toHaveLength(1);

  const packetId = await openPacket(50, { once_per_device: true });
  const grabs = codesOf(
    await Promise.all([...family, ...family].map(({ client }) => client.call(redPacketGrab, { packetId }))),
  );
  expect(countOf(grabs, 'taken')).toBe(2);
  expect(countOf(grabs, 'DEVICE_USED')).toBe(22);
  expect(await takenIn('redPacket')).toEqual([{ account_id: expect.any(Number), times: 2n }]);

  await sellPoints(server, alpha);
  await changeActivity(server, alpha, 'points', { once_per_device: true });
  const exchanges = codesOf(
    await Promise.all(
      family.map(async ({ name, client }) => {
        await addDeposit(server, alpha, name, '10');
        return client.call(pointsExchange, { direction: 'toPoints', amount: '1' });
      }),
    ),
  );
  expect(countOf(exchanges, 'taken')).toBe(1);
  expect(countOf(exchanges, 'DEVICE_USED')).toBe(11);
  await changeActivity(server, alpha, 'points', free);
  await changeActivity(server, alpha, 'redPacket', free);
  await changeActivity(server, alpha, 'signIn', free);
});

test('members of many devices in common do not wait for one another in a circle', async () => {
  const [one, two, three] = players.slice(12, 15) as [
    (typeof players)[0],
    (typeof players)[0],
    (typeof players)[0],
  ];
  await sharing([one, two]);
  await sharing([two, three]);
  await sharing([three, one]);
  await changeActivity(server, alpha, 'signIn', { once_per_device: true });
  const many = Array.from({ length: 10 }, () => [one, two, three]).flat();
  const codes = codesOf(await Promise.all(many.map(({ client }) => client.call(signInSign, {}))));
  expect(countOf(codes, 'taken')).toBe(1);
  expect(new Set(codes)).toEqual(new Set(['taken', 'DEVICE_USED', 'ALREADY_SIGNED']));
  await changeActivity(server, alpha, 'signIn', free);
});

test('of 1,000 grabs at once by 50 members each has exactly as many parts as the limit in all', async () => {
  const packetId = await openPacket(500, { limit_in_all: 3 });
  const fifty = players.slice(10, 60);
  // On a slow machine some wait too long for a connection: they are turned away before anything is done, and come again.
  const grabbed = async (client: Client) => {
    for (;;) {
      const result = await client.call(redPacketGrab, { packetId });
      if (codesOf([result])[0] !== 'crowded') return result;
    }
  };
  const before = await server.inStation(
    alpha,
    async (db) =>
      (
        await sql<{
          id: number;
        }>`SELECT id FROM account WHERE name = ANY (${fifty.map(({ name }) => name)}::text[])
        AND EXISTS (SELECT FROM activity_award w JOIN activity v ON v.id = w.activity_id WHERE w.account_id = account.id AND v.kind = 'redPacket')`.execute(
          db,
        )
      ).rows.length,
  );
  const grabs = await Promise.all(
    Array.from({ length: 20 }, () => fifty)
      .flat()
      .map(({ client }) => grabbed(client)),
  );
  const codes = codesOf(grabs);
  expect(new Set(codes)).toEqual(new Set(['taken', 'LIMIT_IN_ALL']));
  const each = await server.inStation(alpha, (db) =>
    db
      .selectFrom('activity_award as w')
      .innerJoin('account as a', 'a.id', 'w.account_id')
      .innerJoin('activity as v', 'v.id', 'w.activity_id')
      .select(['a.name', ({ fn }) => fn.countAll<bigint>().as('times')])
      .where('v.kind', '=', 'redPacket')
      .where(
        'a.name',
        'in',
        fifty.map(({ name }) => name),
      )
      .groupBy('a.name')
      .execute(),
  );
  expect(each).toHaveLength(50);
  expect(new Set(each.map(({ times }) => times))).toEqual(new Set([3n]));
  // Parts of earlier packets count as well: the limit is of the whole activity.
  expect(before).toBeLessThanOrEqual(1);
  expect(await troublesOf(server, alpha)).toEqual([]);
});

test('draws and claims sent at once are taken exactly as often as the limit in all says', async () => {
  const [{ name, client }] = players.slice(20) as [(typeof players)[0]];
  await addDeposit(server, alpha, name, '1000');
  await changeActivity(server, alpha, 'wheel', {
    limit_in_all: 4,
    terms: { steps: [{ kind: 'deposit', from: '1', chances: 20 }], dailyLimit: 0, cost: 0 },
  });
  const spins = codesOf(await Promise.all(Array.from({ length: 15 }, () => client.call(wheelAward, {}))));
  expect(countOf(spins, 'taken')).toBe(4);
  expect(countOf(spins, 'LIMIT_IN_ALL')).toBe(11);
  // Buying and selling points: each exchange is a time.
  await sellPoints(server, alpha);
  await changeActivity(server, alpha, 'points', { limit_in_all: 2 });
  const exchanges = codesOf(
    await Promise.all(
      Array.from({ length: 8 }, () => client.call(pointsExchange, { direction: 'toPoints', amount: '1' })),
    ),
  );
  expect(countOf(exchanges, 'taken')).toBe(2);
  expect(countOf(exchanges, 'LIMIT_IN_ALL')).toBe(6);
  expect(await pointsTroubles(server, alpha)).toEqual([]);
  await changeActivity(server, alpha, 'points', free);
  await changeActivity(server, alpha, 'wheel', free);
});

test('the limit is of the whole activity, not of a day', async () => {
  const [{ name, client }] = players.slice(21) as [(typeof players)[0]];
  await changeActivity(server, alpha, 'bonus', { limit_in_all: 2 });
  for (const outcome of ['taken', 'taken', 'LIMIT_IN_ALL']) {
    await addBet(server, alpha, name, { stake: '2000' });
    server.passTime(86_400);
    await client.logIn(name);
    expect(codesOf([await client.call(bonusReceive, {})]), outcome).toEqual([outcome]);
  }
  await changeActivity(server, alpha, 'bonus', free);
});

test('an application that was refused counts for nobody, one that waits keeps the device', async () => {
  const [one, two] = players.slice(22, 24) as [(typeof players)[0], (typeof players)[0]];
  await sharing([one, two]);
  const activityId = await changeActivity(server, alpha, 'general', {
    ...free,
    once_per_device: true,
    limit_in_all: 1,
    terms: { needsProfile: false, minDeposit: '0', minBet: '0', applies: true },
  });
  for (const { name, client } of [one, two]) await client.logIn(name);
  // Logging in again is on the device of each; the one in common stays.
  const first = (await one.client.call(activityPlay, { activityId })).answer;
  expect(first.success).toBe(true);
  expect((await two.client.call(activityPlay, { activityId })).answer).toMatchObject({ code: 'DEVICE_USED' });
  await runSupport(server.pool, [alpha, 'award', first.award!.awardNo, 'refuse', '资料不完整'], server.now());
  const again = await Promise.all([one, two].map(({ client }) => client.call(activityPlay, { activityId })));
  expect(codesOf(again).toSorted()).toEqual(['DEVICE_USED', 'taken']);
  await changeActivity(server, alpha, 'general', free);
});

test('a member reads before pressing who may take part and how many times are used, and so does support', async () => {
  const [{ name, client }] = players.slice(24) as [(typeof players)[0]];
  await client.logIn(name);
  const activityId = await changeActivity(server, alpha, 'signIn', {
    first_deposit: 'made',
    once_per_device: true,
    once_per_card: true,
    limit_in_all: 5,
  });
  const tasks = async (who: Client) =>
    (await who.call(activityDetail, { activityId })).answer.event!.tasks.map(
      ({ kind, period, need, have }) => [kind, period, Number(have), Number(need)],
    );
  const said = [
    ['deposited', 'ever', 0, 1],
    ['card', 'ever', 0, 1],
    ['device', 'ever', 1, 1],
    ['times', 'activity', 0, 5],
  ];
  expect(await tasks(client)).toEqual(said);
  expect(await tasks(server.client(alpha))).toEqual([
    ['deposited', 'ever', 0, 1],
    ['card', 'ever', 0, 1],
    ['device', 'ever', 1, 1],
    ['times', 'activity', 0, 5],
  ]);
  await addPaidOrder(server, alpha, name);
  await changeActivity(server, alpha, 'signIn', { once_per_card: false });
  expect(codesOf([await client.call(signInSign, {})])).toEqual(['taken']);
  await changeActivity(server, alpha, 'signIn', { limit_in_all: 1 });
  expect(await tasks(client)).toEqual([
    ['deposited', 'ever', 1, 1],
    ['device', 'ever', 1, 1],
    ['times', 'activity', 1, 1],
  ]);
  const { event } = (await client.call(activityDetail, { activityId })).answer;
  expect(event).toMatchObject({
    claimable: false,
    blocked: 'LIMIT_IN_ALL',
    blockedText: '您的参加次数已用完，感谢参与',
  });
  const lines = await runSupport(server.pool, [alpha, 'activities', name], server.now());
  const line = lines.find((each) => each.startsWith('signIn'));
  expect(line).toContain('LIMIT_IN_ALL: You have taken part as often as this offer allows');
  expect(line).toContain('times (activity) 1 of 1');
  expect(line).toContain('deposited (ever) 1 of 1');
  await changeActivity(server, alpha, 'signIn', free);
});

/** Changes an activity and waits until the flags go by it: a process works for some seconds with the activities as it read them. */
const changeSeen = async (kind: ActivityKind, columns: Record<string, unknown>): Promise<void> => {
  await changeActivity(server, alpha, kind, columns);
  server.passTime(11);
};

const cardRequest = {
  type: 'bank',
  realName: '王芳',
  bankName: '招商银行',
  cardNo: '6214 8301 2345 6789',
  password: '123456',
};

test('the dot is out where a member is refused for good: at once where another one of the device takes part', async () => {
  const [one, two, three] = players.slice(25, 28) as [
    (typeof players)[0],
    (typeof players)[0],
    (typeof players)[0],
  ];
  for (const { name, client } of [one, two, three]) await client.logIn(name);
  await sharing([one, two]);
  await changeSeen('signIn', { once_per_device: true });
  const claimable = async ({ client }: { client: Client }) =>
    (await client.call(accInfo, {})).answer.claimable ?? [];
  for (const each of [one, two, three]) expect(await claimable(each)).toContain('signIn');
  await one.client.call(signInSign, {});
  expect(await claimable(one)).not.toContain('signIn');
  expect(await claimable(two)).not.toContain('signIn');
  expect(await claimable(three)).toContain('signIn');
  // The list says the same.
  const list = (await two.client.call(activityList, {})).answer.list!;
  expect(list.find(({ kind }) => kind === 'signIn')).toMatchObject({
    claimable: false,
    blocked: 'DEVICE_USED',
  });
  await changeSeen('signIn', { ...free, once_per_card: true });
  expect(await claimable(three)).not.toContain('signIn');
  await changeSeen('signIn', { ...free, first_deposit: 'notMade' });
  expect(await claimable(three)).toContain('signIn');
  await changeSeen('signIn', free);
});

test('a card that was added lights the dot and lets its member in; one that was removed does not', async () => {
  await changeSeen('signIn', { ...free, once_per_card: true });
  const agent = server.client(alpha);
  await agent.logIn('agent01');
  const claimable = async () => (await agent.call(accInfo, {})).answer.claimable ?? [];
  expect(await claimable()).not.toContain('signIn');
  expect(codesOf([await agent.call(signInSign, {})])).toEqual(['NO_CARD']);
  const { answer } = await agent.call(bankAddSave, cardRequest);
  expect(answer).toMatchObject({ success: true });
  expect(await claimable()).toContain('signIn');
  expect(codesOf([await agent.call(signInSign, {})])).toEqual(['taken']);
  server.passTime(86_400);
  await agent.logIn('agent01');
  await server.inStation(alpha, async (db) =>
    db
      .updateTable('card')
      .set({ removed_at: server.now(), is_primary: false })
      .where('account_id', '=', await accountId(db, 'agent01'))
      .execute(),
  );
  expect(codesOf([await agent.call(signInSign, {})])).toEqual(['NO_CARD']);
  await changeSeen('signIn', free);
});

test('steps of a race that are paid after its end go to one member of a device, and to nobody more often than the limit', async () => {
  const [one, two, three] = players.slice(40, 43) as [
    (typeof players)[0],
    (typeof players)[0],
    (typeof players)[0],
  ];
  for (const { name, client } of [one, two, three]) await client.logIn(name);
  await sharing([one, two]);
  for (const { name } of [one, two, three]) await addBet(server, alpha, name, { stake: '20000' });
  const id = await changeActivity(server, alpha, 'dragonBoat', {
    ...free,
    once_per_device: true,
    limit_in_all: 2,
    starts_at: new Date(server.now().getTime() - 1000),
    ends_at: new Date(server.now().getTime() + 1000),
    terms: {
      mode: 'steps',
      metre: '1',
      minValidBet: '0',
      steps: [
        { distance: 1, amount: '1' },
        { distance: 2, amount: '2' },
        { distance: 3, amount: '3' },
      ],
    },
  });
  server.passTime(3600);
  await server.runMoneyJob();
  const given = await server.inStation(alpha, (db) =>
    db
      .selectFrom('activity_award as w')
      .innerJoin('account as a', 'a.id', 'w.account_id')
      .select(['a.name', 'w.claim_key'])
      .where('w.activity_id', '=', id)
      .where(
        'a.name',
        'in',
        [one, two, three].map(({ name }) => name),
      )
      .orderBy('w.id')
      .execute(),
  );
  expect(given.filter(({ name }) => name === three.name)).toHaveLength(2);
  expect(given.filter(({ name }) => name !== three.name)).toHaveLength(2);
  expect(new Set(given.map(({ name }) => name)).size).toBe(2);
  const { settled_at } = await server.inStation(alpha, (db) =>
    db.selectFrom('activity').select('settled_at').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  expect(settled_at).not.toBeNull();
});
