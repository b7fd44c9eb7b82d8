// The ways into the office, and those that are none: passwords, codes, passkeys, and sessions that end.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { takeWithdrawals } from '#contract/office/money.generated.ts';
import {
  devices,
  elevate,
  endDevice,
  endOthers,
  logIn,
  logOut,
  me,
  passkeyAdd,
  passkeyNew,
  passkeyOptions,
  passkeyVerify,
  secondFactor,
  stations,
} from '#contract/office/session.generated.ts';
import { disable, list } from '#contract/office/staff.generated.ts';
import { everyStation, inStation } from '#server/db/stationTransaction.ts';
import { demoCode, demoStaffPassword } from '#server/office/staff/demonstration.ts';
import { type OfficeClient, officeAs, officeClientOf, sessionCookie } from '#support/office.ts';
import { softwarePasskey } from '#support/passkey.ts';
import type { RunningServer } from '#support/startServer.ts';
import { world } from '#support/world.ts';

const test = world({ office: true });

const codes = (replies: { answer: { code?: string } }[]) => replies.map(({ answer }) => answer.code);

/** Both steps, in a browser. */
async function logInAs(
  client: OfficeClient,
  role: 'owner' | 'finance' | 'play' | 'content' | 'auditor',
  at: Date,
) {
  const first = await client.call(logIn, { name: role, password: demoStaffPassword });
  const second = await client.call(secondFactor, { code: demoCode(role, at) });
  return { first, second };
}

const staffIdOf = (server: RunningServer, name: string): Promise<number> =>
  inStation(
    server.pool,
    everyStation,
    async (db) =>
      (await db.selectFrom('staff').select('id').where('name_key', '=', name).executeTakeFirstOrThrow()).id,
    { role: 'office_staff' },
  );

test('a password alone opens nothing where there is a second factor, and both open a session', async ({
  server,
}) => {
  const client = officeClientOf(server.officeUrl);
  const first = await client.call(logIn, { name: 'Owner', password: demoStaffPassword });
  expect(first.answer).toMatchObject({ success: true, next: 'secondFactor', hasCode: true });
  expect(codes([await client.call(me, {}), await client.call(stations, {})])).toEqual([
    'notLoggedIn',
    'notLoggedIn',
  ]);
  const waiting = client.cookies.get(sessionCookie);
  await client.call(secondFactor, { code: demoCode('owner', server.now()) });
  expect((await client.call(me, {})).answer).toMatchObject({
    name: 'owner',
    role: 'owner',
    hasSecondFactor: true,
  });
  // Whoever knew the cookie of the first step has nothing.
  const other = officeClientOf(server.officeUrl);
  other.cookies.set(sessionCookie, waiting!);
  expect(codes([await other.call(me, {}), await other.call(secondFactor, { code: '000000' })])).toEqual([
    'notLoggedIn',
    'logInOver',
  ]);
});

test('a cookie that was there before the log-in is none of the session', async ({ server, clock }) => {
  await clock.pass(60);
  const client = officeClientOf(server.officeUrl);
  const planted = 'p'.repeat(43);
  client.cookies.set(sessionCookie, planted);
  await logInAs(client, 'play', server.now());
  expect(client.cookies.get(sessionCookie)).not.toBe(planted);
  const thief = officeClientOf(server.officeUrl);
  thief.cookies.set(sessionCookie, planted);
  expect((await thief.call(me, {})).answer.code).toBe('notLoggedIn');
});

test('a code is good once', async ({ server, clock }) => {
  await clock.pass(60);
  const code = demoCode('auditor', server.now());
  const [one, two] = [officeClientOf(server.officeUrl), officeClientOf(server.officeUrl)];
  for (const client of [one, two]) await client.call(logIn, { name: 'auditor', password: demoStaffPassword });
  expect((await one.call(secondFactor, { code })).answer.success).toBe(true);
  expect((await two.call(secondFactor, { code })).answer.code).toBe('wrongCode');
  // The one before it is no better.
  const earlier = demoCode('auditor', new Date(server.now().getTime() - 30_000));
  expect((await two.call(secondFactor, { code: earlier })).answer.code).toBe('wrongCode');
});

