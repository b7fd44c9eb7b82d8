// Who works here: invitations, rights, and that nobody gives themselves any.
import { expect, onTestFinished } from 'vitest';
import { ajaxHeader } from '#contract/boot.ts';
import { logIn, me, secondFactor } from '#contract/office/session.generated.ts';
import { accept, again, change, invitation, invite, link, list } from '#contract/office/staff.generated.ts';
import { createServer } from '#server/app.ts';
import { demoCode, demoStaffPassword } from '#server/office/staff/demonstration.ts';
import { type OfficeClient, officeAs, officeClientOf, oneTimeCode } from '#support/office.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha, beta } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ office: true });

const support = { role: 'support', allStations: false, stations: [alpha], elevatesTo: [] } as const;
const rights = { ...support, stations: [...support.stations], elevatesTo: [] };
const reason = 'Joins on Monday.';
const password = 'a long word of mine';

/** The secret of a link, from its address. */
async function tokenOf(owner: OfficeClient, number: string): Promise<string> {
  return (await owner.call(link, { invitation: number })).answer.path!.split('#')[1]!;
}

/** Invites and accepts; the browser of whoever came, and the secret of their app. */
async function join(
  server: RunningServer,
  name: string,
  role: 'support' | 'finance' | 'owner',
  stations?: string[],
) {
  const owner = await officeAs(server, 'owner');
  const { invitation: number } = (
    await owner.call(invite, {
      name,
      shownName: name,
      role,
      allStations: stations === undefined,
      stations: stations ?? [],
      elevatesTo: [],
      reason,
    })
  ).answer;
  const token = await tokenOf(owner, number!);
  const client = officeClientOf(server.officeUrl);
  const { secret } = (await client.call(invitation, { token })).answer;
  const done = await client.call(accept, { token, password, code: oneTimeCode(secret!, server.now()) });
  expect(done.answer).toMatchObject({ success: true });
  return { client, secret: secret!, token };
}

test('an invitation is for one, once, with a password that is none of the easy ones', async ({ server }) => {
  const owner = await officeAs(server, 'owner');
  const { invitation: number } = (
    await owner.call(invite, { name: 'wu', shownName: 'Wu', ...rights, role: 'finance', reason })
  ).answer;
  const old = await tokenOf(owner, number!);
  const token = await tokenOf(owner, number!);
  const client = officeClientOf(server.officeUrl);
  expect((await client.call(invitation, { token: old })).answer.code).toBe('invitationOver');
  const shown = (await client.call(invitation, { token })).answer;
  expect(shown).toMatchObject({ name: 'wu', role: 'finance', needsCode: true });
  const code = oneTimeCode(shown.secret!, server.now());
  for (const weak of ['short', 'wuwuwuwuwuwu'])
    expect((await client.call(accept, { token, password: weak, code })).answer.fieldErrors).toHaveProperty(
      'password',
    );
  expect((await client.call(accept, { token, password })).answer.code).toBe('codeMissing');
  expect((await client.call(accept, { token, password, code: '000000' })).answer.code).toBe('wrongCode');
  expect((await client.call(accept, { token, password, code })).answer.success).toBe(true);
  expect((await client.call(me, {})).answer).toMatchObject({
    name: 'wu',
    role: 'finance',
    stations: [alpha],
    hasSecondFactor: true,
  });
  expect((await client.call(accept, { token, password, code })).answer.code).toBe('invitationOver');
  const { people = [] } = (await owner.call(list, {})).answer;
  expect(people.find(({ name }) => name === 'wu')).toMatchObject({ role: 'finance', hasSecondFactor: true });
  // The code that proved the app is used up.
  const later = officeClientOf(server.officeUrl);
  await later.call(logIn, { name: 'wu', password });
  expect((await later.call(secondFactor, { code })).answer.code).toBe('wrongCode');
});

test('an invitation ends by time', async ({ server, clock }) => {
  const owner = await officeAs(server, 'owner');
  const { invitation: number } = (
    await owner.call(invite, { name: 'late', shownName: 'Late', ...rights, reason })
  ).answer;
  const token = await tokenOf(owner, number!);
  await clock.pass(3 * 86_400 + 1);
  const client = officeClientOf(server.officeUrl);
  expect((await client.call(invitation, { token })).answer.code).toBe('invitationOver');
});

