// finance/withdrawSave: every refusal in its order, and many at once that would take everything, one.
import { expect } from 'vitest';
import { modifyUserPwd, repwd } from '#contract/account.generated.ts';
import { type WithdrawSaveRequest, withdrawSave, withdrawShowInfo } from '#contract/finance.generated.ts';
import { requireTurnover } from '#server/money/turnover.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { cardOf, moneyOf, setRule } from '#support/withdrawals.ts';
import { test as base } from '#support/world.ts';

/** Requests of member01, 500 yuan to the bank card unless stated otherwise. */
const test = base.extend('withdrawal', { scope: 'file' }, async ({ member }) => {
  const cards = { bank: await cardOf(member), coins: await cardOf(member, 'usdttrc20') };
  const of = (more: Partial<WithdrawSaveRequest> = {}): WithdrawSaveRequest => ({
    cardId: cards.bank,
    money: '500',
    fee: '0',
    password: '123456',
    ...more,
  });
  const ask = async (more: Partial<WithdrawSaveRequest> = {}) =>
    (await member.call(withdrawSave, of(more))).answer;
  const codeOf = async (more: Partial<WithdrawSaveRequest> = {}) => (await ask(more)).code;
  return { cards, of, ask, codeOf };
});

const accountId = (server: RunningServer) =>
  server.inStation(alpha, async (db) => {
    const row = await db.selectFrom('account').select('id').where('name', '=', 'member01').executeTakeFirst();
    return row!.id;
  });

test('the first refusal in the order of the checks is the one that is reported', async ({
  server,
  withdrawal,
}) => {
  await server.inStation(alpha, (db) =>
    db.updateTable('account').set({ state: 'frozen' }).where('name', '=', 'member01').execute(),
  );
  await setRule(server, alpha, { is_open: false, times_a_day: 0 });
  const all = { password: '000000', cardId: 999, money: '1', fee: '9' };
  expect(await withdrawal.codeOf(all)).toBe('accountFrozen');
  await server.inStation(alpha, (db) =>
    db.updateTable('account').set({ state: 'enabled' }).where('name', '=', 'member01').execute(),
  );
  expect(await withdrawal.codeOf(all)).toBe('switchedOff');
  await setRule(server, alpha, { is_open: true, from_minute: 601, to_minute: 600 });
  expect(await withdrawal.codeOf(all)).toBe('outsideHours');
  await setRule(server, alpha, { from_minute: 0, to_minute: 0 });
  expect(await withdrawal.ask(all)).toMatchObject({
    code: 'wrongPassword',
    fieldErrors: { password: '提款密码错误，还可尝试4次' },
  });
  expect(await withdrawal.codeOf({ ...all, password: '123456' })).toBe('unknownCard');
  expect(
    (await withdrawal.ask({ ...all, password: '123456', cardId: withdrawal.cards.bank })).fieldErrors,
  ).toEqual({
    money: '单笔提款不能少于100.00元',
  });
  expect((await withdrawal.ask({ money: '50000.01' })).fieldErrors).toEqual({
    money: '单笔提款不能超过50,000.00元',
  });
  await setRule(server, alpha, { amount_rule: 'notTens' });
  expect(await withdrawal.codeOf()).toBe('amountRule');
  expect(await withdrawal.codeOf({ money: '501.5' })).toBe('amountRule');
  await setRule(server, alpha, { amount_rule: 'any' });
  expect(await withdrawal.ask({ fee: '1' })).toMatchObject({
    code: 'feeChanged',
    msg: '手续费已变动为0.00元，请确认后重新提交',
  });
  await server.inStation(alpha, async (db) => {
    const asked = { station: alpha, accountId: await accountId(server), source: 'deposit', refType: 'test' };
    await requireTurnover(db, { ...asked, refId: '1', base: 300_0000n, factor: 100, at: server.now() });
  });
  await setRule(server, alpha, { free_times: -1 });
  expect(await withdrawal.codeOf({ money: '9000' })).toBe('noTimesLeft');
  await setRule(server, alpha, { times_a_day: 10, free_times: 3 });
  expect(await withdrawal.ask({ money: '9000' })).toMatchObject({
    code: 'turnoverMissing',
    msg: '打码量未达标：需完成300.00元，还差300.00元',
  });
  await server.inStation(alpha, async (db) =>
    db
      .insertInto('turnover')
      .values({ station: alpha, account_id: await accountId(server), valid: 300_0000n })
      .execute(),
  );
  expect(await withdrawal.codeOf({ money: '9000' })).toBe('balanceTooSmall');
  expect(await moneyOf(server, alpha, 'member01')).toEqual({ wallet: 8888_8800n, frozen: 0n });
});

