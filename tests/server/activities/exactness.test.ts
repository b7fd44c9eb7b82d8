// What is limited goes out exactly as often as it is there: packets, stock, chances, days and claims under many requests at once.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bonusReceive,
  deficitReceive,
  midAutumnPlay,
  redPacketGrab,
  signInSign,
  treasureFetch,
  wheelAward,
} from '#contract/activity.generated.ts';
import { type Activity, activityOfKind } from '#server/activities/activity.ts';
import { preparePacket, preparePackets } from '#server/activities/packets.ts';
import { openPool } from '#server/db/pool.ts';
import { type Db, inStation } from '#server/db/stationTransaction.ts';
import {
  accountId,
  addBet,
  addDeposit,
  changeActivity,
  members,
  pointsTroubles,
  setStock,
} from '#support/activities.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { troublesOf } from '../money/wallets.ts';

let server: RunningServer;
let players: { name: string; client: Client }[];
beforeAll(async () => {
  server = await startServer({ stations: testStations });
  players = await members(server, alpha, 101);
});
afterAll(() => server.stop());

/** A packet of 100 parts that is open from now on. */
const openPacket = async (count: number): Promise<number> => {
  // No two packets of an activity open at one moment.
  server.passTime(60);
  await changeActivity(server, alpha, 'redPacket', {
    terms: { total: '500', count, min: '0.01', max: '88', dailyLimit: 0 },
  });
  return server.inStation(alpha, async (db) => {
    const activity = (await activityOfKind(db, 'redPacket', server.now()))!;
    const opensAt = new Date(server.now().getTime() - 1000);
    await preparePacket(db, alpha, activity, opensAt, new Date(opensAt.getTime() + 3_600_000));
    const { id } = await db
      .selectFrom('red_packet')
      .select('id')
      .where('opens_at', '=', opensAt)
      .executeTakeFirstOrThrow();
    return id;
  });
};

/** One grab by the function that the call uses. */
async function grab(
  db: Db,
  packetId: number,
  activityId: number,
  member: number,
  perDay = 0,
): Promise<string> {
  const { rows } = await sql<{ outcome: string }>`
    SELECT outcome FROM red_packet_grab(${packetId}, ${activityId}, ${member}, 1, ${perDay}, 24, ${server.now()}::timestamptz)`.execute(
    db,
  );
  return rows[0]!.outcome;
}

test('of 1,000 grabs at once on a packet of 100 parts, 100 members win exactly its total, nobody twice', async () => {
  // 1,000 members grab by the function that the call uses, and 100 of them by the call itself.
  const packetId = await openPacket(100);
  const byCall = players.slice(0, 100).map(({ client }) => client.call(redPacketGrab, { packetId }));
  await server.inStation(alpha, async (db) => {
    await sql`INSERT INTO account (station, name, name_key, role, password_hash, created_at)
      SELECT ${alpha}, 'crowd' || n, 'crowd' || n, 'member', '', ${server.now()} FROM generate_series(1, 900) AS n`.execute(
      db,
    );
    await sql`INSERT INTO ledger_account (station, owner_id, kind, book) SELECT ${alpha}, id, 'wallet', 'real' FROM account
      WHERE name LIKE 'crowd%'`.execute(db);
  });
  const crowd = await server.inStation(alpha, (db) =>
    db.selectFrom('account').select('id').where('name', 'like', 'crowd%').execute(),
  );
  const { id } = await server.inStation(
    alpha,
    async (db) => (await activityOfKind(db, 'redPacket', server.now()))!,
  );
  const outcomes = await Promise.all(
    crowd.map(({ id: member }) => server.inStation(alpha, (db) => grab(db, packetId, id, member))),
  );
  const answers = await Promise.all(byCall);
  const granted =
    outcomes.filter((outcome) => outcome === 'granted').length +
    answers.filter(({ answer }) => answer.success).length;
  expect(granted).toBe(100);
  const codes = answers.flatMap(({ answer }) => (answer.success ? [] : [answer.code]));
  expect(new Set([...outcomes.filter((outcome) => outcome !== 'granted'), ...codes])).toEqual(
    new Set(['EMPTY']),
  );
  await server.inStation(alpha, async (db) => {
    const awards = await db
      .selectFrom('activity_award')
      .select(['account_id', 'amount'])
      .where('claim_key', 'like', `${packetId}#%`)
      .execute();
    expect(awards).toHaveLength(100);
    expect(new Set(awards.map(({ account_id }) => account_id)).size).toBe(100);
    expect(awards.reduce((sum, { amount }) => sum + amount, 0n)).toBe(500_0000n);
    const paid = await db
      .selectFrom('ledger_entry')
      .select(sql<string>`sum(amount) FILTER (WHERE amount > 0)`.as('sum'))
      .where('type', '=', 24)
      .executeTakeFirstOrThrow();
    expect(paid.sum).toBe('5000000');
  });
  expect(await troublesOf(server, alpha)).toEqual([]);
});

