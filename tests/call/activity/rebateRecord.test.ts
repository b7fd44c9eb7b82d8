import { expect } from 'vitest';
import { rebateRecord } from '#contract/activity.generated.ts';
import { members } from '#support/activities.ts';
import { addRebate } from '#support/rebates.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('a member reads the own ones, the newest first, a page at a time, each with its state and why it was refused', async ({
  server,
  clock,
}) => {
  const [one, other] = await members(server, alpha, 2, 'recorded');
  await addRebate(server, alpha, one!.name, { day: '2026-11-15', state: 'paid', required: '18' });
  await addRebate(server, alpha, one!.name, { day: '2026-11-16', until: clock.now() });
  await addRebate(server, alpha, one!.name, { day: '2026-11-17', state: 'rejected', reason: '同期对打投注' });
  await addRebate(server, alpha, one!.name, { day: '2026-11-18', state: 'pending' });
  await addRebate(server, alpha, one!.name, { day: '2026-11-19', amount: '6.5' });
  await addRebate(server, alpha, other!.name, { day: '2026-11-19' });
  const first = (await one!.client.call(rebateRecord, { pageSize: 3 })).answer;
  expect(first.hasMore).toBe(true);
  expect(first.list).toMatchObject([
    {
      day: '2026-11-19',
      amount: '6.5000',
      state: 'claimable',
      until: '2026-11-22 23:59:59',
      lines: [{ category: 'lottery', validBet: '1300.0000', rate: '0.5', amount: '6.5000' }],
    },
    { day: '2026-11-18', state: 'waiting', until: '', handleTime: '' },
    { day: '2026-11-17', state: 'refused', reason: '同期对打投注' },
  ]);
  const { answer } = await one!.client.call(rebateRecord, { pageSize: 3, before: '2026-11-17' });
  expect(answer.hasMore).toBe(false);
  expect(answer.list).toMatchObject([
    { day: '2026-11-16', state: 'lapsed' },
    { day: '2026-11-15', state: 'paid', required: '18.0000' },
  ]);
});

test('a page before no day is refused', async ({ member }) => {
  expect((await member.call(rebateRecord, { before: '2026-02-31' })).answer).toMatchObject({
    success: false,
    code: 'invalid',
  });
});
