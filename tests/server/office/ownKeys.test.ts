// What somebody changes about their own keys: passkeys and the token of commands, with the password again.
import { expect } from 'vitest';
import { keys, passkeyRemove, tokenMake, tokenRevoke } from '#contract/office/own.generated.ts';
import { logIn, passkeyAdd, passkeyNew } from '#contract/office/session.generated.ts';
import { list as trailList } from '#contract/office/trail.generated.ts';
import { everyStation, inStation } from '#server/db/stationTransaction.ts';
import { staffOfToken } from '#server/office/staff/commandTokens.ts';
import { demoStaffPassword } from '#server/office/staff/demonstration.ts';
import { type OfficeClient, officeAs, officeClientOf } from '#support/office.ts';
import { softwarePasskey } from '#support/passkey.ts';
import type { RunningServer } from '#support/startServer.ts';
import { world } from '#support/world.ts';

const test = world({ office: true });

const password = demoStaffPassword;

async function addPasskey(client: OfficeClient, { officeUrl }: RunningServer, name: string) {
  const { options } = (await client.call(passkeyNew, {})).answer;
  const response = softwarePasskey().make(options!, officeUrl);
  expect((await client.call(passkeyAdd, { response, name })).answer.success).toBe(true);
  const { passkeys } = (await client.call(keys, {})).answer;
  return passkeys!.find((one) => one.name === name)!.id;
}

/** Who a command with this token runs as. */
const whoHas = async ({ pool, now }: RunningServer, token: string) =>
  (
    await inStation(pool, everyStation, (db) => staffOfToken({ db, now: now() }, token), {
      role: 'office_staff',
    })
  )?.name;

test('a token is made with the password, replaces the one before, and ends at once', async ({ server }) => {
  const client = await officeAs(server, 'support');
  expect((await client.call(keys, {})).answer).toMatchObject({ passkeys: [] });
  const wrong = (await client.call(tokenMake, { password: 'not mine' })).answer;
  expect([wrong.code, Object.keys(wrong.fieldErrors ?? {})]).toEqual(['wrongPassword', ['password']]);
  const first = (await client.call(tokenMake, { password })).answer.token!;
  const second = (await client.call(tokenMake, { password })).answer;
  expect([await whoHas(server, first), await whoHas(server, second.token!)]).toEqual([undefined, 'support']);
  expect((await client.call(keys, {})).answer.token).toMatchObject({ until: second.until });
  expect((await client.call(tokenRevoke, {})).answer.ended).toBe(1);
  expect(await whoHas(server, second.token!)).toBeUndefined();
  expect((await client.call(tokenRevoke, {})).answer.ended).toBe(0);
  expect((await client.call(keys, {})).answer).not.toHaveProperty('token');
  // The trail says that it was made, and has neither password nor token.
  const auditor = await officeAs(server, 'auditor');
  const lines = (await auditor.call(trailList, { source: 'act' })).answer.lines!;
  expect(lines.map(({ what }) => what)).toContain('own/tokenMake');
  for (const secret of [password, first, second.token!])
    expect(JSON.stringify(lines).includes(secret)).toBe(false);
});

test('a session without a second factor makes no token and removes no passkey', async ({ server }) => {
  const half = await officeAs(server, 'support', { hasSecondFactor: false });
  expect((await half.call(tokenMake, { password })).answer.code).toBe('noSecondFactor');
  expect((await half.call(passkeyRemove, { passkey: '1', password })).answer.code).toBe('noSecondFactor');
});

test('a passkey is removed by its owner alone, with the password, and opens nothing after', async ({
  server,
}) => {
  const client = await officeAs(server, 'play');
  const id = await addPasskey(client, server, 'Phone');
  const other = await officeAs(server, 'finance');
  expect((await other.call(passkeyRemove, { passkey: id, password })).answer.code).toBe('noSuchPasskey');
  expect((await client.call(passkeyRemove, { passkey: id, password: 'x' })).answer.code).toBe(
    'wrongPassword',
  );
  expect((await client.call(passkeyRemove, { passkey: id, password })).answer.success).toBe(true);
  expect((await client.call(passkeyRemove, { passkey: id, password })).answer.code).toBe('noSuchPasskey');
  const later = officeClientOf(server.officeUrl);
  expect((await later.call(logIn, { name: 'play', password })).answer).toMatchObject({ hasPasskey: false });
});

test('the only second factor of a role that needs one stays', async ({ server }) => {
  const client = await officeAs(server, 'finance');
  const id = await addPasskey(client, server, 'Phone');
  await server.pool.query("UPDATE staff SET totp_secret = NULL WHERE name = 'finance'");
  expect((await client.call(passkeyRemove, { passkey: id, password })).answer.code).toBe('lastSecondFactor');
  await addPasskey(client, server, 'Tablet');
  expect((await client.call(passkeyRemove, { passkey: id, password })).answer.success).toBe(true);
});

test('guesses at a browser that was left open end', async ({ server }) => {
  const client = await officeAs(server, 'content');
  const codes = [];
  for (let guess = 0; guess <= server.context.settings.staffTriesAnHour; guess += 1)
    codes.push((await client.call(tokenMake, { password: `guess ${guess}` })).answer.code);
  expect(new Set(codes.slice(0, -1))).toEqual(new Set(['wrongPassword']));
  expect(codes.at(-1)).toBe('throttled');
  expect((await client.call(tokenMake, { password })).answer.code).toBe('throttled');
});
