// Owns the test of account/addTypeInfo.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTypeInfo } from '#contract/account.generated.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
});
afterAll(() => server.stop());

const fieldsOf = async (type: string, as: string) =>
  (await server.call(addTypeInfo, { type }, { as })).answer.fields!.map(({ key }) => key);

test('a type lists its fields; the real name only where none is fixed yet', async () => {
  expect(await fieldsOf('bank', 'member01')).toEqual(['bankName', 'branch', 'cardNo']);
  expect(await fieldsOf('bank', 'agent01')).toEqual(['realName', 'bankName', 'branch', 'cardNo']);
  const { answer } = await server.call(addTypeInfo, { type: 'usdttrc20' }, { as: 'member01' });
  expect(answer).toMatchObject({ typeName: 'USDT-TRC20', coolingSeconds: 60 });
  expect(answer.fields).toMatchObject([{ key: 'cardNo', label: '收款地址(TRC20)', required: true }]);
  const pattern = new RegExp(answer.fields![0]!.pattern, 'u');
  expect(pattern.test('TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf')).toBe(true);
  expect(pattern.test('TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeB0')).toBe(false);
});

test('the words are those of the language asked for', async () => {
  const client = server.client(alpha);
  await client.logIn('member01');
  const { answer } = await client.call(
    addTypeInfo,
    { type: 'bank' },
    { headers: { 'accept-language': 'en' } },
  );
  expect([answer.typeName, answer.fields![0]!.label]).toEqual(['Bank card', 'Bank']);
});

test('an unknown type, guests and trial players are refused', async () => {
  expect((await server.call(addTypeInfo, { type: 'gold' }, { as: 'member01' })).answer.code).toBe(
    'typeClosed',
  );
  expect((await server.call(addTypeInfo, { type: '../bank' }, { as: 'member01' })).answer.code).toBe(
    'invalid',
  );
  expect((await server.call(addTypeInfo, { type: 'bank' })).answer.code).toBe('notLoggedIn');
  expect((await server.call(addTypeInfo, { type: 'bank' }, { as: 'trial01' })).answer.code).toBe('wrongRole');
});