test('a request freezes the money and answers with its order; the wallet cannot use it', async ({
  withdrawal,
}) => {
  const answer = await withdrawal.ask({ cardId: withdrawal.cards.coins, money: '1000.50' });
  expect(answer).toMatchObject({
    success: true,
    msg: '提款申请已提交',
    order: {
      money: '1000.5000',
      fee: '0.0000',
      arriving: '1000.5000',
      coin: 'USDT',
      coinMoney: '140.5196',
      cardNo: 'TXYZ **** **** AeBf',
      status: 1,
      stage: 'waiting',
    },
    money: '7888.3800',
    frozen: '1000.5000',
  });
  expect(await withdrawal.codeOf({ money: '7888.39' })).toBe('balanceTooSmall');
});

test('a repeat under the same intent is answered as before; a stolen one with another amount is refused', async ({
  server,
  member: client,
  withdrawal,
}) => {
  const before = await moneyOf(server, alpha, 'member01');
  const options = { intentId: 'one-and-the-same' };
  const first = await client.call(withdrawSave, withdrawal.of(), options);
  const second = await client.call(withdrawSave, withdrawal.of(), options);
  expect(second.answer).toEqual(first.answer);
  const another = await client.call(withdrawSave, withdrawal.of({ money: '600' }), options);
  expect(another.answer.code).toBe('intentReused');
  const mistyped = await client.call(withdrawSave, withdrawal.of({ password: '000000' }), options);
  expect(mistyped.answer.code).toBe('intentReused');
  const after = await moneyOf(server, alpha, 'member01');
  expect(before.wallet - after.wallet).toBe(500_0000n);
  // The same cookie from another browser: its visitor is another one, and the intent is nothing to it.
  const thief = server.client(alpha);
  for (const [name, value] of client.cookies) if (name.includes('session')) thief.cookies.set(name, value);
  const stolen = await thief.call(withdrawSave, withdrawal.of(), options);
  expect(stolen.answer.success).toBe(false);
  expect(await moneyOf(server, alpha, 'member01')).toEqual(after);
});

test('from the fourth of the day on there is a fee, part of the amount, and the player has to have seen it', async ({
  member: client,
  withdrawal,
}) => {
  await withdrawal.ask();
  expect((await client.call(withdrawShowInfo, {})).answer.freeTimes).toBe(0);
  expect(await withdrawal.codeOf()).toBe('feeChanged');
  expect((await withdrawal.ask({ fee: '2.5' })).order).toMatchObject({ fee: '2.5000', arriving: '497.5000' });
});

test('after five wrong passwords nothing goes out, even with the right one, and other tries do not count', async ({
  clock,
  member: client,
  withdrawal,
}) => {
  for (const left of [4, 3, 2, 1])
    expect((await withdrawal.ask({ password: '000000', fee: '2.5' })).fieldErrors).toEqual({
      password: `提款密码错误，还可尝试${left}次`,
    });
  expect(await withdrawal.codeOf({ password: '000000', fee: '2.5' })).toBe('locked');
  expect(await withdrawal.codeOf({ fee: '2.5' })).toBe('locked');
  const { answer } = await client.call(withdrawShowInfo, {});
  expect([answer.blockedCode, answer.available]).toEqual(['passwordLocked', '0.0000']);
  await clock.pass(7_201);
  await client.logIn('member01');
  expect((await withdrawal.ask({ fee: '2.5' })).success).toBe(true);
});

