import { expect } from 'vitest';
import { updateRealName, userInfo } from '#contract/account.generated.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('the real name is set once and shown masked', async ({ server }) => {
  const client = server.client(alpha);
  await client.logIn('agent01');
  const { answer } = await client.call(updateRealName, { realName: '欧阳小明' });
  expect(answer).toMatchObject({ success: true, msg: '已保存', realName: '欧***' });
  expect((await client.call(userInfo, {})).answer.realName).toBe('欧***');
  const again = await client.call(updateRealName, { realName: '欧阳大明' });
  expect(again.answer).toMatchObject({
    success: false,
    fieldErrors: { realName: expect.stringContaining('联系客服') },
  });
});

test('a name in other letters is refused at its field', async ({ server }) => {
  const { answer } = await server.call(updateRealName, { realName: 'Zhang San' }, { as: 'agent01' });
  expect(answer.fieldErrors).toEqual({ realName: '请填写与银行卡一致的中文姓名' });
});
