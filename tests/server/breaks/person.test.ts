// Whom a break covers: the person, in one station or all, on all devices, whatever the account; and who is turned away meanwhile.
import { expect } from 'vitest';
import { userInfo } from '#contract/account.generated.ts';
import { login, normalTrialPlay, register } from '#contract/auth.generated.ts';
import { breakState, takeBreak } from '#contract/protection.generated.ts';
import { runSupport } from '#scripts/support.ts';
import { depositStations, zeta } from '#support/deposits.ts';
import { changeMember } from '#support/personal.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ stations: depositStations });

const asking = (account: string, more: object = {}) => ({
  account,
  password: 'secret88',
  rePassword: 'secret88',
  ...more,
});

async function newMember(server: RunningServer, account: string, more: object = {}): Promise<Client> {
  const client = server.client(alpha);
  const { answer } = await client.call(register, asking(account, more));
  if (!answer.login) throw new Error(`${account}: ${answer.msg}`);
  return client;
}

const exclude = (client: Client, scope: 'station' | 'operator') =>
  client.call(takeBreak, { kind: 'exclude', term: '6m', scope });

const attemptsAt = (server: RunningServer, station: string) =>
  server.inStation(station, (db) =>
    db
      .selectFrom('break_attempt')
      .select(['what', 'sign', 'tried_station', 'tried_account'])
      .orderBy('id')
      .execute(),
  );

test('for all stations it ends the sessions of the person, whatever the account, and no others', async ({
  server,
}) => {
  const there = server.client(zeta);
  await there.logIn('member01');
  const stranger = server.client(zeta);
  await stranger.logIn('agent01');
  const here = server.client(alpha);
  await here.logIn('member01');
  expect((await exclude(here, 'operator')).answer).toMatchObject({
    state: 'excluded',
    until: '2027-05-20 10:00:10',
    isOperatorWide: true,
  });
  for (const client of [here, there])
    expect((await client.call(userInfo, {})).answer.code).toBe('notLoggedIn');
  expect((await stranger.call(userInfo, {})).answer.success).toBe(true);
  // Back in, to look and to withdraw.
  await there.logIn('member01');
  expect((await there.call(breakState, {})).answer).toMatchObject({
    state: 'excluded',
    isOperatorWide: true,
    may: { bet: false, deposit: false, withdraw: true, transferIn: false, transferOut: true },
  });
});

test('for one station the same person goes on in another', async ({ server }) => {
  const client = await newMember(server, 'onehouse', { phone: '13700000001' });
  const there = server.client(zeta);
  await there.logIn('agent01');
  await server.inStation(zeta, (db) => changeMember(db, 'agent01', { phone: '13700000001' }));
  await exclude(client, 'station');
  expect((await there.call(breakState, {})).answer.state).toBe('open');
});

test('two accounts on one device are one person, and a break of either covers both', async ({ server }) => {
  const client = await newMember(server, 'twoacc01', { realName: '周同一' });
  expect((await client.call(register, asking('twoacc02'))).answer.success).toBe(true);
  // Somebody else of the household, by the name.
  expect((await client.call(register, asking('twoacc03', { realName: '周其他' }))).answer.success).toBe(true);
  const stranger = await newMember(server, 'twoacc04');
  await client.logIn('twoacc02', 'secret88');
  await exclude(client, 'station');
  const stateOf = async (account: string) => {
    const again = server.client(alpha);
    await again.logIn(account, 'secret88');
    return (await again.call(breakState, {})).answer.state;
  };
  expect(await stateOf('twoacc01')).toBe('excluded');
  expect((await stranger.call(breakState, {})).answer.state).toBe('open');
});

test('another account of the person is refused with what helps, and written down; one who only has the name is not', async ({
  server,
}) => {
  const held = await newMember(server, 'heldone1', {
    phone: '13700000009',
    email: 'held@example.com',
    realName: '欧阳不投',
  });
  await exclude(held, 'operator');
  const refused = {
    success: false,
    code: 'samePerson',
    msg: '您的资料与一个正在暂停或自我排除的账户相符，期间不能办理。您可登录原账户提款；若非本人，请联系客服',
  };
  const another = (more: object, account: string) =>
    server.client(alpha).call(register, asking(account, more));
  expect((await another({ phone: '13700000009' }, 'second01')).answer).toMatchObject(refused);
  expect((await another({ email: 'HELD@example.com' }, 'second02')).answer).toMatchObject(refused);
  // The same phone: its browser, which has logged out.
  expect((await held.call(register, asking('second03'))).answer).toMatchObject(refused);
  expect((await held.call(normalTrialPlay, {})).answer).toMatchObject(refused);
  // The name at the same address of the network.
  expect((await another({ realName: '欧阳不投' }, 'second04')).answer).toMatchObject(refused);
  await server.inStation(alpha, (db) =>
    db.updateTable('device').set({ address: '203.0.113.7' }).where('address', '<>', '').execute(),
  );
  expect((await another({ realName: '欧阳不投' }, 'namesake')).answer.success).toBe(true);
  expect((await attemptsAt(server, alpha)).slice(-5)).toEqual([
    { what: 'registration', sign: 'phone', tried_station: alpha, tried_account: 'second01' },
    { what: 'registration', sign: 'email', tried_station: alpha, tried_account: 'second02' },
    { what: 'registration', sign: 'device', tried_station: alpha, tried_account: 'second03' },
    { what: 'trial', sign: 'device', tried_station: alpha, tried_account: '' },
    { what: 'registration', sign: 'name', tried_station: alpha, tried_account: 'second04' },
  ]);
  const said = (await runSupport(server.pool, [alpha, 'breaks', 'heldone1'], server.now())).join('\n');
  expect(said).toContain('heldone1: excluded, until 2027-05-20 10:00:10');
  expect(said).toContain('exclusion 6m · every station');
  expect(said).toContain('refused: registration (phone) · second01 in alpha');
  // The account itself is let in: to withdraw, and to see when it ends.
  expect((await held.call(login, { account: 'heldone1', password: 'secret88' })).answer.login).toBe(true);
});
