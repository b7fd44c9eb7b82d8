import { expect } from 'vitest';
import { signInSign } from '#contract/activity.generated.ts';
import { addDeposit, changeActivity, pointsTroubles } from '#support/activities.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import { startOfDay } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';

test('days in a row bring more, day 7 a bonus, and a day that is missed begins again', async ({
  server,
  member,
}) => {
  const points: number[] = [];
  for (let day = 1; day <= 7; day++) {
    const { answer } = await member.call(signInSign, {});
    expect(answer).toMatchObject({
      success: true,
      streak: day,
      bonus: day === 7 ? '58' : '0',
      award: { status: 2, prize: { kind: 'points' } },
    });
    points.push(answer.points!);
    server.passTime(86_400);
    await member.logIn('member01');
  }
  expect(points).toEqual([10, 22, 36, 52, 70, 90, 170]);
  server.passTime(86_400);
  await member.logIn('member01');
  expect((await member.call(signInSign, {})).answer).toMatchObject({ streak: 1, reward: '10' });
  expect(await pointsTroubles(server, alpha)).toEqual([]);
});

test('a second time on one day is refused and recorded, and nothing is lost', async ({ server, member }) => {
  const { answer } = await member.call(signInSign, {});
  expect(answer).toMatchObject({ success: false, code: 'ALREADY_SIGNED', msg: '今天已签到' });
  await member.call(signInSign, {});
  const rows = await server.inStation(alpha, (db) => db.selectFrom('activity_refusal').selectAll().execute());
  expect(rows).toMatchObject([{ reason: 'ALREADY_SIGNED', times: 2 }]);
});

test('the last second of a day and the first of the next are two days', async ({ server }) => {
  const agent = server.client(alpha);
  const second = 1000;
  const toMidnight =
    (startOfDay(addDays(dayOf(server.now()), 1)).getTime() - server.now().getTime()) / second;
  server.passTime(toMidnight - 20);
  await agent.logIn('agent01');
  expect((await agent.call(signInSign, {})).answer).toMatchObject({ streak: 1 });
  expect((await agent.call(signInSign, {})).answer).toMatchObject({ code: 'ALREADY_SIGNED' });
  server.passTime(25);
  expect((await agent.call(signInSign, {})).answer).toMatchObject({ success: true, streak: 2 });
});

test('a condition of the day is asked for', async ({ server }) => {
  await changeActivity(server, alpha, 'signIn', { terms: { condition: { kind: 'deposit', min: '100' } } });
  const other = server.client(alpha);
  await other.logIn('agent01');
  server.passTime(86_400);
  await other.logIn('agent01');
  expect((await other.call(signInSign, {})).answer).toMatchObject({
    code: 'DEPOSIT_SHORT',
    msg: '存款还差100元',
  });
  await addDeposit(server, alpha, 'agent01', '100');
  expect((await other.call(signInSign, {})).answer).toMatchObject({ success: true });
});
