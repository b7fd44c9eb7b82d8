import pg from 'pg';
import { expect, vi } from 'vitest';
import {
  activityList,
  activityPlay,
  bonusReceive,
  claims,
  deficitReceive,
  dragonBoatReceive,
  rebateReceive,
  redPacketGrab,
  signInSign,
  treasureFetch,
  wheelInfo,
} from '#contract/activity.generated.ts';
import type { ActivityClaim } from '#contract/entities.generated.ts';
import { askReturn, consentMarketing, takeBreak } from '#contract/protection.generated.ts';
import { activitiesNow } from '#server/activities/activity.ts';
import { giveCoupon, openCouponKinds } from '#server/money/deposits/coupons.ts';
import { addBet, changeActivity, members, setStock } from '#support/activities.ts';
import { addRebate } from '#support/rebates.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { parseMoment } from '#values/beijingOffset.ts';
import { troublesOf } from '../../server/money/wallets.ts';

const test = world();

const claimsOf = async (client: Client) => (await client.call(claims, {})).answer;
/** A new member of the station, logged in. */
let people = 0;
const somebody = async (server: RunningServer) =>
  (await members(server, alpha, 1, `someone${++people}n`))[0]!;

const kindsOf = (list: readonly Pick<ActivityClaim, 'kind'>[]) => list.map(({ kind }) => kind).toSorted();

/** By the call of its own kind, as the page does. */
function take(client: Client, { kind, part, activityId }: ActivityClaim) {
  if (kind === 'signIn') return client.call(signInSign, {});
  if (kind === 'bonus') return client.call(bonusReceive, {});
  if (kind === 'deficit') return client.call(deficitReceive, {});
  if (kind === 'dragonBoat') return client.call(dragonBoatReceive, { step: part });
  if (kind === 'treasure') return client.call(treasureFetch, { step: part });
  if (kind === 'redPacket') return client.call(redPacketGrab, { packetId: part });
  if (kind === 'general') return client.call(activityPlay, { activityId });
  throw new Error(`${kind} is not taken by a press.`);
}

/** The bets of last week, of yesterday and of today. */
async function bet(server: RunningServer, name: string): Promise<void> {
  for (const [stake, at] of [
    ['20000', '2026-11-15T10:00:00+08:00'],
    ['1000', '2026-11-19T10:00:00+08:00'],
    ['1500', '2026-11-20T10:00:00+08:00'],
  ] as const)
    await addBet(server, alpha, name, { stake, at: new Date(at) });
}

test('what is listed is what the calls give, each once, and then it is gone', async ({ server, member }) => {
  await bet(server, 'member01');
  const { claims: list, isClosed } = await claimsOf(member);
  expect(isClosed).toBe(false);
  const pressed = list!.filter(({ way }) => way !== 'play');
  expect([...new Set(kindsOf(pressed))]).toEqual(
    expect.arrayContaining(['bonus', 'deficit', 'dragonBoat', 'signIn', 'treasure']),
  );
  expect(list!.find(({ kind }) => kind === 'bonus')).toMatchObject({
    way: 'take',
    prize: { kind: 'cash', value: '0.5000' },
    most: '',
    until: '2026-11-20 23:59:59',
  });
  expect(list!.find(({ kind }) => kind === 'deficit')).toMatchObject({
    prize: { kind: 'cash', value: '1000.0000' },
    until: '2026-11-22 23:59:59',
  });
  // What lapses first is in front.
  expect(list!.map(({ until }) => until)).toEqual(list!.map(({ until }) => until).toSorted());
  for (const claim of pressed) {
    const { answer } = await take(member, claim);
    expect(answer).toMatchObject({ success: true, award: { kind: claim.kind } });
    const { kind, value } = answer.award!.prize;
    expect(kind).toBe(claim.prize.kind);
    if (claim.most === '') expect(value).toBe(claim.prize.value);
    else {
      expect(Number(value)).toBeGreaterThanOrEqual(Number(claim.prize.value));
      expect(Number(value)).toBeLessThanOrEqual(Number(claim.most));
    }
  }
  const { claims: rest } = await claimsOf(member);
  expect(rest!.filter(({ way }) => way !== 'play')).toEqual([]);
  const given = await server.inStation(alpha, (db) =>
    db.selectFrom('activity_award').select(['activity_id', 'claim_key']).execute(),
  );
  expect(new Set(given.map(({ activity_id, claim_key }) => `${activity_id} ${claim_key}`)).size).toBe(
    pressed.length,
  );
  expect(await troublesOf(server, alpha)).toEqual([]);
});

