// protection/limits: what is listed, what of it is used, and when the reminder is due.
import { expect } from 'vitest';
import { answerLimits, limits } from '#contract/protection.generated.ts';
import { limitOf, limitTo } from '#support/limits.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { move } from '../../server/money/wallets.ts';

const strict = 'strict';
const test = world({
  stations: [
    { code: alpha, name: 'Alpha' },
    {
      code: strict,
      name: 'Strict',
      protection: {
        profile: 'de',
        limits: {
          kinds: ['deposit', 'loss'],
          reminderMonths: 1,
          station: [
            { kind: 'deposit', frame: 'month', value: 1000 },
            { kind: 'time', frame: 'day', value: 90 },
          ],
        },
      },
    },
  ],
});

test('every kind and frame is listed with what is used, and nothing bounds anything yet', async ({
  member,
}) => {
  const { answer } = await member.call(limits, {});
  expect(answer).toMatchObject({
    ask: 'never',
    isAnswered: false,
    isRequired: false,
    reminderDue: false,
    waitHours: 24,
    confirmHours: 168,
  });
  expect(answer.list).toHaveLength(24);
  // To ask for none where there is none sets nothing.
  await limitTo(member, 'deposit', 'day', '');
  expect((await member.call(limits, {})).answer.isAnswered).toBe(false);
  expect(answer.bounds!.map(({ kind }) => kind)).toEqual(['deposit', 'stake', 'loss', 'time']);
  expect(answer.list!.every(({ value, left, stationValue }) => value + left + stationValue === '')).toBe(
    true,
  );
});

test('money that moves otherwise is nothing of a limit', async ({ server, member }) => {
  const before = await limitOf(member, 'stake', 'month');
  await server.inStation(alpha, (db) =>
    move(db, alpha, 'member01', { type: 1, amount: 5_000_000n, refId: 'some', at: server.now() }),
  );
  expect(await limitOf(member, 'stake', 'month')).toEqual(before);
});

test('the station that asks for more says what it offers, and its own limits', async ({ server }) => {
  const client = server.client(strict);
  await client.logIn('member01');
  const { answer } = await client.call(limits, {});
  expect(answer).toMatchObject({ ask: 'registration', isRequired: true, isAnswered: false, waitHours: 168 });
  // Two kinds are offered; the time is bounded by the station alone.
  expect(answer.list).toHaveLength(13);
  expect(answer.list!.find(({ kind }) => kind === 'time')).toMatchObject({
    value: '',
    stationValue: '5400',
    left: '5400',
  });
  expect(await limitOf(client, 'deposit', 'month')).toMatchObject({
    value: '',
    stationValue: '1000.0000',
    left: '1000.0000',
  });
  // The lower of both counts.
  await limitTo(client, 'deposit', 'month', '1500');
  expect(await limitOf(client, 'deposit', 'month')).toMatchObject({ value: '1500.0000', left: '1000.0000' });
  await limitTo(client, 'deposit', 'month', '600.5');
  expect(await limitOf(client, 'deposit', 'month')).toMatchObject({ value: '600.5000', left: '600.5000' });
});

test('the reminder comes so many months after limits were last looked at, and goes when it is read', async ({
  server,
  clock,
}) => {
  const client = server.client(strict);
  await client.logIn('member01');
  const isDue = async () => (await client.call(limits, {})).answer.reminderDue;
  expect(await isDue()).toBe(false);
  await clock.to('2026-12-20T10:00:09+08:00');
  await client.logIn('member01');
  expect(await isDue()).toBe(false);
  await clock.to('2026-12-20T10:00:10+08:00');
  expect(await isDue()).toBe(true);
  expect((await client.call(answerLimits, { answer: 'reviewed' })).answer).toMatchObject({
    reminderDue: false,
  });
  expect(await isDue()).toBe(false);
});