test('a changed password starts a cooling time, reported with its end', async ({
  clock,
  member: client,
  withdrawal,
}) => {
  const change = { oldPassword: '123456', newPassword: '654321', rePassword: '654321' };
  expect((await client.call(repwd, change)).answer.success).toBe(true);
  expect((await withdrawal.ask({ password: '654321', fee: '2.5' })).msg).toMatch(
    /^密码或联系方式刚刚修改过，为保障资金安全，\d{4}-\d\d-\d\d \d\d:\d\d:\d\d后可提款$/,
  );
  await clock.pass(61);
  expect((await withdrawal.ask({ password: '654321', fee: '2.5' })).success).toBe(true);
  await client.call(modifyUserPwd, {
    oldPassword: 'demo8888',
    newPassword: 'demo9999',
    rePassword: 'demo9999',
  });
  expect((await client.call(withdrawShowInfo, {})).answer).toMatchObject({ blockedCode: 'cooling' });
  expect(await withdrawal.codeOf({ password: '654321', fee: '2.5' })).toBe('cooling');
});

test('nobody is paid to the card of another, and bad input is reported at its field', async ({
  agent,
  withdrawal,
}) => {
  expect((await agent.call(withdrawSave, withdrawal.of())).answer.code).toBe('unknownCard');
  const invalidFields: [object, string][] = [
    [{ money: '-5' }, 'money'],
    [{ money: '1.234' }, 'money'],
    [{ money: '' }, 'money'],
    [{ cardId: 'x' }, 'cardId'],
    [{ password: '12345' }, 'password'],
    [{ frozen: '1' }, 'frozen'],
  ];
  for (const [more, field] of invalidFields) {
    const { answer } = await agent.call(withdrawSave, { ...withdrawal.of(), ...more } as never);
    expect([answer.code, Object.keys(answer.fieldErrors ?? {})]).toEqual(['invalid', [field]]);
  }
  const short = await agent.call(withdrawSave, withdrawal.of({ password: '12345' }));
  expect(short.answer.msg).toBe('提款密码为6位数字');
});

test('another day has its own times, and its own without a fee', async ({ clock, member }) => {
  await clock.pass(86_400);
  await member.logIn('member01', 'demo9999');
  expect((await member.call(withdrawShowInfo, {})).answer).toMatchObject({ timesLeft: 10, freeTimes: 3 });
});

test('of two hundred at once for the whole balance, however they differ, one succeeds', async () => {
  const own = await startServer({ stations: testStations });
  try {
    const member = own.client(alpha);
    await member.logIn('member01');
    const cards = [await cardOf(member), await cardOf(member, 'usdttrc20')];
    const amounts = ['8888.88', '8888.880', '08888.88', '8888.8800'];
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, count) =>
        member.call(
          withdrawSave,
          {
            cardId: cards[count % 2]!,
            money: amounts[count % 4]!,
            fee: ['0', '0.0', '0.00'][count % 3]!,
            password: '123456',
            ...(count % 50 === 49 && { nonce: `junk ${count}` }),
          },
          { headers: { 'x-junk': `${count}`, referer: `http://${alpha}.localhost/?${count}` } },
        ),
      ),
    );
    expect(replies.filter(({ answer }) => answer.success)).toHaveLength(1);
    expect(new Set(replies.map(({ answer }) => answer.code ?? ''))).toEqual(
      new Set(['', 'balanceTooSmall', 'invalid']),
    );
    expect(await moneyOf(own, alpha, 'member01')).toEqual({ wallet: 0n, frozen: 8888_8800n });
  } finally {
    await own.stop();
  }
});