test('one member who grabs twenty times at once has one part', async () => {
  const packetId = await openPacket(100);
  const { client } = players[0]!;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => client.call(redPacketGrab, { packetId })),
  );
  expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1);
});

test('a member takes a part of as many packets a day as the terms say', async () => {
  const member = await server.inStation(alpha, (db) => accountId(db, players[70]!.name));
  const { taken } = await server.inStation(alpha, (db) =>
    db
      .selectFrom('activity_award')
      .select(sql<number>`count(*)::int`.as('taken'))
      .where('account_id', '=', member)
      .executeTakeFirstOrThrow(),
  );
  const packets = [await openPacket(10), await openPacket(10), await openPacket(10)];
  const activity = (await server.inStation(alpha, (db) => activityOfKind(db, 'redPacket', server.now())))!;
  const outcomes: string[] = [];
  for (const packet of packets)
    outcomes.push(await server.inStation(alpha, (db) => grab(db, packet, activity.id, member, taken + 2)));
  expect(outcomes).toEqual(['granted', 'granted', 'DAILY_LIMIT']);
});

test('the last piece of stock goes to one of fifty', async () => {
  const id = await changeActivity(server, alpha, 'treasure', {});
  await setStock(server, alpha, id, 2, 1);
  const fifty = players.slice(0, 50);
  for (const { name } of fifty) await addBet(server, alpha, name, { stake: '10000' });
  const answers = await Promise.all(fifty.map(({ client }) => client.call(treasureFetch, { step: 2 })));
  expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1);
  expect(
    answers.filter(({ answer }) => !answer.success).every(({ answer }) => answer.code === 'STOCK_EMPTY'),
  ).toBe(true);
});

test('a prize of the wheel that runs out falls back to nothing, and its stock is never below zero', async () => {
  const sectors = [
    { prize: { kind: 'cash', amount: '8' }, weight: 99, stock: 5 },
    { prize: { kind: 'none' }, weight: 1, stock: null },
  ];
  const id = await changeActivity(server, alpha, 'wheel', { terms: { sectors, total: 100 } });
  await setStock(server, alpha, id, 0, 5);
  const forty = players.slice(0, 40);
  for (const { name } of forty) await addDeposit(server, alpha, name, '200');
  const answers = await Promise.all(forty.map(({ client }) => client.call(wheelAward, {})));
  expect(answers.every(({ answer }) => answer.success)).toBe(true);
  expect(answers.filter(({ answer }) => answer.sector === 0)).toHaveLength(5);
  const stock = await server.inStation(alpha, (db) =>
    db
      .selectFrom('activity_stock')
      .select('left_count')
      .where('activity_id', '=', id)
      .where('part', '=', 0)
      .executeTakeFirstOrThrow(),
  );
  expect(stock.left_count).toBe(0);
});

test('the last chance is used once, however often it is sent', async () => {
  const [spinner, fresh] = players.slice(60, 62);
  await addDeposit(server, alpha, spinner!.name, '200');
  const spins = await Promise.all(
    Array.from({ length: 10 }, () => spinner!.client.call(wheelAward, { pay: 'chance' })),
  );
  const codes = spins.flatMap(({ answer }) => (answer.success ? [] : [answer.code]));
  expect(codes).toEqual(Array.from({ length: 9 }, () => 'NO_CHANCE'));
  await addDeposit(server, alpha, fresh!.name, '200');
  const throws = await Promise.all(Array.from({ length: 10 }, () => fresh!.client.call(midAutumnPlay, {})));
  expect(throws.filter(({ answer }) => answer.success)).toHaveLength(2);
  const more = await Promise.all(Array.from({ length: 10 }, () => fresh!.client.call(wheelAward, {})));
  expect(more.filter(({ answer }) => answer.success)).toHaveLength(1);
});

