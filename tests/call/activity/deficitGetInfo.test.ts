import { expect } from 'vitest';
import { deficitGetInfo } from '#contract/activity.generated.ts';
import { runSupport } from '#scripts/support.ts';
import { credit } from '#server/account/accounts.ts';
import { ledgerTypes } from '#server/db/ledger.ts';
import { accountId, addBet, changeActivity } from '#support/activities.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import { dayOf } from '#values/days.ts';

/** A moment in the week before this one. */
const lastWeek = (server: RunningServer) => new Date(server.now().getTime() - 7 * 86_400_000);

test('last week, its loss, and what comes back of it', async ({ server, member }) => {
  await addBet(server, alpha, 'member01', { stake: '12000', payout: '8000', at: lastWeek(server) });
  const { answer } = await member.call(deficitGetInfo, {});
  expect(answer).toMatchObject({
    validBet: '12000.0000',
    loss: '4000.0000',
    rate: '3',
    reward: '120.0000',
    state: 2,
    event: { claimable: true },
  });
  expect(answer.tiers).toHaveLength(3);
  // Gifts make the loss smaller.
  await server.inStation(alpha, async (db) => {
    const id = await accountId(db, 'member01');
    await credit(db, alpha, { id, role: 'member' }, 1_000_0000n, {
      type: ledgerTypes.coupon,
      refType: 'test',
      refId: 'gift',
      remark: '',
      at: lastWeek(server),
    });
  });
  expect((await member.call(deficitGetInfo, {})).answer).toMatchObject({
    gifts: '1000.0000',
    loss: '3000.0000',
    reward: '90.0000',
  });
  // Support reads the same without the member having pressed anything, and where it stood a week ago.
  const standing = async (...more: string[]) => {
    const lines = await runSupport(server.pool, [alpha, 'activities', 'member01', ...more], server.now());
    return lines.find((line) => line.startsWith('deficit '))!;
  };
  expect(await standing()).toMatch(
    /can be taken .+ bet 12000 · won 8000 · gifts 1000 · loss 3000 · tier 3% · reward 90$/,
  );
  expect(await standing('--at', dayOf(lastWeek(server)))).toMatch(
    /nothing to take: NO_LOSS: You had no net loss last week .+ bet 0 .+ tier 0% · reward 0$/,
  );
  await expect(standing('--at', dayOf(new Date(server.now().getTime() + 86_400_000)))).rejects.toThrow(
    'is not a day that has been',
  );
});

test('who bet nothing last week has nothing to receive', async ({ server }) => {
  const { answer } = await server.call(deficitGetInfo, {}, { as: 'agent01' });
  expect(answer).toMatchObject({ reward: '0.0000', state: 1, event: { blocked: 'NO_LOSS' } });
});

test('guests and trial players see everything, and read why they cannot take part', async ({ server }) => {
  const guest = await server.call(deficitGetInfo, {});
  expect(guest.answer).toMatchObject({
    success: true,
    event: { claimable: false, blocked: 'LOGIN_REQUIRED', blockedText: '请先登录' },
  });
  const trial = await server.call(deficitGetInfo, {}, { as: 'trial01' });
  expect(trial.answer).toMatchObject({ success: true, event: { claimable: false, blocked: 'TRIAL' } });
  for (const field of ['tiers', 'state', 'lastTime']) expect(guest.answer).toHaveProperty(field);
});

test('before its first day, after its last, and where the station has none, it says so', async ({
  server,
  member,
}) => {
  const day = 86_400_000;
  const at = (days: number) => new Date(server.now().getTime() + days * day);
  const kind = (await member.call(deficitGetInfo, {})).answer.event!.kind;
  await changeActivity(server, alpha, kind, { starts_at: at(2), ends_at: at(3) });
  expect((await member.call(deficitGetInfo, {})).answer.event).toMatchObject({
    phase: 'waiting',
    blocked: 'NOT_STARTED',
  });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(-2) });
  expect((await server.call(deficitGetInfo, {})).answer.event).toMatchObject({
    phase: 'over',
    blocked: 'ENDED',
  });
  await changeActivity(server, alpha, kind, { starts_at: at(-3), ends_at: at(3) });
  await server.inStation(alpha, (db) =>
    db.updateTable('activity').set({ terms: '{}' }).where('kind', '=', kind).execute(),
  );
  expect((await member.call(deficitGetInfo, {})).answer).toMatchObject({
    success: false,
    code: 'activityMissing',
    msg: '本站没有这个活动',
  });
});
