// Support sees a member's limits and the whole trail of them.
import { expect } from 'vitest';
import { answerLimits, cancelLimit } from '#contract/protection.generated.ts';
import { runSupport } from '#scripts/support.ts';
import { limitTo } from '#support/limits.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world().extend('support', { scope: 'file' }, ({ server }) => (...args: string[]) => {
  return runSupport(server.pool, [alpha, ...args], server.now(), { supporter: '小王' });
});

test('support sees what is set, what waits, and each step, the newest first', async ({ member, support }) => {
  expect(await support('limits', 'member01')).toEqual(['The member has done nothing about limits.']);
  await limitTo(member, 'deposit', 'week', '200');
  await limitTo(member, 'deposit', 'week', '500');
  await limitTo(member, 'time', 'day', '5400');
  await member.call(answerLimits, { answer: 'accept' });
  const lines = await support('limits', 'member01');
  expect(lines[0]).toMatch(
    /^deposit, a week: 200\.00 yuan; used .* yuan, left .* yuan; asked for 500\.00 yuan, to be confirmed from 2026-11-21 10:00:10 to 2026-11-28 10:00:10$/,
  );
  expect(lines[1]).toMatch(/^playing time, a day: 90 minutes; used \d+ minutes?, left \d+ minutes?$/);
  expect(lines.slice(2)).toEqual([
    'Steps, the newest first:',
    '2026-11-20 10:00:10 accept',
    '2026-11-20 10:00:10 set playing time, a day: asked for 90 minutes; none before, 90 minutes after: applied',
    '2026-11-20 10:00:10 set deposit, a week: asked for 500.00 yuan; 200.00 yuan before, 200.00 yuan after: pending',
    '2026-11-20 10:00:10 set deposit, a week: asked for 200.00 yuan; none before, 200.00 yuan after: applied',
  ]);
  await member.call(cancelLimit, { kind: 'deposit', frame: 'week' });
  expect((await support('limits', 'member01'))[3]).toContain('cancel deposit, a week');
});

test('nobody else is there, and looking changes nothing', async ({ support }) => {
  await expect(support('limits', 'nobody')).rejects.toThrow('nobody');
  expect((await support('actions')).join('\n')).not.toContain('limits');
});
