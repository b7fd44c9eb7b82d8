import { expect } from 'vitest';
import { getWithdrawalPsd } from '#contract/account.generated.ts';
import { register } from '#contract/auth.generated.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('the answer says whether a member has set one', async ({ server }) => {
  const set = await server.call(getWithdrawalPsd, {}, { as: 'member01' });
  expect(set.answer).toMatchObject({ success: true, isSet: true, lockedUntil: '' });
  const client = server.client(alpha);
  await client.call(register, { account: 'newbie03', password: 'secret88', rePassword: 'secret88' });
  expect((await client.call(getWithdrawalPsd, {})).answer).toMatchObject({ isSet: false, lockedUntil: '' });
});