test('a log-in that waits takes five codes, and not for ever', async ({ server, clock }) => {
  await clock.pass(60);
  const client = officeClientOf(server.officeUrl);
  await client.call(logIn, { name: 'content', password: demoStaffPassword });
  const right = demoCode('content', server.now());
  const wrong = right === '111111' ? '222222' : '111111';
  for (let tries = 0; tries < 5; tries++)
    expect((await client.call(secondFactor, { code: wrong })).answer.code).toBe('wrongCode');
  expect((await client.call(secondFactor, { code: right })).answer.code).toBe('logInOver');
  await client.call(logIn, { name: 'content', password: demoStaffPassword });
  await clock.pass(301);
  expect((await client.call(secondFactor, { code: demoCode('content', server.now()) })).answer.code).toBe(
    'logInOver',
  );
});

test('guesses are refused alike, end, and never lock a browser out that the owner knows', async ({
  server,
  clock,
}) => {
  await clock.pass(3_700);
  const known = officeClientOf(server.officeUrl);
  await logInAs(known, 'owner', server.now());
  await known.call(logOut, {});
  const stranger = officeClientOf(server.officeUrl);
  const guess = async (name: string) => (await stranger.call(logIn, { name, password: randomUUID() })).answer;
  const [wrong, nobody] = [await guess('owner'), await guess('nobody')];
  expect(nobody).toEqual(wrong);
  expect(wrong.code).toBe('wrongLogIn');
  for (let tries = 1; tries < 10; tries++) await guess('owner');
  expect((await guess('owner')).code).toBe('throttled');
  const right = { name: 'owner', password: demoStaffPassword };
  expect((await stranger.call(logIn, right)).answer.code).toBe('throttled');
  await clock.pass(60);
  const { first, second } = await logInAs(known, 'owner', server.now());
  expect([first.answer.success, second.answer.success]).toEqual([true, true]);
});

test('a session ends by rest, by time, by its owner, and with the right to work here', async ({
  server,
  clock,
}) => {
  await clock.pass(3_700);
  const rests = await officeAs(server, 'play');
  await clock.pass(29 * 60);
  expect((await rests.call(me, {})).answer.success).toBe(true);
  await clock.pass(29 * 60);
  expect((await rests.call(me, {})).answer.success).toBe(true);
  await clock.pass(31 * 60);
  expect((await rests.call(me, {})).answer.code).toBe('notLoggedIn');

  const busy = await officeAs(server, 'play');
  for (let hour = 0; hour < 12; hour += 0.5) {
    await busy.call(me, {});
    await clock.pass(29.9 * 60);
  }
  await clock.pass(3 * 60);
  expect((await busy.call(me, {})).answer.code).toBe('notLoggedIn');

  const [one, other] = [officeClientOf(server.officeUrl), officeClientOf(server.officeUrl)];
  await logInAs(one, 'play', server.now());
  await clock.pass(60);
  await logInAs(other, 'play', server.now());
  const { devices: own = [] } = (await one.call(devices, {})).answer;
  expect(own.map(({ isOpen, isThis }) => ({ isOpen, isThis }))).toEqual(
    expect.arrayContaining([
      { isOpen: true, isThis: true },
      { isOpen: true, isThis: false },
    ]),
  );
  const theirs = own.find(({ isOpen, isThis }) => isOpen && !isThis)!;
  const stranger = await officeAs(server, 'auditor');
  expect((await stranger.call(endDevice, { device: theirs.id })).answer.success).toBe(false);
  await one.call(endDevice, { device: theirs.id });
  expect((await other.call(me, {})).answer.code).toBe('notLoggedIn');
  const third = await officeAs(server, 'play');
  expect((await one.call(endOthers, {})).answer.ended).toBeGreaterThan(0);
  expect((await third.call(me, {})).answer.code).toBe('notLoggedIn');

  const owner = await officeAs(server, 'owner');
  const gone = await staffIdOf(server, 'play');
  expect((await owner.call(disable, { staff: String(gone), reason: 'Left.' })).answer.success).toBe(true);
  expect((await one.call(me, {})).answer.code).toBe('notLoggedIn');
  const again = officeClientOf(server.officeUrl);
  expect((await again.call(logIn, { name: 'play', password: demoStaffPassword })).answer.code).toBe(
    'disabled',
  );
});

