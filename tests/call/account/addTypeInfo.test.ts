import { expect } from 'vitest';
import { addTypeInfo } from '#contract/account.generated.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

const fieldsOf = async (server: RunningServer, type: string, as: string) =>
  (await server.call(addTypeInfo, { type }, { as })).answer.fields!.map(({ key }) => key);

test('a type lists its fields; the real name only where none is fixed yet', async ({ server }) => {
  expect(await fieldsOf(server, 'bank', 'member01')).toEqual(['bankName', 'branch', 'cardNo']);
  expect(await fieldsOf(server, 'bank', 'agent01')).toEqual(['realName', 'bankName', 'branch', 'cardNo']);
  const { answer } = await server.call(addTypeInfo, { type: 'usdttrc20' }, { as: 'member01' });
  expect(answer).toMatchObject({ typeName: 'USDT-TRC20', coolingSeconds: 60 });
  expect(answer.fields).toMatchObject([{ key: 'cardNo', label: '收款地址(TRC20)', required: true }]);
  const pattern = new RegExp(answer.fields![0]!.pattern, 'u');
  expect(pattern.test('TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf')).toBe(true);
  expect(pattern.test('TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeB0')).toBe(false);
});

test('the words are those of the language asked for', async ({ server }) => {
  const client = server.client(alpha);
  await client.logIn('member01');
  const { answer } = await client.call(
    addTypeInfo,
    { type: 'bank' },
    { headers: { 'accept-language': 'en' } },
  );
  expect([answer.typeName, answer.fields![0]!.label]).toEqual(['Bank card', 'Bank']);
});

test('an unknown type is refused', async ({ server }) => {
  expect((await server.call(addTypeInfo, { type: 'gold' }, { as: 'member01' })).answer.code).toBe(
    'typeClosed',
  );
  expect((await server.call(addTypeInfo, { type: '../bank' }, { as: 'member01' })).answer.code).toBe(
    'invalid',
  );
});
