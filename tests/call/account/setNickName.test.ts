import { expect } from 'vitest';
import { setNickName } from '#contract/account.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { loggedIn } from '#support/messages.ts';
import { alpha, beta } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('a nickname is set once, and no other member of the station has it', async ({ server }) => {
  const taken = await server.call(setNickName, { nickName: '小满' }, { as: 'member01' });
  expect(taken.answer.fieldErrors).toEqual({ nickName: '该昵称已被使用，请换一个' });
  const client = server.client(alpha);
  await client.logIn('member01');
  expect((await client.call(setNickName, { nickName: '阿福88' })).answer).toMatchObject({
    success: true,
    nickName: '阿福88',
  });
  expect((await client.call(accInfo, {})).answer.nickName).toBe('阿福88');
  expect((await client.call(setNickName, { nickName: '阿福99' })).answer.code).toBe('alreadySet');
  const other = await server.inStation(beta, (db) =>
    db.selectFrom('account').select('nick_name').where('name', '=', 'member01').executeTakeFirstOrThrow(),
  );
  expect(other.nick_name).toBe('');
});

test('a nickname is no account name and names no office of the station', async ({ server }) => {
  const client = await loggedIn(server, 'member02');
  await server.inStation(alpha, (db) =>
    db.updateTable('account').set({ nick_name: '' }).where('name', '=', 'member02').execute(),
  );
  const errors = async (nickName: string) =>
    (await client.call(setNickName, { nickName })).answer.fieldErrors;
  for (const nickName of ['agent01', 'AGENT01', 'member02'])
    expect([nickName, await errors(nickName)]).toEqual([nickName, { nickName: '该昵称已被使用，请换一个' }]);
  for (const nickName of ['管理员', '在线客服01', 'Admin88', 'GM01', '8gm8', 'kf'])
    expect([nickName, await errors(nickName)]).toEqual([nickName, { nickName: '该昵称不可使用，请换一个' }]);
  expect(await errors('sigma01')).toBeUndefined();
});

test('digits alone, signs and one character are refused at the field', async ({ server }) => {
  for (const nickName of ['123456', '<b>', '满']) {
    const { answer } = await server.call(setNickName, { nickName }, { as: 'member01' });
    expect(answer.fieldErrors).toEqual({ nickName: '昵称为2-12位汉字、字母或数字，不能全为数字' });
  }
});
