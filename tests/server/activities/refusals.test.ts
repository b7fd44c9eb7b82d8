// Every call that takes something is refused before, after, and to whom it is not for: with its reason recorded, and nothing changed.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  activityPlay,
  bonusReceive,
  deficitReceive,
  dragonBoatReceive,
  midAutumnPlay,
  pointsExchange,
  redPacketGrab,
  signInSign,
  treasureFetch,
  wheelAward,
} from '#contract/activity.generated.ts';
import type { ActivityKind } from '#contract/entities.generated.ts';
import { activityOfKind } from '#server/activities/activity.ts';
import {
  accountId,
  addBet,
  addDeposit,
  addPaidOrder,
  changeActivity,
  sellPoints,
  shareDevices,
} from '#support/activities.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { startOfDay } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import { troublesOf } from '../money/wallets.ts';

const dayMs = 86_400_000;
const name = 'member01';

let server: RunningServer;
let member: Client;
let packetId = 0;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
  member = server.client(alpha);
  await member.logIn(name);
  // Enough for every activity, so that nothing but the reason under test stands in the way.
  const before = (days: number) => new Date(server.now().getTime() - days * dayMs);
  for (const days of [0, 1, 7]) await addBet(server, alpha, name, { stake: '20000', at: before(days) });
  await addDeposit(server, alpha, name, '10000');
  await changeActivity(server, alpha, 'general', { terms: { needsProfile: false } });
  await sellPoints(server, alpha);
  // One packet the whole day.
  await changeActivity(server, alpha, 'redPacket', { terms: { everyMinutes: 1440, minutes: 1440 } });
  await server.runMoneyJob();
  packetId = await server.inStation(alpha, async (db) => {
    const packets = await db.selectFrom('red_packet').select('id').orderBy('opens_at').execute();
    return packets[0]!.id;
  });
});
afterAll(() => server.stop());

const numberOf = (kind: ActivityKind): Promise<number> =>
  server.inStation(alpha, async (db) => (await activityOfKind(db, kind, server.now()))!.id);

/** Each call that takes something, with what it sends where all is well. */
const takes: readonly (readonly [
  ActivityKind,
  (who: Client) => Promise<{ answer: { success: boolean; code?: string; msg?: string } }>,
])[] = [
  ['signIn', (who) => who.call(signInSign, {})],
  ['wheel', (who) => who.call(wheelAward, {})],
  ['midAutumn', (who) => who.call(midAutumnPlay, {})],
  ['redPacket', (who) => who.call(redPacketGrab, { packetId })],
  ['treasure', (who) => who.call(treasureFetch, { step: 0 })],
  ['deficit', (who) => who.call(deficitReceive, {})],
  ['bonus', (who) => who.call(bonusReceive, {})],
  ['dragonBoat', (who) => who.call(dragonBoatReceive, { step: 0 })],
  ['general', async (who) => who.call(activityPlay, { activityId: await numberOf('general') })],
  ['points', (who) => who.call(pointsExchange, { direction: 'toPoints', amount: '10' })],
];

/** What a refusal must leave alone. */
const belongings = () =>
  server.inStation(alpha, async (db) => {
    const { rows } = await sql`SELECT
      (SELECT sum(balance)::text FROM ledger_account) AS money,
      (SELECT count(*)::int FROM ledger_transaction) AS postings,
      (SELECT coalesce(sum(balance), 0)::text FROM points_account) AS points,
      (SELECT coalesce(jsonb_agg(s ORDER BY s.activity_id, s.part), '[]') FROM activity_stock s) AS stock,
      (SELECT count(*)::int FROM activity_award) AS awards,
      (SELECT count(*)::int FROM red_packet_part WHERE award_id IS NULL) AS parts`.execute(db);
    return rows[0];
  });

const refusalsOf = (activity: number, of = name) =>
  server.inStation(alpha, async (db) =>
    db
      .selectFrom('activity_refusal')
      .select(['reason', 'times'])
      .where('activity_id', '=', activity)
      .where('account_id', '=', await accountId(db, of))
      .execute(),
  );

const at = (days: number) => new Date(server.now().getTime() + days * dayMs);
const open = () => ({
  starts_at: at(-30),
  ends_at: at(30),
  roles: [],
  levels: [],
  first_deposit: 'any',
  once_per_device: false,
  once_per_card: false,
  limit_in_all: 0,
});
const setState = (state: 'enabled' | 'frozen') =>
  server.inStation(alpha, (db) =>
    db.updateTable('account').set({ state }).where('name', '=', name).execute(),
  );

const conditions: Readonly<Record<string, () => Record<string, unknown>>> = {
  NOT_STARTED: () => ({ ...open(), starts_at: at(1) }),
  ENDED: () => ({ ...open(), ends_at: at(-1 / 86_400) }),
  ROLE: () => ({ ...open(), roles: ['agent'] }),
  LEVEL: () => ({ ...open(), levels: [9] }),
  FROZEN: open,
};