test('somebody who lost the phone begins again, and what was open before is shut', async ({
  server,
  clock,
}) => {
  const { client, secret } = await join(server, 'chen', 'support');
  const owner = await officeAs(server, 'owner');
  const { id } = (await owner.call(list, {})).answer.people!.find(({ name }) => name === 'chen')!;
  const { invitation: number } = (await owner.call(again, { staff: id, reason: 'Lost the phone.' })).answer;
  expect((await client.call(me, {})).answer.success).toBe(true);
  const token = await tokenOf(owner, number!);
  const fresh = officeClientOf(server.officeUrl);
  const other = (await fresh.call(invitation, { token })).answer.secret!;
  expect(other).not.toBe(secret);
  await clock.pass(60);
  const code = oneTimeCode(other, server.now());
  expect((await fresh.call(accept, { token, password: 'another long word', code })).answer.success).toBe(
    true,
  );
  expect((await client.call(me, {})).answer.code).toBe('notLoggedIn');
  const thief = officeClientOf(server.officeUrl);
  expect((await thief.call(logIn, { name: 'chen', password })).answer.code).toBe('wrongLogIn');
});

test('rights count at the next call, and one who needs a second factor now logs in again', async ({
  server,
}) => {
  const { client } = await join(server, 'zhao', 'support');
  const owner = await officeAs(server, 'owner');
  const { id } = (await owner.call(list, {})).answer.people!.find(({ name }) => name === 'zhao')!;
  await owner.call(change, { staff: id, allStations: false, stations: [beta], reason });
  expect((await client.call(me, {})).answer).toMatchObject({ allStations: false, stations: [beta] });
  await owner.call(change, { staff: id, role: 'finance', reason });
  expect((await client.call(me, {})).answer.code).toBe('notLoggedIn');
});

test('the demonstration shows its codes, and only there', async ({ server }) => {
  const client = officeClientOf(server.officeUrl);
  const { accounts = [] } = (
    await client.call<object, { accounts: { name: string; code: string }[] }>(
      { id: 'session/demonstration', scope: 'house' },
      {},
    )
  ).answer;
  expect(accounts.find(({ name }) => name === 'finance')?.code).toBe(demoCode('finance', server.now()));
  const service = await createServer({
    databaseUrl: server.databaseUrl,
    stations: server.context.stations,
    isSeeding: false,
    logTo: null,
    office: {},
  });
  onTestFinished(() => service.close());
  const address = await service.listenOffice(0);
  const { status } = await fetch(`${address}/office/session/demonstration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [ajaxHeader[0]]: ajaxHeader[1] },
    body: '{}',
  });
  expect(status).toBe(404);
  expect((await client.call(logIn, { name: 'finance', password: demoStaffPassword })).answer.success).toBe(
    true,
  );
});

// Last: from the second owner on, rights wait for a second person.
test('nobody but an owner decides about staff, and no owner beyond the own stations', async ({ server }) => {
  const { client: small } = await join(server, 'small', 'owner', [alpha]);
  const wide = { name: 'friend', shownName: 'Friend', ...rights, reason };
  expect((await small.call(invite, { ...wide, stations: [beta] })).answer.code).toBe('beyondYours');
  expect((await small.call(invite, { ...wide, allStations: true, stations: [] })).answer.code).toBe(
    'beyondYours',
  );
  expect((await small.call(invite, { ...wide, stations: ['nowhere'] })).answer.success).toBe(false);
  expect((await small.call(invite, { ...wide, elevatesTo: ['owner'] })).answer.success).toBe(false);
  expect((await small.call(invite, wide)).answer.success).toBe(true);
  const owner = await officeAs(server, 'owner');
  const { people = [] } = (await owner.call(list, {})).answer;
  const idOf = (name: string) => people.find((person) => person.name === name)!.id;
  expect((await small.call(change, { staff: idOf('support'), role: 'auditor', reason })).answer.code).toBe(
    'beyondYours',
  );
  expect((await small.call(change, { staff: idOf('small'), allStations: true, reason })).answer.code).toBe(
    'notOneself',
  );
  expect((await owner.call(invite, { ...wide, name: 'SUPPORT' })).answer.code).toBe('nameTaken');
  for (const role of ['finance', 'play', 'content', 'support', 'auditor'] as const) {
    const client = await officeAs(server, role);
    const replies = [
      await client.call(invite, wide),
      await client.call(change, { staff: idOf(role), role: 'owner', reason }),
      await client.call(again, { staff: idOf('owner'), reason }),
      await client.call(link, { invitation: '1' }),
    ];
    expect(replies.map(({ answer }) => answer.code)).toEqual(replies.map(() => 'wrongRole'));
  }
});
