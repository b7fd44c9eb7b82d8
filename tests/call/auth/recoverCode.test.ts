import { expect } from 'vitest';
import { recoverCode } from '#contract/auth.generated.ts';
import { changeMember } from '#support/personal.ts';
import { askCode, mailbox, messagesTo, phone, recoveryTest as test } from '#support/recovery.ts';
import { alpha } from '#support/testStations.ts';

test('a code goes to the phone or mailbox that is the account’s own, and is stored as a fingerprint only', async ({
  server,
}) => {
  const client = server.client(alpha);
  for (const contact of [{ phone }, { email: mailbox.toUpperCase() }]) {
    const answer = await askCode(client, { account: 'MEMBER02', ...contact });
    expect(answer).toMatchObject({ success: true, msg: '资料相符时，验证码已发出，请查收' });
  }
  expect(await messagesTo(server, alpha, phone)).toBe(1);
  // As the account has it, however it was typed.
  expect(await messagesTo(server, alpha, mailbox)).toBe(1);
  const rows = await server.inStation(alpha, (db) =>
    db.selectFrom('password_recovery').select(['kind', 'is_over', 'code_hash']).orderBy('id').execute(),
  );
  // A newer one takes the place of the older.
  expect(rows).toMatchObject([
    { kind: 'phone', is_over: true },
    { kind: 'email', is_over: false },
  ]);
  expect(rows[0]!.code_hash).toHaveLength(32);
});

test('whose contact it is nobody learns: another’s, an unknown account and a trial player get the same answer, and no message', async ({
  server,
}) => {
  const client = server.client(alpha);
  const own = await askCode(client, { account: 'member02', phone });
  const sent = await messagesTo(server, alpha, phone);
  await server.inStation(alpha, (db) => changeMember(db, 'trial01', { phone: '13700137000' }));
  for (const request of [
    { account: 'member01', phone: '13700137001' },
    { account: 'member01', phone },
    { account: 'member02', phone: '13700137002' },
    { account: 'nobody01', phone },
    { account: 'trial01', phone: '13700137000' },
  ])
    expect(await askCode(client, request)).toEqual(own);
  expect(await messagesTo(server, alpha, phone)).toBe(sent);
  expect(await messagesTo(server, alpha, '13700137000')).toBe(0);
});

test('a human proves to be one first, and names one contact', async ({ server }) => {
  const client = server.client(alpha);
  expect((await client.call(recoverCode, { account: 'member02', phone })).answer).toMatchObject({
    success: false,
    code: 'needRobot',
  });
  expect(await askCode(client, { account: 'member02' })).toMatchObject({ success: false, code: 'invalid' });
});