test('free chances are listed with their number, and points that buy a spin are none', async ({ member }) => {
  const free = async () =>
    (await claimsOf(member))
      .claims!.filter(({ way }) => way === 'play')
      .map(({ kind, count }) => [kind, count]);
  const { chances } = (await member.call(wheelInfo, {})).answer;
  expect(chances).toBeGreaterThan(0);
  expect(await free()).toContainEqual(['wheel', chances]);
});

test('whatever the other list calls claimable is here, but for points and what they buy', async ({
  agent,
}) => {
  const { list } = (await agent.call(activityList, {})).answer;
  const open = kindsOf(list!.filter(({ claimable }) => claimable)).filter((kind) => kind !== 'points');
  const { claims: here } = await claimsOf(agent);
  expect([...new Set(kindsOf(here!))]).toEqual(open);
});

test('a chest of which nothing is left is not promised', async ({ server, agent }) => {
  await addBet(server, alpha, 'agent01', { stake: '1500' });
  const id = await changeActivity(server, alpha, 'treasure', {});
  const steps = async () =>
    (await claimsOf(agent)).claims!.filter(({ kind }) => kind === 'treasure').map(({ part }) => part);
  const before = await steps();
  expect(before.length).toBeGreaterThan(1);
  await setStock(server, alpha, id, before[0]!, 0);
  expect(await steps()).toEqual(before.slice(1));
});

test('of two bonuses that run, the one that the call takes from is listed', async ({ server, agent }) => {
  await addBet(server, alpha, 'agent01', { stake: '1000', at: new Date('2026-11-19T10:00:00+08:00') });
  const id = await changeActivity(server, alpha, 'bonus', {});
  await server.inStation(alpha, async (db) => {
    const { id: _, ...row } = await db
      .selectFrom('activity')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const copy = { ...row, ends_at: new Date('2026-11-25T00:00:00+08:00'), content_key: 'second-bonus' };
    await db
      .insertInto('activity')
      .values({ ...copy, terms: JSON.stringify(row.terms), title: JSON.stringify(row.title) } as never)
      .execute();
    expect((await activitiesNow(db, server.now())).filter(({ kind }) => kind === 'bonus')).toHaveLength(2);
  });
  const listed = (await claimsOf(agent)).claims!.filter(({ kind }) => kind === 'bonus');
  expect(listed).toHaveLength(1);
  const { answer } = await agent.call(bonusReceive, {});
  expect(answer.award!.activityId).toBe(listed[0]!.activityId);
  expect((await claimsOf(agent)).claims!.some(({ kind }) => kind === 'bonus')).toBe(false);
});

test('a packet is there until it closes, and once it is taken the next round is named', async ({
  server,
  clock,
  agent,
}) => {
  const nextRound = async () =>
    (await claimsOf(agent)).later!.find(({ kind }) => kind === 'redPacket')?.opensAt;
  const round = (await nextRound())!;
  const opens = parseMoment(round);
  await clock.to(new Date(opens - 60_000));
  await server.runMoneyJob();
  await clock.to(new Date(opens));
  await agent.logIn('agent01');
  const packet = (await claimsOf(agent)).claims!.find(({ kind }) => kind === 'redPacket')!;
  expect(packet).toMatchObject({ way: 'take', prize: { kind: 'cash' } });
  expect(packet.until > round).toBe(true);
  expect((await take(agent, packet)).answer.success).toBe(true);
  expect((await claimsOf(agent)).claims!.some(({ kind }) => kind === 'redPacket')).toBe(false);
  expect((await nextRound())! > round).toBe(true);
  // One whose level may not take part is shown no round.
  await changeActivity(server, alpha, 'redPacket', { levels: [9] });
  expect(await nextRound()).toBeUndefined();
});

