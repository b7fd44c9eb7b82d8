import { expect } from 'vitest';
import {
  addTypeInfo,
  type BankAddSaveRequest,
  bankAddSave,
  getCardList,
  userInfo,
} from '#contract/account.generated.ts';
import { register } from '#contract/auth.generated.ts';
import { withdrawSave } from '#contract/finance.generated.ts';
import { runSupport } from '#scripts/support.ts';
import type { Client } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { setRule } from '#support/withdrawals.ts';
import { test } from '#support/world.ts';

const request = (more: object = {}): BankAddSaveRequest => ({
  type: 'bank',
  realName: '王芳',
  bankName: '招商银行',
  cardNo: '6214 8301 2345 6789',
  password: '123456',
  ...more,
});
const add = async (client: Client, more: object = {}) =>
  (await client.call(bankAddSave, request(more))).answer;

test('what the type asks for is asked at its field', async ({ agent }) => {
  expect((await add(agent, { realName: '' })).fieldErrors).toEqual({ realName: '请填写真实姓名' });
  expect((await add(agent, { bankName: '' })).fieldErrors).toEqual({ bankName: '请填写开户银行' });
  expect((await add(agent, { bankName: '我的银行' })).fieldErrors).toEqual({ bankName: '请选择银行' });
  expect((await add(agent, { cardNo: '6214830' })).fieldErrors).toEqual({ cardNo: '银行卡号为16-19位数字' });
  expect((await add(agent, { cardNo: 'x' })).fieldErrors).toEqual({ cardNo: '收款账号不正确' });
  expect((await add(agent, { type: 'gold' })).code).toBe('typeClosed');
  expect((await add(agent, { isPrimary: '1' })).code).toBe('invalid');
});

test('a session alone adds no card: the withdrawal password does, and wrong ones are counted', async ({
  server,
  agent,
}) => {
  expect((await add(agent, { password: '000000' })).fieldErrors).toEqual({
    password: '提款密码错误，还可尝试4次',
  });
  const bare = server.client(alpha);
  await bare.call(register, { account: 'newbie04', password: 'secret88', rePassword: 'secret88' });
  expect((await add(bare)).code).toBe('noPassword');
});

test('the first card fixes the real name and is primary; a new card cools before money goes to it', async ({
  server,
  agent,
}) => {
  expect(await add(agent)).toMatchObject({
    success: true,
    msg: '提款卡已添加',
    card: { cardNo: '6214 **** **** 6789', realName: '王*', isPrimary: true, isEnabled: true },
  });
  expect((await agent.call(userInfo, {})).answer.realName).toBe('王*');
  expect((await add(agent, { realName: '王小芳', cardNo: '6214830000000001' })).fieldErrors).toEqual({
    realName: '须与账号的真实姓名一致，如需修改请联系客服',
  });
  const { card } = await add(agent, { realName: '', cardNo: '6214830000000001' });
  expect(card).toMatchObject({ isPrimary: false, realName: '王*' });
  expect(card!.usableFrom).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  const ask = { cardId: card!.cardId, money: '200', fee: '0', password: '123456' };
  expect((await agent.call(withdrawSave, ask)).answer.code).toBe('cardCooling');
  server.passTime(61);
  expect((await agent.call(withdrawSave, ask)).answer.success).toBe(true);
});

test('a card waits by its age and the rule of today, never longer than its owner was shown', async ({
  server,
  agent,
}) => {
  const { card } = await add(agent, { realName: '', cardNo: '6214830000000002' });
  const shown = card!.usableFrom;
  const waits = async () => {
    const { cards } = (await agent.call(getCardList, {})).answer;
    const { usableFrom } = cards!.find(({ cardId }) => cardId === card!.cardId)!;
    const lines = await runSupport(server.pool, [alpha, 'account', 'agent01', '--full'], server.now());
    const [, , seconds, until] =
      /^card \S+ \S+ 6214830000000002, added ([\d: -]+?)(, waits (\d+) s, until ([\d: -]+))?$/m
        .exec(lines.join('\n'))!
        .slice(1);
    expect(until ?? '').toBe(usableFrom);
    return { usableFrom, seconds };
  };
  expect(await waits()).toEqual({ usableFrom: shown, seconds: '60' });
  await setRule(server, alpha, { card_cooling_seconds: 86_400 });
  expect(await waits()).toEqual({ usableFrom: shown, seconds: '60' });
  await setRule(server, alpha, { card_cooling_seconds: 30 });
  expect(await waits()).toMatchObject({ seconds: '30' });
  await setRule(server, alpha, { card_cooling_seconds: 0 });
  expect(await waits()).toEqual({ usableFrom: '', seconds: undefined });
  const ask = { cardId: card!.cardId, money: '200', fee: '0', password: '123456' };
  expect((await agent.call(withdrawSave, ask)).answer.success).toBe(true);
  await setRule(server, alpha, { card_cooling_seconds: 60 });
  expect((await agent.call(withdrawSave, ask)).answer.code).toBe('cardCooling');
});

test('a number belongs to one account of the station only, however it is written', async ({
  server,
  agent,
}) => {
  const other = server.client(alpha);
  await other.logIn('member01');
  const taken = { realName: '', cardNo: '6214-8301-2345-6789' };
  expect((await add(other, taken)).fieldErrors).toEqual({
    cardNo: '该账号已被绑定，如有疑问请联系客服',
  });
  const address = { type: 'usdterc20', realName: '', bankName: '' };
  const lower = '0xab5801a7d398351b8be11c439e05c5b3259aec9b';
  expect((await add(other, { ...address, cardNo: lower })).success).toBe(true);
  expect((await add(agent, { ...address, cardNo: lower.toUpperCase().replace('0X', '0x') })).code).toBe(
    'taken',
  );
});

test('there are as many cards of a type as the station allows', async ({ agent }) => {
  const alipay = (phone: string) => add(agent, { type: 'alipay', realName: '', bankName: '', cardNo: phone });
  expect((await alipay('13711112222')).success).toBe(true);
  expect((await alipay('wang@example.com')).success).toBe(true);
  expect(await alipay('13711113333')).toMatchObject({ code: 'tooMany', msg: '支付宝最多添加2张' });
});

test('a bank is chosen by its name in either language and shown in the one that asks; the desk reads the Chinese one', async ({
  server,
  agent,
}) => {
  const english = { headers: { 'accept-language': 'en' } };
  const terms = (await agent.call(addTypeInfo, { type: 'bank' }, english)).answer;
  const banks = terms.fields!.find(({ key }) => key === 'bankName')!.choices;
  expect(banks[0]).toBe('ICBC');
  const given = request({ realName: '', bankName: 'ICBC', cardNo: '6214830000000003' });
  expect((await agent.call(bankAddSave, given, english)).answer.card!.bankName).toBe('ICBC');
  const stored = await server.inStation(alpha, (db) =>
    db.selectFrom('card').select('bank_name').orderBy('id', 'desc').limit(1).executeTakeFirst(),
  );
  expect(stored).toEqual({ bank_name: '中国工商银行' });
  expect((await agent.call(getCardList, {})).answer.cards!.at(-1)!.bankName).toBe('中国工商银行');
});

test('a frozen account is refused', async ({ server, agent }) => {
  await server.inStation(alpha, (db) =>
    db.updateTable('account').set({ state: 'frozen' }).where('name', '=', 'agent01').execute(),
  );
  expect((await add(agent, { cardNo: '6214830000000002' })).code).toBe('accountFrozen');
});
