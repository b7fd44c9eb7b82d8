import { expect } from 'vitest';
import { userInfo } from '#contract/account.generated.ts';
import { logout } from '#contract/auth.generated.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('after log-out the old cookie opens nothing', async ({ server }) => {
  const client = server.client(alpha);
  await client.logIn('member01');
  const kept = new Map(client.cookies);
  expect((await client.call(userInfo, {})).answer.success).toBe(true);
  expect((await client.call(logout, {})).answer.success).toBe(true);
  expect([...client.cookies.keys()].some((name) => name.includes('session'))).toBe(false);
  for (const [name, value] of kept) client.cookies.set(name, value);
  expect((await client.call(userInfo, {})).answer).toMatchObject({ success: false, code: 'notLoggedIn' });
});

test('a guest who logs out is not refused', async ({ server }) => {
  expect((await server.call(logout, {})).answer.success).toBe(true);
});

test('it is not done by GET, nor without the AJAX header', async ({ server }) => {
  const client = server.client(alpha);
  await client.logIn('member01');
  expect((await client.send('/m/logout.do')).status).toBe(405);
  expect((await client.send('/m/logout.do', { method: 'POST' })).status).toBe(403);
  expect((await client.call(userInfo, {})).answer.success).toBe(true);
});
