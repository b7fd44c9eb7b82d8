// protection/confirmLimit: a higher limit never holds before its hour and a second yes.
import { expect } from 'vitest';
import { confirmLimit, setLimit } from '#contract/protection.generated.ts';
import { limitOf, limitTo } from '#support/limits.ts';
import { world } from '#support/world.ts';

const required = 'required';
const test = world({
  stations: [
    { code: 'alpha', name: 'Alpha' },
    { code: required, name: 'Required', protection: { limits: { required: true } } },
  ],
});

test('a higher limit is confirmed after its wait, once', async ({ server, clock, member }) => {
  const confirm = async () => (await member.call(confirmLimit, { kind: 'stake', frame: 'week' })).answer;
  expect(await confirm()).toMatchObject({ success: false, code: 'NOTHING_PENDING' });
  await limitTo(member, 'stake', 'week', '100');
  await limitTo(member, 'stake', 'week', '300');
  await clock.to('2026-11-21T10:00:09.999+08:00');
  await member.logIn('member01');
  expect(await confirm()).toMatchObject({ code: 'TOO_EARLY', msg: '2026-11-21 10:00:10起可以确认' });
  expect((await limitOf(member, 'stake', 'week')).value).toBe('100.0000');
  await clock.to('2026-11-21T10:00:10+08:00');
  expect((await limitOf(member, 'stake', 'week')).pendingState).toBe('confirmable');
  expect(await confirm()).toMatchObject({
    success: true,
    limit: { value: '300.0000', pendingState: 'none' },
  });
  expect(await confirm()).toMatchObject({ code: 'NOTHING_PENDING' });
  expect(server.now()).toEqual(new Date('2026-11-21T10:00:10+08:00'));
});

test('what nobody confirms lapses', async ({ clock, member }) => {
  await limitTo(member, 'loss', 'day', '100');
  await limitTo(member, 'loss', 'day', '');
  const { pendingExpiresAt } = await limitOf(member, 'loss', 'day');
  await clock.to(`${pendingExpiresAt.replace(' ', 'T')}+08:00`);
  await member.logIn('member01');
  expect(await limitOf(member, 'loss', 'day')).toMatchObject({ value: '100.0000', pendingState: 'none' });
  const { answer } = await member.call(confirmLimit, { kind: 'loss', frame: 'day' });
  expect(answer).toMatchObject({ code: 'LAPSED' });
  expect((await member.call(confirmLimit, { kind: 'loss', frame: 'day' })).answer.code).toBe(
    'NOTHING_PENDING',
  );
});

test('the wait of a wish that is made again begins again', async ({ clock, member }) => {
  await limitTo(member, 'stake', 'day', '100');
  await limitTo(member, 'stake', 'day', '200');
  await clock.pass(3600);
  const { limit } = await limitTo(member, 'stake', 'day', '200');
  expect(limit.pendingReadyAt).not.toBe('');
  await clock.pass(23 * 3600);
  await member.logIn('member01');
  expect((await member.call(confirmLimit, { kind: 'stake', frame: 'day' })).answer.code).toBe('TOO_EARLY');
});

test('of two required limits that were both asked away, one stays', async ({ server, clock }) => {
  const client = server.client(required);
  await client.logIn('member01');
  for (const frame of ['day', 'week'] as const) await limitTo(client, 'deposit', frame, '100');
  for (const frame of ['day', 'week'] as const)
    expect((await client.call(setLimit, { kind: 'deposit', frame })).answer.result).toBe('pending');
  await clock.pass(86_400);
  await client.logIn('member01');
  const confirm = async (frame: 'day' | 'week') =>
    (await client.call(confirmLimit, { kind: 'deposit', frame })).answer;
  expect(await confirm('day')).toMatchObject({ success: true, limit: { value: '' } });
  expect(await confirm('week')).toMatchObject({ code: 'LIMIT_REQUIRED' });
});
