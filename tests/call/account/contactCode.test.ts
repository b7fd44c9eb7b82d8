import { expect } from 'vitest';
import { contactCode, userInfo } from '#contract/account.generated.ts';
import { dataKeysOf } from '#server/db/personal/dataKeys.ts';
import { compared } from '#server/db/personal/fields.ts';
import { changeMember } from '#support/personal.ts';
import { alpha, beta, gamma, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

/** One that asks for codes by SMS beside the three, and shows its members no contacts. */
const delta = 'delta';
const open = testStations.map((file) => ({
  ...file,
  onOff: { ...file.onOff, loginCheck: 'none' as const, questionOnNewDevice: false },
}));
const stations = [
  ...open.map((file) => ({ ...file, frontConfig: { personalInfoflag: true } })),
  { ...open.find(({ code }) => code === gamma)!, code: delta, name: '测试四站' },
];
const test = world({ stations, station: gamma, counterparties: true });

test('a station that shows contacts lets its members change them, a phone where it sends codes by SMS', async ({
  server,
  member,
  trial,
}) => {
  const changeable = async (station: string) => {
    const client = server.client(station);
    await client.logIn('member01');
    return (await client.call(userInfo, {})).answer.changeable;
  };
  expect(await changeable(alpha)).toEqual(['email']);
  expect(await changeable(beta)).toEqual(['email']);
  expect(await changeable(delta)).toEqual([]);
  expect((await member.call(userInfo, {})).answer.changeable).toEqual(['phone', 'email']);
  expect((await trial.call(userInfo, {})).answer.changeable).toEqual([]);
  const other = server.client(alpha);
  await other.logIn('member01');
  const off = await other.call(contactCode, { phone: '13800000001' });
  expect(off.answer).toMatchObject({ success: false, code: 'switchedOff' });
});

test('one of the two is named, and not the one that is there', async ({ server, member }) => {
  for (const request of [{}, { phone: '13800000001', email: 'a@example.com' }])
    expect((await member.call(contactCode, request)).answer).toMatchObject({
      success: false,
      code: 'invalid',
    });
  const phone = '13811110000';
  await server.inStation(gamma, (db) => changeMember(db, 'member01', { phone }));
  expect((await member.call(contactCode, { phone })).answer).toMatchObject({
    success: false,
    fieldErrors: { phone: expect.any(String) },
  });
});

test('a member gets five codes a day, whichever the numbers', async ({ server, clock, agent }) => {
  for (let count = 0; count < 5; count += 1)
    expect((await agent.call(contactCode, { phone: `1390000001${count}` })).answer).toMatchObject({
      success: true,
      waitSeconds: 60,
    });
  const sixth = await agent.call(contactCode, { phone: '13900000009' });
  expect(sixth.answer).toMatchObject({ success: false, code: 'throttled' });
  const stored = await server.inStation(gamma, (db) => db.selectFrom('contact_change').selectAll().execute());
  const last = await server.inStation(gamma, async (db) =>
    compared(dataKeysOf(db), 'phone', gamma, '13900000014'),
  );
  expect(stored.filter(({ is_over }) => !is_over).map(({ address }) => address)).toEqual([last]);
  await clock.pass(86_401);
  await agent.logIn('agent01');
  expect((await agent.call(contactCode, { phone: '13900000009' })).answer.success).toBe(true);
});

test('a number rings no more often than for registration, and a gateway that refuses it says so at the field', async ({
  member,
}) => {
  await member.logIn('member01');
  const phone = '13700000001';
  expect((await member.call(contactCode, { phone })).answer.success).toBe(true);
  expect((await member.call(contactCode, { phone })).answer).toMatchObject({
    success: false,
    code: 'throttled',
    waitSeconds: 60,
  });
  const refused = await member.call(contactCode, { phone: '13700000000' });
  expect(refused.answer).toMatchObject({ success: false, fieldErrors: { phone: expect.any(String) } });
});
