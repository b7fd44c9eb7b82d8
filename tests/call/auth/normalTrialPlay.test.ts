import { expect } from 'vitest';
import { userInfo } from '#contract/account.generated.ts';
import { getRecaptchaInfo, normalTrialPlay } from '#contract/auth.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { knowCaptcha } from '#support/proofs.ts';
import { startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('a trial account begins with play money, is logged in, and ends by itself after a day', async ({
  server,
}) => {
  const client = server.client(alpha);
  const { answer } = await client.call(normalTrialPlay, {});
  expect(answer).toMatchObject({ success: true, login: true, money: '2000.0000' });
  expect(answer.account).toMatch(/^guest[a-z0-9]{4}$/);
  expect((await client.call(accInfo, {})).answer).toMatchObject({
    login: true,
    guest: true,
    role: 'trial',
    money: '2000.0000',
  });
  expect((await client.call(userInfo, {})).answer).toMatchObject({ role: 'trial', endTime: answer.endTime });
  for (let hour = 0; hour < 24; hour++) {
    server.passTime(3599);
    expect((await client.call(accInfo, {})).answer.login).toBe(true);
  }
  server.passTime(60);
  expect((await client.call(accInfo, {})).answer.login).toBe(false);
});

test('play money is in a book of its own', async ({ server }) => {
  await server.call(normalTrialPlay, {});
  const rows = await server.inStation(alpha, (db) =>
    db
      .selectFrom('ledger_account')
      .innerJoin('account', 'account.id', 'ledger_account.owner_id')
      .select(['account.role', 'ledger_account.book'])
      .execute(),
  );
  expect(rows.filter(({ role }) => role === 'trial').every(({ book }) => book === 'play')).toBe(true);
  expect(rows.filter(({ role }) => role !== 'trial').every(({ book }) => book === 'real')).toBe(true);
});

test('a member needs no trial, and a station may not offer it', async ({ server }) => {
  expect((await server.call(normalTrialPlay, {}, { as: 'member01' })).answer.code).toBe('alreadyIn');
  expect((await server.call(normalTrialPlay, {}, { station: beta })).answer.code).toBe('switchedOff');
});

test('an address needs a human check after a few, and gets a limited number a day', async () => {
  const strict = await startServer({ stations: testStations, settings: { trialsBeforeProof: 2 } });
  const stricter = await startServer({ stations: testStations, settings: { trialsPerAddressADay: 1 } });
  try {
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 3; count++) codes.push((await strict.call(normalTrialPlay, {})).answer.code);
    expect(codes).toEqual([undefined, undefined, 'needCaptcha']);
    // The picture is given where registration asks for none as well.
    const client = strict.client(alpha);
    const { answer: asked } = await client.call(getRecaptchaInfo, { trial: '' });
    expect(asked.type).toBe('image');
    const captchaCode = await knowCaptcha(strict, alpha, asked.captchaId!);
    const proven = await client.call(normalTrialPlay, { captchaId: asked.captchaId!, captchaCode });
    expect(proven.answer.success).toBe(true);
    expect((await stricter.call(normalTrialPlay, {})).answer.success).toBe(true);
    expect((await stricter.call(normalTrialPlay, {})).answer.code).toBe('throttled');
  } finally {
    await strict.stop();
    await stricter.stop();
  }
});

test('a proof that cannot be one is refused at its field', async ({ server }) => {
  const { answer } = await server.call(normalTrialPlay, { captchaCode: '1' });
  expect(answer.fieldErrors).toHaveProperty('captchaCode');
});
