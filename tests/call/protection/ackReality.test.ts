import { expect } from 'vitest';
import { ackReality } from '#contract/protection.generated.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import { accountId } from '../../server/platformMoney.ts';

test('a check that is not due yet cannot be confirmed, and nothing that is no moment', async ({ member }) => {
  for (const due of ['2026-11-20 10:00:11', '2026-13-40 99:00:00'])
    expect((await member.call(ackReality, { due })).answer).toMatchObject({
      success: false,
      code: 'realityNotDue',
      fieldErrors: { due: expect.any(String) },
    });
});

test('an earlier check takes nothing back', async ({ server, member }) => {
  for (const due of ['2026-11-20 09:30:00', '2026-11-20 08:30:00', '2026-11-20 09:30:00'])
    expect((await member.call(ackReality, { due })).answer.success).toBe(true);
  const id = await accountId(server, 'member01');
  const row = await server.inStation(alpha, (db) =>
    db.selectFrom('reality_member').select('confirmed_at').where('account_id', '=', id).executeTakeFirst(),
  );
  expect(row?.confirmed_at).toEqual(new Date('2026-11-20T09:30:00+08:00'));
});
