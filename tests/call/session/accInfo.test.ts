import { expect } from 'vitest';
import { accInfo } from '#contract/session.generated.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('a guest is answered that nobody is logged in', async ({ server }) => {
  const { status, answer } = await server.call(accInfo, { app_: 1 });
  expect(status).toBe(200);
  expect(answer).toMatchObject({ success: true, login: false, guest: true, role: 'guest', money: '0.0000' });
});

test('a member is answered role and balance', async ({ server }) => {
  const { answer } = await server.call(accInfo, {}, { as: 'member01' });
  expect(answer).toMatchObject({
    success: true,
    login: true,
    guest: false,
    role: 'member',
    account: 'member01',
    money: '8888.8800',
  });
});

test('a trial player counts as a guest with play money', async ({ server }) => {
  const { answer } = await server.call(accInfo, {}, { as: 'trial01' });
  expect(answer).toMatchObject({ login: true, guest: true, role: 'trial', money: '2000.0000' });
});

test('a timestamp that is no number is refused at its field', async ({ server }) => {
  const { answer } = await server.client(alpha).call(accInfo, { app_: 'soon' as never });
  expect(answer.success).toBe(false);
  expect(answer.fieldErrors).toHaveProperty('app_');
});