test.each(takes)(
  '%s: before, after, to the wrong role or level and to a frozen account',
  async (kind, take) => {
    const id = await numberOf(kind);
    const before = await belongings();
    for (const [reason, columns] of Object.entries(conditions)) {
      await changeActivity(server, alpha, kind, columns());
      if (reason === 'FROZEN') await setState('frozen');
      expect((await take(member)).answer, reason).toMatchObject({ success: false, code: reason });
      await setState('enabled');
    }
    expect(await refusalsOf(id)).toEqual(
      expect.arrayContaining(Object.keys(conditions).map((reason) => ({ reason, times: 1 }))),
    );
    expect(await belongings()).toEqual(before);
    // Without the obstacle the same call takes something.
    await changeActivity(server, alpha, kind, open());
    expect((await take(member)).answer).toMatchObject({ success: true });
    expect(await belongings()).not.toEqual(before);
  },
);

/** What each refusal says. */
const words: Readonly<Record<string, string>> = {
  NO_DEPOSIT: '请先完成一笔存款，到账后即可参加',
  NOT_FIRST: '仅限尚未存款的会员，您已存过款',
  NO_CARD: '请先添加提款卡，再来参加',
  DEVICE_USED: '此设备上已有其他会员参加，每台设备限一位会员',
  LIMIT_IN_ALL: '您的参加次数已用完，感谢参与',
};

describe('by what was deposited and taken before', () => {
  let other: Client;
  beforeAll(async () => {
    other = server.client(alpha);
    await other.logIn('agent01');
    // Of the two the agent alone has made a deposit, the member alone has a card, and the member has taken part in everything.
    await addPaidOrder(server, alpha, 'agent01');
    await shareDevices(server, alpha, 'agent01', name);
  });

  // The last of each is refused for another reason, so what stands before it lets the member in.
  const member01 = [
    { reason: 'NO_DEPOSIT', columns: { first_deposit: 'made' } },
    { reason: 'LIMIT_IN_ALL', columns: { first_deposit: 'notMade', limit_in_all: 1 } },
    { reason: 'LIMIT_IN_ALL', columns: { once_per_card: true, once_per_device: true, limit_in_all: 1 } },
  ];
  const agent01 = [
    { reason: 'NOT_FIRST', columns: { first_deposit: 'notMade' } },
    { reason: 'NO_CARD', columns: { once_per_card: true } },
    { reason: 'DEVICE_USED', columns: { first_deposit: 'made', once_per_device: true, limit_in_all: 1 } },
  ];

  test.each(takes)('%s: refuses with its reason, and nothing is lost', async (kind, take) => {
    const id = await numberOf(kind);
    const before = await belongings();
    for (const [who, cases] of [[member, member01] as const, [other, agent01] as const])
      for (const { reason, columns } of cases) {
        await changeActivity(server, alpha, kind, { ...open(), ...columns });
        expect((await take(who)).answer, reason).toMatchObject({
          success: false,
          code: reason,
          msg: words[reason],
        });
      }
    expect(await refusalsOf(id)).toEqual(
      expect.arrayContaining([
        { reason: 'NO_DEPOSIT', times: 1 },
        { reason: 'LIMIT_IN_ALL', times: 2 },
      ]),
    );
    expect(await refusalsOf(id, 'agent01')).toEqual(
      expect.arrayContaining(agent01.map(({ reason }) => ({ reason, times: 1 }))),
    );
    expect(await belongings()).toEqual(before);
    await changeActivity(server, alpha, kind, open());
  });
});

test('an activity that ends within a day is over for everything at once', async () => {
  await changeActivity(server, alpha, 'treasure', { starts_at: at(-3), ends_at: at(-1 / 86_400) });
  expect((await member.call(treasureFetch, { step: 1 })).answer).toMatchObject({ code: 'ENDED' });
});

test('who signs on many phones while the day ends signs each day once', async () => {
  const other = server.client(alpha);
  await changeActivity(server, alpha, 'signIn', { starts_at: at(-30), ends_at: at(30) });
  const midnight = startOfDay(addDays(dayOf(server.now()), 1)).getTime();
  server.passTime((midnight - server.now().getTime()) / 1000 - 2);
  await other.logIn('agent01');
  expect((await other.call(signInSign, {})).answer.success).toBe(true);
  const late = Array.from({ length: 6 }, () => other.call(signInSign, {}));
  server.passTime(3);
  const early = Array.from({ length: 6 }, () => other.call(signInSign, {}));
  const answers = await Promise.all([...late, ...early]);
  expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1);
  const signed = await server.inStation(alpha, async (db) =>
    db
      .selectFrom('activity_award as w')
      .innerJoin('activity as v', 'v.id', 'w.activity_id')
      .select(['w.claim_key', sql<string>`w.detail ->> 'streak'`.as('streak')])
      .where('v.kind', '=', 'signIn')
      .where('w.account_id', '=', await accountId(db, 'agent01'))
      .orderBy('w.id')
      .execute(),
  );
  const today = dayOf(server.now());
  expect(signed).toEqual([
    { claim_key: addDays(today, -1), streak: '1' },
    { claim_key: today, streak: '2' },
  ]);
  expect(await troublesOf(server, alpha)).toEqual([]);
});