test('a session of somebody who may not work here opens nothing, however it came to be open', async ({
  server,
}) => {
  const client = await officeAs(server, 'content');
  const set = (state: string) =>
    server.pool.query('UPDATE staff SET state = $1 WHERE name_key = $2', [state, 'content']);
  await set('disabled');
  expect((await client.call(me, {})).answer.code).toBe('notLoggedIn');
  await set('enabled');
});

test('acts on staff and on money need the second factor in this very session', async ({ server }) => {
  const owner = await officeAs(server, 'owner', { hasSecondFactor: false });
  const id = String(await staffIdOf(server, 'content'));
  expect((await owner.call(disable, { staff: id, reason: 'Why not.' })).answer.code).toBe('noSecondFactor');
  expect((await owner.call(passkeyNew, {})).answer.code).toBe('noSecondFactor');
  // No second person is asked for this one.
  const taking = await owner.call(takeWithdrawals, { orderNos: ['TX1'] });
  expect(taking.answer.code).toBe('noSecondFactor');
});

test('another role is there for an hour, if an owner allowed it, in this session alone', async ({
  server,
  clock,
}) => {
  const [support, beside] = [await officeAs(server, 'support'), await officeAs(server, 'support')];
  for (const role of ['owner', 'play'] as const)
    expect((await support.call(elevate, { role, reason: 'I like to.' })).answer.code).toBe('notElevated');
  const half = await officeAs(server, 'support', { hasSecondFactor: false });
  const wish = { role: 'finance', reason: 'Lin is ill.' } as const;
  expect((await half.call(elevate, wish)).answer.code).toBe('noSecondFactor');
  expect((await support.call(elevate, wish)).answer.success).toBe(true);
  expect((await support.call(me, {})).answer).toMatchObject({ role: 'support', elevatedRole: 'finance' });
  expect((await beside.call(me, {})).answer.elevatedRole).toBeUndefined();
  expect((await support.call(list, {})).answer.code).toBe('wrongRole');
  for (let minutes = 0; minutes < 60; minutes += 20) {
    await clock.pass(20 * 60);
    await support.call(stations, {});
  }
  expect((await support.call(me, {})).answer.elevatedRole).toBeUndefined();
});

test('a passkey stands for a code, at the address it was made for, and no copy of its answer does', async ({
  server,
  clock,
}) => {
  await clock.pass(3_700);
  const { officeUrl } = server;
  const client = officeClientOf(officeUrl);
  await logInAs(client, 'finance', server.now());
  const passkey = softwarePasskey();
  const asked = async () => (await client.call(passkeyNew, {})).answer.options!;
  const elsewhere = passkey.make(await asked(), 'https://elsewhere.example');
  expect((await client.call(passkeyAdd, { response: elsewhere, name: 'Phone' })).answer.code).toBe(
    'wrongPasskey',
  );
  const options = await asked();
  const made = passkey.make(options, officeUrl);
  expect((await client.call(passkeyAdd, { response: made, name: 'Phone' })).answer).toMatchObject({
    success: true,
  });
  // What was asked before is answered once.
  const second = softwarePasskey().make(options, officeUrl);
  expect((await client.call(passkeyAdd, { response: second, name: 'Tablet' })).answer.code).toBe(
    'wrongPasskey',
  );

  const again = officeClientOf(officeUrl);
  const first = await again.call(logIn, { name: 'finance', password: demoStaffPassword });
  expect(first.answer).toMatchObject({ hasCode: true, hasPasskey: true });
  const question = (await again.call(passkeyOptions, {})).answer.options!;
  const signed = passkey.sign(question, officeUrl);
  expect((await again.call(passkeyVerify, { response: signed })).answer.success).toBe(true);
  expect((await again.call(me, {})).answer).toMatchObject({ name: 'finance', hasSecondFactor: true });

  const thief = officeClientOf(officeUrl);
  await thief.call(logIn, { name: 'finance', password: demoStaffPassword });
  await thief.call(passkeyOptions, {});
  expect((await thief.call(passkeyVerify, { response: signed })).answer.code).toBe('wrongCode');
});