test('a day is signed once on two phones, and a claim sent six times is paid once', async () => {
  const [{ name, client }] = players.slice(100) as [{ name: string; client: Client }];
  const signs = await Promise.all(Array.from({ length: 6 }, () => client.call(signInSign, {})));
  expect(signs.filter(({ answer }) => answer.success)).toHaveLength(1);
  const day = 86_400_000;
  await addBet(server, alpha, name, { stake: '10000', at: new Date(server.now().getTime() - day) });
  await addBet(server, alpha, name, { stake: '10000', at: new Date(server.now().getTime() - 7 * day) });
  for (const claim of [bonusReceive, deficitReceive]) {
    const answers = await Promise.all(Array.from({ length: 6 }, () => client.call(claim, {})));
    expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1);
  }
  const intentId = crypto.randomUUID();
  await addDeposit(server, alpha, name, '1000');
  const same = await Promise.all(Array.from({ length: 6 }, () => client.call(wheelAward, {}, { intentId })));
  expect(new Set(same.map(({ text }) => text)).size).toBe(1);
  const awards = await server.inStation(alpha, async (db) =>
    db
      .selectFrom('activity_award')
      .select('claim_key')
      .where('account_id', '=', await accountId(db, name))
      .execute(),
  );
  expect(awards).toHaveLength(4);
  expect(await troublesOf(server, alpha)).toEqual([]);
  expect(await pointsTroubles(server, alpha)).toEqual([]);
});

test('points are a chain that only the database writes, and never below zero', async () => {
  await expect(
    server.inStation(alpha, (db) => db.updateTable('points_account').set({ balance: 1n }).execute()),
  ).rejects.toThrow('permission denied');
  await expect(
    server.inStation(alpha, async (db) =>
      sql`SELECT points_post(${await accountId(db, 'player99')}, -1, 'spin', 'none', now())`.execute(db),
    ),
  ).rejects.toThrow('too few points');
});

test('an award that was given or refused never changes, and none is deleted', async () => {
  await expect(
    server.inStation(alpha, (db) => sql`UPDATE activity_award SET amount = amount + 1`.execute(db)),
  ).rejects.toThrow('is decided');
  await expect(server.inStation(alpha, (db) => sql`DELETE FROM activity_award`.execute(db))).rejects.toThrow(
    'permission denied',
  );
});

test('900 members who grab the last parts of a packet on 60 connections do not deadlock', async () => {
  // As many connections as several servers have together; a deadlock would be an error of the database.
  const pool = openPool(server.databaseUrl, 60, server.context.settings);
  try {
    const crowd = await server.inStation(alpha, (db) =>
      db.selectFrom('account').select('id').where('name', 'like', 'crowd%').execute(),
    );
    for (let round = 0; round < 4; round += 1) {
      // A packet opens at a moment of its own; by then every session of this file has ended.
      server.passTime(7_200);
      const packetId = await openPacket(100);
      const { id } = await server.inStation(
        alpha,
        async (db) => (await activityOfKind(db, 'redPacket', server.now()))!,
      );
      const outcomes = await Promise.all(
        crowd.map(({ id: member }) => inStation(pool, alpha, (db) => grab(db, packetId, id, member))),
      );
      expect(outcomes.filter((outcome) => outcome === 'granted')).toHaveLength(100);
    }
  } finally {
    await pool.end();
  }
});

test('no packet is split by terms that somebody has changed meanwhile', async () => {
  // Further ahead than packets are split.
  server.passTime(3 * 86_400);
  const prepare = (activity: Activity<'redPacket'>) =>
    server.inStation(alpha, (db) => preparePackets({ db, station: alpha, now: server.now() }, activity));
  const current = () => server.inStation(alpha, (db) => activityOfKind(db, 'redPacket', server.now()));
  const before = (await current())!;
  await changeActivity(server, alpha, 'redPacket', { terms: { total: '123' } });
  expect(await prepare(before)).toBe(0);
  expect(await prepare((await current())!)).toBeGreaterThan(0);
});
