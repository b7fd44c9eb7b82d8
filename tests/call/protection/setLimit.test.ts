// protection/setLimit: lower at once, higher after a wait, what is refused, and the trail of all of it.
import { expect } from 'vitest';
import { setLimit } from '#contract/protection.generated.ts';
import { limitOf, limitTo } from '#support/limits.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const strict = 'strict';
const test = world({
  stations: [
    { code: alpha, name: 'Alpha' },
    {
      code: strict,
      name: 'Strict',
      protection: { limits: { required: true, kinds: ['deposit', 'stake'], waitHours: 72 } },
    },
  ],
});

const trailOf = (server: RunningServer, station: string) =>
  server.inStation(station, (db) =>
    db
      .selectFrom('player_limit_change')
      .select(['event', 'asked', 'before', 'after', 'result'])
      .orderBy('id')
      .execute(),
  );

test('a lower limit holds at once, a higher one waits for its hour', async ({ server, member }) => {
  expect(await limitTo(member, 'deposit', 'week', '200')).toMatchObject({
    result: 'applied',
    limit: { value: '200.0000', pendingState: 'none' },
  });
  expect(await limitTo(member, 'deposit', 'week', '200.0')).toMatchObject({ result: 'unchanged' });
  const { answer } = await member.call(setLimit, { kind: 'deposit', frame: 'week', value: '500' });
  expect(answer).toMatchObject({
    success: true,
    result: 'pending',
    msg: '更高的限额将于2026-11-21 10:00:10起可以确认，在此之前仍按原限额',
    limit: {
      value: '200.0000',
      pendingState: 'waiting',
      pendingValue: '500.0000',
      pendingReadyAt: '2026-11-21 10:00:10',
      pendingExpiresAt: '2026-11-28 10:00:10',
    },
  });
  // A lower one makes the higher one void.
  expect(await limitTo(member, 'deposit', 'week', '150')).toMatchObject({
    result: 'applied',
    limit: { value: '150.0000', pendingState: 'none', pendingValue: '' },
  });
  // To be rid of a limit is to raise it.
  expect(await limitTo(member, 'deposit', 'week', '')).toMatchObject({
    result: 'pending',
    limit: { value: '150.0000', pendingState: 'waiting', pendingValue: '' },
  });
  expect(await trailOf(server, alpha)).toEqual([
    { event: 'set', asked: 2_000_000n, before: null, after: 2_000_000n, result: 'applied' },
    { event: 'set', asked: 2_000_000n, before: 2_000_000n, after: 2_000_000n, result: 'unchanged' },
    { event: 'set', asked: 5_000_000n, before: 2_000_000n, after: 2_000_000n, result: 'pending' },
    { event: 'set', asked: 1_500_000n, before: 2_000_000n, after: 1_500_000n, result: 'applied' },
    { event: 'set', asked: null, before: 1_500_000n, after: 1_500_000n, result: 'pending' },
  ]);
});

test('a limit above one of a longer frame is set, and the answer names the one that comes first', async ({
  server,
}) => {
  const client = server.client(alpha);
  await client.logIn('agent01');
  const set = async (frame: 'day' | 'week' | 'month', value: string) =>
    (await client.call(setLimit, { kind: 'deposit', frame, value })).answer;
  expect(await set('week', '90000')).toMatchObject({ msg: '限额已生效', note: '' });
  expect(await set('day', '95000')).toMatchObject({
    result: 'applied',
    note: '限额已生效。您设定的每周存款限额为90,000.00元，比这一项低，会先用完',
  });
  // A month above its week, and a day below it, are as they should be.
  expect((await set('month', '300000')).msg).toBe('限额已生效');
  expect((await set('day', '50000')).msg).toBe('限额已生效');
  // What is called tighter and is not waits as any higher one does.
  expect(await set('day', '50000.01')).toMatchObject({ result: 'pending', limit: { value: '50000.0000' } });
});

test('what is no limit is refused at its field, in words, and kept in the trail', async ({
  server,
  member,
}) => {
  const refusal = async (value: string, kind: 'loss' | 'time' = 'loss') => {
    const { answer } = await member.call(setLimit, { kind, frame: 'day', value });
    return [answer.code, answer.fieldErrors?.value];
  };
  expect(await refusal('0.99')).toEqual(['BELOW_MIN', '最低可设1.00元']);
  expect(await refusal('100000001')).toEqual(['ABOVE_MAX', '最高可设100,000,000.00元']);
  expect(await refusal('-5')).toEqual(['BELOW_MIN', '最低可设1.00元']);
  expect(await refusal('many')).toEqual(['VALUE_INVALID', '请输入正确的限额']);
  expect(await refusal('59', 'time')).toEqual(['BELOW_MIN', '最低可设1分钟']);
  expect(await refusal('90.5', 'time')).toEqual(['VALUE_INVALID', '请输入正确的限额']);
  expect((await limitOf(member, 'loss', 'day')).value).toBe('');
  const results = (await trailOf(server, alpha)).map(({ result }) => result);
  expect(results.slice(-6)).toEqual([
    'BELOW_MIN',
    'ABOVE_MAX',
    'BELOW_MIN',
    'VALUE_INVALID',
    'BELOW_MIN',
    'VALUE_INVALID',
  ]);
});

test('a kind that is not offered is not set, and the last required limit is not taken away', async ({
  server,
}) => {
  const client = server.client(strict);
  await client.logIn('member01');
  const set = async (kind: 'deposit' | 'time', frame: 'day' | 'week', value: string) =>
    (await client.call(setLimit, { kind, frame, value })).answer;
  expect(await set('time', 'day', '3600')).toMatchObject({ code: 'KIND_OFF' });
  expect(await set('deposit', 'day', '')).toMatchObject({ code: 'LIMIT_REQUIRED' });
  expect(await set('deposit', 'day', '100')).toMatchObject({ result: 'applied' });
  expect(await set('deposit', 'day', '')).toMatchObject({ code: 'LIMIT_REQUIRED' });
  expect(await set('deposit', 'week', '500')).toMatchObject({ result: 'applied' });
  expect(await set('deposit', 'day', '')).toMatchObject({
    result: 'pending',
    limit: { pendingReadyAt: '2026-11-23 10:00:10' },
  });
});

test('the trail is never rewritten', async ({ server }) => {
  await expect(server.pool.query("UPDATE player_limit_change SET result = 'none'")).rejects.toMatchObject({
    code: 'LE002',
  });
});
