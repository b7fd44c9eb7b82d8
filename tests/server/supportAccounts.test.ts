// What support does to accounts and their money by command, and the record of it.
import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bankAddSave, getCardList, modifyUserPwd, repwd, userInfo } from '#contract/account.generated.ts';
import { login } from '#contract/auth.generated.ts';
import { withdrawShowInfo } from '#contract/finance.generated.ts';
import type { OfficeRole } from '#contract/officeCall.ts';
import { moneyIncomeList } from '#contract/report.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { withStaff } from '#scripts/office/staffWork.ts';
import { runSupport } from '#scripts/support.ts';
import { sweep } from '#server/jobs/sweepJob.ts';
import { cardsOf } from '#server/money/withdrawals/cards.ts';
import { drawCommandToken } from '#server/office/staff/commandTokens.ts';
import { block } from '#server/support/accounts/blocks.ts';
import { runSupportCommand } from '#server/support/command.ts';
import { inbox, loggedIn } from '#support/messages.ts';
import { staffMember } from '#support/officeStaff.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';
import { idOf, troublesOf } from './money/wallets.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
});
afterAll(() => server.stop());

const support = (...args: string[]) =>
  runSupport(server.pool, [alpha, ...args], server.now(), { supporter: '小王' });
const actions = async (name: string) => (await support('actions', name)).join('\n');
const tries = async (account: string, password: string) => {
  const client = server.client(alpha);
  return { client, answer: (await client.call(login, { account, password })).answer };
};
const moneyOf = async (name: string) => (await (await loggedIn(server, name)).call(accInfo, {})).answer.money;

