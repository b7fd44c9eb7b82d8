import { sql } from 'kysely';
import { expect } from 'vitest';
import { firstRechargeInfo } from '#contract/activity.generated.ts';
import { runSupport } from '#scripts/support.ts';
import { accountId, changeActivity } from '#support/activities.ts';
import { atDesk, byHand, depositor, openBank, orderOf } from '#support/deposits.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ counterparties: true });

test('the offer, and where the member stands', async ({ member }) => {
  const { answer } = await member.call(firstRechargeInfo, {});
  expect(answer).toMatchObject({
    min: '100.0000',
    percent: '20',
    cap: '888.0000',
    state: 'available',
    gift: '0.0000',
    event: { claimable: true, factor: '5' },
  });
  expect(answer.strategyId).toBeGreaterThan(0);
});

test('the gift comes with the first deposit, once for a device', async ({ server }) => {
  byHand(server);
  const first = await depositor(server, alpha, 'member01');
  const { strategyId } = (await first.call(firstRechargeInfo, {})).answer;
  const order = await openBank(first, { amount: '500', strategyId: strategyId! });
  expect((await first.call(firstRechargeInfo, {})).answer).toMatchObject({ state: 'pending' });
  atDesk(server, order.orderNo, 'approved');
  await server.runMoneyJob();
  expect((await first.call(firstRechargeInfo, {})).answer).toMatchObject({
    state: 'used',
    gift: '100.0000',
  });
  // The same browser, another member: it was open before, so the deposit itself decides.
  const other = await depositor(server, alpha, 'agent01');
  expect((await other.call(firstRechargeInfo, {})).answer).toMatchObject({ state: 'available' });
  const late = await openBank(other, { amount: '500', strategyId: strategyId! });
  await server.inStation(alpha, async (db) => {
    const [mine, theirs] = await Promise.all(['agent01', 'member01'].map((name) => accountId(db, name)));
    await db.deleteFrom('device').where('account_id', '=', mine!).execute();
    await sql`INSERT INTO device (station, account_id, visitor_hash, address, seen_at)
        SELECT station, ${mine}, visitor_hash, address, seen_at FROM device WHERE account_id = ${theirs}`.execute(
      db,
    );
  });
  atDesk(server, late.orderNo, 'approved');
  await server.runMoneyJob();
  expect((await orderOf(other, late.orderNo)).giftMoney).toBe('0.0000');
  expect((await other.call(firstRechargeInfo, {})).answer).toMatchObject({ state: 'lost', gift: '0.0000' });
  // Support reads why, of the deposit and of the activity.
  const lines = await runSupport(server.pool, [alpha, 'activities', 'agent01'], server.now());
  const used = 'The first deposit bonus has already been used on this device';
  expect(lines.find((line) => line.includes(`deposit ${late.orderNo} · 500 yuan · no bonus of`))).toContain(
    used,
  );
  expect(lines.find((line) => line.startsWith('firstRecharge'))).toContain('bonus lost');
});

test('the turnover it names is that of the offer, which the money goes by', async ({ server, member }) => {
  await server.inStation(alpha, (db) =>
    db.updateTable('deposit_strategy').set({ gift_factor: 250 }).where('times', '=', 'first').execute(),
  );
  expect((await member.call(firstRechargeInfo, {})).answer).toMatchObject({ event: { factor: '2.5' } });
});

test('guests and trial players see everything, and read why they cannot take part', async ({ server }) => {
  const guest = await server.call(firstRechargeInfo, {});
  expect(guest.answer).toMatchObject({
    success: true,
    event: { claimable: false, blocked: 'LOGIN_REQUIRED', blockedText: '请先登录' },
  });
  const trial = await server.call(firstRechargeInfo, {}, { as: 'trial01' });
  expect(trial.answer).toMatchObject({ success: true, event: { claimable: false, blocked: 'TRIAL' } });
  for (const field of ['min', 'percent', 'cap', 'offerName']) expect(guest.answer).toHaveProperty(field);
});

test('before its first day, after its last, and where the station has none, it says so', async ({
  server,
  member,
}) => {
  const day = 86_400_000;
  const at = (days: number) => new Date(server.now().getTime() + days * day);
  const kind = (await member.call(firstRechargeInfo, {})).answer.event!.kind;
  await changeActivity(server, alpha, kind, { starts_at: at(2), ends_at: at(3) });
  expect((await member.call(firstRechargeInfo, {})).answer.event).toMatchObject({
    phase: 'waiting',
    blocked: 'NOT_STARTED',
  });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(-2) });
  expect((await server.call(firstRechargeInfo, {})).answer.event).toMatchObject({
    phase: 'over',
    blocked: 'ENDED',
  });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(3) });
  await server.inStation(alpha, (db) =>
    db.updateTable('activity').set({ terms: '{}' }).where('kind', '=', kind).execute(),
  );
  expect((await member.call(firstRechargeInfo, {})).answer).toMatchObject({
    success: false,
    code: 'activityMissing',
    msg: '本站没有这个活动',
  });
});