test('what the day still asks for is the nearest step of each activity', async ({ server }) => {
  const { client, name } = await somebody(server);
  const { tasks } = await claimsOf(client);
  const chest = tasks!.find(({ kind }) => kind === 'treasure')!;
  expect(chest.task).toMatchObject({ kind: 'bet', period: 'day', have: '0.0000' });
  await addBet(server, alpha, name, { stake: '100' });
  const after = (await claimsOf(client)).tasks!.find(({ kind }) => kind === 'treasure')!;
  expect(Number(after.task.need)).toBeGreaterThan(Number(chest.task.need));
  expect(after.task.have).toBe('100.0000');
});

test('a daily rebate is listed from when it can be claimed until it is claimed or lapses', async ({
  server,
}) => {
  const { client, name } = await somebody(server);
  const until = new Date('2026-12-01T00:00:00+08:00');
  await addRebate(server, alpha, name, { day: '2026-11-19', until });
  await addRebate(server, alpha, name, { day: '2026-11-18', until: new Date('2026-11-30T00:00:00+08:00') });
  await addRebate(server, alpha, name, { day: '2026-11-17', until: server.now() });
  await addRebate(server, alpha, name, { day: '2026-11-16', state: 'pending' });
  const days = async () => (await claimsOf(client)).rebates!.map(({ day }) => day);
  expect(await days()).toEqual(['2026-11-18', '2026-11-19']);
  await client.call(rebateReceive, { day: '2026-11-18' });
  expect(await days()).toEqual(['2026-11-19']);
});

test('a coupon is listed until it is used or lapses', async ({ server }) => {
  const { client } = await somebody(server);
  await server.inStation(alpha, async (db) => {
    await db.updateTable('coupon').set({ ends_at: server.now() }).execute();
    await giveCoupon(db, (await openCouponKinds(db))[0]!, { audience: 'all' }, server.now());
  });
  const { coupons } = await claimsOf(client);
  expect(coupons).toHaveLength(1);
  await server.inStation(alpha, (db) => db.updateTable('coupon').set({ ends_at: server.now() }).execute());
  expect((await claimsOf(client)).coupons).toEqual([]);
});

test('it takes nine queries, that of the session and those of the level among them, however much there is', async ({
  server,
}) => {
  const { client } = await somebody(server);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await claimsOf(client);
  const texts = query.mock.calls.map(([asked]) =>
    typeof asked === 'string' ? asked : (asked as { text: string }).text,
  );
  query.mockRestore();
  expect(texts.filter((text) => !/^(BEGIN|COMMIT)/.test(text)).map((text) => text.slice(0, 60))).toHaveLength(
    9,
  );
  expect(texts.filter((text) => text.startsWith('BEGIN'))).toHaveLength(1);
});

test('a request with what it does not have is refused', async ({ member }) => {
  expect((await member.call(claims, { all: true } as never)).answer).toMatchObject({
    success: false,
    code: 'invalid',
  });
});

test('a break closes it, and who must not be offered anything afterwards finds it empty until the member agrees', async ({
  server,
  clock,
}) => {
  const { client, name } = await somebody(server);
  expect((await claimsOf(client)).claims!.length).toBeGreaterThan(0);
  await client.call(takeBreak, { kind: 'exclude', term: '6m', scope: 'station' });
  await client.logIn(name);
  expect(await claimsOf(client)).toMatchObject({ success: false, code: 'inBreak' });
  await clock.to('2027-05-20T12:00:00+08:00');
  await client.logIn(name);
  await client.call(askReturn, {});
  await clock.to('2027-05-21T12:00:01+08:00');
  await client.logIn(name);
  const nothing = { isClosed: true, claims: [], rebates: [], coupons: [], later: [], tasks: [] };
  expect(await claimsOf(client)).toMatchObject(nothing);
  await client.call(consentMarketing, {});
  const { isClosed, claims: list } = await claimsOf(client);
  expect(isClosed).toBe(false);
  expect(list!.length).toBeGreaterThan(0);
});