test('a frozen member looks, a disabled one is out, and both come back by command or by their day', async () => {
  const member = await loggedIn(server, 'member01');
  expect(await support('freeze', 'Member01', '核对身份')).toEqual(['member01 is frozen.']);
  expect((await member.call(accInfo, {})).answer.success).toBe(true);
  expect((await support('account', 'member01'))[0]).toContain('member · frozen');
  await support('enable', 'member01', '已核对');

  const day = new Date(server.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
  await support('disable', 'member01', '多开账号', '--until', day);
  expect((await member.call(userInfo, {})).answer.success).toBe(false);
  const { answer } = await tries('member01', 'demo8888');
  expect(answer).toMatchObject({
    code: 'accountDisabled',
    msg: expect.stringContaining(`停用至 ${day} 00:00:00`),
  });
  await expect(support('disable', 'member01', '再次', '--until', '2020-01-01')).rejects.toThrow(
    'has begun already',
  );
  server.passTime(3 * 86_400);
  await sweep(server.pool, server.context.stations.all(), server.now(), server.context.settings);
  expect((await tries('member01', 'demo8888')).answer.login).toBe(true);
  const said = await actions('member01');
  expect(said).toMatch(/clock · member01 · enable\n {2}state disabled → enabled/);
  expect(said).toMatch(/小王 · disable member01 多开账号\n {2}state enabled → disabled\n {2}until none → /);
});

test('what staff have blocked is shown with the account, for good or until its day', async () => {
  const set = (of: 'play' | 'withdraw', until?: string) =>
    server.inStation(alpha, (db) =>
      runSupportCommand(
        { db, station: alpha, stationName: 'x', now: server.now() },
        { by: 'lin', words: ['block'] },
        block,
        { account: 'member02', of, reason: 'x', ...(until && { until }) },
      ),
    );
  await set('play');
  await set('withdraw', '2027-01-01');
  expect((await support('account', 'member02'))[0]).toContain(
    'enabled · blocked for play · blocked for withdrawals until 2027-01-01 00:00:00',
  );
  await server.inStation(alpha, (db) =>
    db
      .updateTable('account')
      .set({ play_blocked_until: null, withdraw_blocked_until: null })
      .where('name', '=', 'member02')
      .execute(),
  );
  expect((await support('account', 'member02'))[0]).not.toContain('blocked');
});

test('a pause that a member wished for is lifted by nobody before its day', async () => {
  const day = (ahead: number) =>
    new Date(server.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  await support('pause', 'member02', day(10), '会员要求');
  for (const words of [
    ['enable', 'member02', '想玩了'],
    ['pause', 'member02', day(5), '缩短'],
  ])
    await expect(support(...words)).rejects.toThrow('nobody changes that before');
  await support('pause', 'member02', day(20), '延长');
  expect((await support('account', 'member02'))[0]).toContain(
    `until ${day(20)} 00:00:00 as the member asked`,
  );
  // A block that ends before leaves the pause as it is.
  await support('disable', 'member02', '核对身份', '--until', day(2));
  await support('enable', 'member02', '已核对');
  expect((await support('account', 'member02'))[0]).toContain(`paused until ${day(20)} 00:00:00`);
  server.passTime(20 * 86_400);
  await sweep(server.pool, server.context.stations.all(), server.now(), server.context.settings);
  expect((await support('account', 'member02'))[0]).not.toContain('paused');
});

test('a password of support is said once, ends the sessions, lapses after a day, and is the member’s own once changed', async () => {
  const before = await loggedIn(server, 'member01');
  const [line] = await support('password', 'member01', '忘记密码');
  const password = / ([\w-]{12})$/.exec(line!)![1]!;
  expect((await before.call(accInfo, {})).answer.login).not.toBe(true);
  expect((await tries('member01', 'demo8888')).answer.code).toBe('wrongLogin');
  expect((await tries('member01', password)).answer.login).toBe(true);
  server.passTime(86_401);
  expect((await tries('member01', password)).answer).toMatchObject({ code: 'lapsed' });

  const [again] = await support('password', 'member01', '再次忘记');
  const next = / ([\w-]{12})$/.exec(again!)![1]!;
  const { client } = await tries('member01', next);
  await client.call(modifyUserPwd, { oldPassword: next, newPassword: 'demo8888', rePassword: 'demo8888' });
  server.passTime(86_401);
  expect((await tries('member01', 'demo8888')).answer.login).toBe(true);
  const letters = (await inbox(await loggedIn(server, 'member01'))).map(({ title }) => title);
  expect(letters).toContain(`【${alpha}】账户安全提醒`);
  // Neither the record nor its text holds a password.
  const rows = await server.inStation(alpha, (db) =>
    sql<{ all: string }>`SELECT support_action::text AS all FROM support_action`.execute(db),
  );
  for (const { all } of rows.rows) for (const secret of [password, next]) expect(all).not.toContain(secret);
});

test('a locked withdrawal password is unlocked or replaced by command', async () => {
  const member = await loggedIn(server, 'member01');
  const change = (oldPassword: string) =>
    member.call(repwd, { oldPassword, newPassword: '246810', rePassword: '246810' });
  for (let at = 0; at < 5; at++) await change('000000');
  expect((await change('123456')).answer.code).toBe('locked');
  expect((await support('account', 'member01')).join()).toContain('withdrawal password locked until');
  await support('unlock', 'member01', '已核对');
  expect((await change('123456')).answer.success).toBe(true);
  const [line] = await support('draw-password', 'member01', '忘记提款密码');
  const given = / (\d{6})$/.exec(line!)![1]!;
  server.passTime(86_401);
  const later = await loggedIn(server, 'member01');
  const answer = (oldPassword: string) =>
    later.call(repwd, { oldPassword, newPassword: '123456', rePassword: '123456' });
  expect((await answer(given)).answer.code).toBe('lapsed');
  const [fresh] = await support('draw-password', 'member01', '过期');
  expect((await answer(/ (\d{6})$/.exec(fresh!)![1]!)).answer.success).toBe(true);
});

test('too many wrong log-ins are lifted by unlock', async () => {
  const many = await startServer({
    stations: testStations,
    settings: { loginTriesAnHour: 2, captchaAfterFailures: 99 },
  });
  try {
    const guess = async (password: string) =>
      (await many.client(alpha).call(login, { account: 'member01', password })).answer;
    for (const password of ['wrong1', 'wrong2']) expect((await guess(password)).code).toBe('wrongLogin');
    expect((await guess('demo8888')).code).toBe('throttled');
    await runSupport(many.pool, [alpha, 'unlock', 'member01', '本人来电'], many.now(), { supporter: '小王' });
    expect((await guess('demo8888')).login).toBe(true);
  } finally {
    await many.stop();
  }
});

test('what a member sets once is changed by command, and a wrong card makes its number free again', async () => {
  await support('set', 'member01', 'real-name', '张伟明', '身份证为准');
  await support('set', 'member01', 'phone', '13700137000', '换号');
  await expect(support('set', 'member02', 'phone', '13700137000', '换号')).rejects.toThrow(
    'is that of member01',
  );
  await expect(support('set', 'member01', 'phone', '12345', '换号')).rejects.toThrow('mobile number');
  await support('set', 'member01', 'email', 'zhang@example.com', '会员要求');
  const masked = (await support('account', 'member01')).join('\n');
  expect(masked).toContain('phone 137****7000 · email z***@example.com');
  expect(masked).not.toMatch(/\d{13,}/);
  expect((await support('account', 'member01', '--full')).join('\n')).toMatch(/card .*\d{13,}/);
  const [, identity] = await support('account', 'member01', '--full');
  expect(identity).toContain('real name 张伟明 · phone 13700137000 · email zhang@example.com');
  const shown = async () => (await (await loggedIn(server, 'member01')).call(userInfo, {})).answer;
  await support('set', 'member01', 'qq', '12345678', '会员要求');
  await support('set', 'member01', 'wechat', 'zhang_88', '会员要求');
  expect(await shown()).toMatchObject({ qq: '12****78', weChat: 'zh****88' });
  await support('set', 'member01', 'qq', '', '会员要求');
  expect(await shown()).toMatchObject({ qq: '' });
  await expect(support('set', 'member01', 'qq', '0123', '换号')).rejects.toThrow('5 to 12 digits');
  await expect(support('set', 'member01', 'wechat', '微信号', '换号')).rejects.toThrow('WeChat id');
  await support('question', 'member02', 'clear', '忘记答案');
  await expect(support('question', 'member02', 'clear', '再次')).rejects.toThrow('has no security question');

  const member = await loggedIn(server, 'member01');
  const { cards } = (await member.call(getCardList, {})).answer;
  const {
    card_no: cardNo,
    type,
    bank_name: bankName,
  } = await server.inStation(
    alpha,
    async (db) => (await cardsOf(db, await idOf(db, 'member01'))).find((each) => each.is_primary)!,
  );
  await support('card', 'member01', 'remove', cardNo, '他人的卡');
  const left = (await member.call(getCardList, {})).answer.cards!;
  expect(left).toHaveLength(cards!.length - 1);
  expect(left.filter(({ isPrimary }) => isPrimary)).toHaveLength(left.length > 0 ? 1 : 0);
  await expect(support('card', 'member01', 'remove', cardNo, '再次')).rejects.toThrow('has no card');
  const other = await loggedIn(server, 'agent01');
  const added = await other.call(bankAddSave, {
    type,
    cardNo,
    bankName: bankName || undefined,
    realName: '王强',
    branch: '上海支行',
    password: '123456',
  } as never);
  expect(added.answer).toMatchObject({ success: true });
  const said = await actions('member01');
  expect(said).toContain('real name 张伟 → 张伟明');
  expect(said).toContain('phone 13800138000 → 13700137000');
});

test('money by hand is exact, moves once for an intent, stands on the bill, has to be bet, and is never more than there is', async () => {
  const before = await moneyOf('agent01');
  expect(before).toBe('26800.5000');
  const credit = ['money', 'agent01', 'credit', '88.5001', '补偿', '--intent', 'ticket-1', '--turnover', '2'];
  expect((await support(...credit))[0]).toContain('88.50 yuan are added to agent01');
  expect((await support(...credit))[0]).toContain('Nothing changes');
  await expect(support('money', 'agent01', 'credit', '88.5', '补偿', '--intent', 'ticket-1')).rejects.toThrow(
    'moved 88.5001 yuan of agent01',
  );
  await expect(
    support('money', 'member02', 'credit', '88.5001', '补偿', '--intent', 'ticket-1'),
  ).rejects.toThrow('Name another one');
  const agent = await loggedIn(server, 'agent01');
  expect((await agent.call(accInfo, {})).answer.money).toBe('26889.0001');
  const { list } = (await agent.call(moneyIncomeList, { kind: 'adjust' })).answer;
  expect(list![0]).toMatchObject({ type: 1, typeName: '人工加款', amount: '88.5001', remark: '补偿' });
  const { turnover } = (await agent.call(withdrawShowInfo, {})).answer;
  expect(turnover!.list.at(-1)).toMatchObject({ source: '人工加款', required: '177.0002' });

  await expect(
    support('money', 'agent01', 'deduct', '26889.0002', '扣回', '--intent', 'ticket-2'),
  ).rejects.toThrow('Nothing is taken');
  await support('money', 'agent01', 'deduct', '26889.0001', '扣回', '--intent', 'ticket-2');
  expect((await agent.call(accInfo, {})).answer.money).toBe('0.0000');
  for (const wrong of [
    ['money', 'agent01', 'credit', '-1', 'x', '--intent', 'ticket-3'],
    ['money', 'agent01', 'credit', '1.00001', 'x', '--intent', 'ticket-3'],
    ['money', 'agent01', 'credit', '0', 'x', '--intent', 'ticket-3'],
    ['money', 'agent01', 'credit', '1', 'x'],
    ['money', 'agent01', 'credit', '1', '', '--intent', 'ticket-3'],
    ['money', 'trial01', 'credit', '1', 'x', '--intent', 'ticket-3'],
  ])
    await expect(support(...wrong)).rejects.toMatchObject({ name: 'WrongUsage' });
  const both = ['money', 'agent01', 'credit', '10', '同时', '--intent', 'ticket-4'];
  await Promise.all([support(...both), support(...both), support(...both)]);
  expect((await agent.call(accInfo, {})).answer.money).toBe('10.0000');
  expect(await troublesOf(server, alpha)).toEqual([]);
  expect((await actions('agent01')).match(/ticket|wallet/g)).toHaveLength(3);
});

test('every command that changes something is written down with a name, and nobody rewrites that', async () => {
  await support('level', 'member02', '2');
  const said = await actions('member02');
  expect(said).toMatch(/小王 · level member02 2\n {2}level 1 → 2/);
  const count = async () =>
    server.inStation(
      alpha,
      async (db) => (await db.selectFrom('support_action').select('id').execute()).length,
    );
  const before = await count();
  // Looking and being refused leave nothing behind.
  await support('levels');
  await support('account', 'member01');
  await support('words');
  await expect(support('level', 'member02', '77')).rejects.toThrow('has no level');
  expect(await count()).toBe(before);
  await support('words', '甲乙');
  expect(await count()).toBe(before + 1);
  for (const change of ["UPDATE support_action SET done_by = 'x'", 'DELETE FROM support_action'])
    await expect(server.inStation(alpha, (db) => sql.raw(change).execute(db))).rejects.toThrow();
  await expect(server.pool.query('TRUNCATE support_action')).rejects.toThrow('append only');
  expect((await runSupport(server.pool, [beta, 'actions'], server.now())).join()).toBe('Nothing was done.');
});

test('beyond a demonstration nobody changes anything without the token of one who works here', async () => {
  const real = await startServer({ stations: testStations, isSeeding: false });
  vi.stubEnv('OFFICE_KEY', real.context.settings.officeKey);
  try {
    await real.inStation(alpha, (db) =>
      db
        .insertInto('account')
        .values({
          station: alpha,
          name: 'member01',
          name_key: 'member01',
          role: 'member',
          created_at: real.now(),
        })
        .execute(),
    );
    const tokenOf = async (name: string, role: OfficeRole, stations: string[] | null = null) => {
      await staffMember(real, role, { name, stations });
      const { token } = await withStaff(real.pool, (work) => drawCommandToken(work, name), real.now());
      return token;
    };
    const command = [alpha, 'freeze', 'member01', '核对'];
    const runAs = (token: string | undefined, more: string[] = []) =>
      runSupport(real.pool, [...command, ...more], real.now(), { locale: 'en', token });
    await expect(runAs(undefined)).rejects.toThrow('Say who does it: OFFICE_TOKEN');
    await expect(runAs(undefined, ['--by', '小李'])).rejects.toThrow('A name alone proves nobody');
    await expect(runAs('invented')).rejects.toThrow('nobody who may work here');
    await expect(runAs(await tokenOf('chen', 'auditor'))).rejects.toThrow('works here as auditor');
    await expect(runAs(await tokenOf('zhao', 'support', [beta]))).rejects.toThrow('does not work for alpha');
    const token = await tokenOf('li', 'support');
    await expect(runAs(token, ['--by', '小李'])).rejects.toThrow('leave --by');
    expect(await runAs(token)).toEqual(['member01 is frozen.']);
    const { rows } = await real.pool.query(
      "SELECT done_by, source, staff_id = (SELECT id FROM staff WHERE name_key = 'li') AS is_known FROM trail",
    );
    expect(rows).toEqual([{ done_by: 'li', source: 'support', is_known: true }]);
    await real.pool.query("UPDATE staff SET state = 'disabled' WHERE name_key = 'li'");
    await expect(runAs(token)).rejects.toThrow('nobody who may work here');
  } finally {
    vi.unstubAllEnvs();
    await real.stop();
  }
});

test('a command that is written wrongly is answered by its own lines, or by the name that was meant', async () => {
  const said = (...words: string[]) =>
    support(...words).then(
      () => '',
      (error: Error) => error.message,
    );
  expect(await said('freez', 'member01')).toBe(
    'There is no command “freez”. Did you mean freeze? --help lists them all.',
  );
  const own = await said('award', '1', 'perhaps');
  expect(own).toContain('award <number> refuse <reason>');
  expect(own.split('\n').length).toBeLessThan(5);
  expect(await said('level', 'member01', '2', '--until', '2026-12-31')).toContain('level <account> <number>');
  expect((await runSupport(server.pool, ['--help'], server.now())).join()).toContain(
    'Usage: npm run -s support',
  );
});

test.each([
  [['--help'], 0],
  [['k888', 'sing'], 2],
  [['k888', 'open'], 3],
])('%o ends with its exit code, without a database', (args, code) => {
  const ended = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/support.ts', ...args], {
    env: { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    encoding: 'utf8',
  });
  expect({ code: ended.status, hasHelp: ended.stdout.includes('Usage:') }).toEqual({
    code,
    hasHelp: code === 0,
  });
});
