import { expect } from 'vitest';
import { getBankList, rechargeOfflineSave, updateUserContract } from '#contract/finance.generated.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('nothing is deposited before consent, and consent is to the version that was read', async ({
  server,
}) => {
  const client = server.client(alpha);
  await client.logIn('member01');
  const { answer } = await client.call(getBankList, {});
  const request = { methodId: answer.bankList![0]!.way.id, amount: '500', payerName: '张伟' };
  expect((await client.call(rechargeOfflineSave, request)).answer.code).toBe('contractMissing');
  expect((await client.call(updateUserContract, { version: 2 })).answer.code).toBe('contractChanged');
  for (const _ of [1, 2])
    expect((await client.call(updateUserContract, { version: 1 })).answer).toMatchObject({ version: 1 });
  const rows = await server.inStation(alpha, (db) =>
    db.selectFrom('deposit_consent').select(['version', 'at']).execute(),
  );
  expect(rows).toMatchObject([{ version: 1, at: expect.any(Date) }]);
  expect((await client.call(rechargeOfflineSave, request)).answer.success).toBe(true);
});
