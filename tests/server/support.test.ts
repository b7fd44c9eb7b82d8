// The support desk's command and the messages the platform writes by itself.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { directChargeList, donateApply, donateList } from '#contract/activity.generated.ts';
import { regManage } from '#contract/agent.generated.ts';
import { withdrawSave } from '#contract/finance.generated.ts';
import { getArticleDetail } from '#contract/forum.generated.ts';
import { readMessage } from '#contract/message.generated.ts';
import { listProblems } from '#scripts/support/problems.ts';
import { runSupport } from '#scripts/support.ts';
import { findAccount } from '#server/account/accounts.ts';
import { applyStatus } from '#server/money/deposits/settle.ts';
import { atDesk, byHand, depositor, moneyOf, openBank } from '#support/deposits.ts';
import { article, groupsOf, poster } from '#support/forum.ts';
import { inbox, loggedIn, sentBox, toService, unreadOf } from '#support/messages.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';
import { cardOf, setRule } from '#support/withdrawals.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations, counterparties: true });
  byHand(server);
});
afterAll(() => server.stop());

const support = (...args: string[]) => runSupport(server.pool, args, server.now());

test('support sees what waits, answers it once, and the member hears of it', async () => {
  const member = await loggedIn(server, 'member01');
  const id = await toService(member, '请问我的提款什么时候到账');
  const unread = await unreadOf(member);
  expect((await support(alpha, 'open')).join('\n')).toContain(`message ${id} · member01`);
  expect(await support(alpha, 'reply', id, '一般十五分钟内到账')).toEqual([
    expect.stringMatching(/^Answered with/),
  ]);
  await expect(support(alpha, 'reply', id, '再次回复')).rejects.toThrow('is not there or was answered');
  expect(await unreadOf(member)).toBe(unread + 1);
  expect((await inbox(member))[0]).toMatchObject({
    kind: 'reply',
    party: 'service',
    title: '回复：提款问题',
  });
  expect((await sentBox(member))[0]).toMatchObject({ id, answered: true });
  expect((await support(alpha, 'open')).join('\n')).not.toContain(`message ${id} ·`);
});

test('support of one station reaches nothing of another', async () => {
  const id = await toService(await loggedIn(server, 'member01'), '另一个问题，请回复');
  await expect(support(beta, 'reply', id, '不该送达')).rejects.toThrow('is not there');
  await expect(support('nowhere', 'open')).rejects.toThrow('No station nowhere');
});

test('a message to all, to a level or to one is one row, and counts its readers', async () => {
  const count = () =>
    server.inStation(alpha, async (db) => (await db.selectFrom('message').select('id').execute()).length);
  const before = await count();
  const [line] = await support(alpha, 'send', 'all', '新规则', '<p>自今日起执行</p>');
  await support(alpha, 'send', 'level:1', '一级', '<p>一级会员</p>');
  await support(alpha, 'send', 'account:Member01', '个人', '<p>您好</p>');
  expect(await count()).toBe(before + 3);
  const id = /\d+/.exec(line!)![0];
  const member = await loggedIn(server, 'member01');
  expect((await inbox(member)).slice(0, 3).map(({ title }) => title)).toEqual(['个人', '一级', '新规则']);
  await member.call(readMessage, { id });
  expect(await support(alpha, 'readers', id)).toEqual([`1 of 3 members have read message ${id}.`]);
});

test.each([
  [['send', 'account:trial01', 'x', 'y'], 'There is no member trial01'],
  [['send', 'account:nobody', 'x', 'y'], 'There is no member nobody'],
  [['send', 'level:0', 'x', 'y'], 'Write to all'],
  [['send', 'all', '', 'y'], 'The text is missing'],
  [['reply', 'x', 'y'], 'is not a number'],
  [['advice', '999999', 'y'], 'is not there or was answered'],
  [['sing'], 'There is no command “sing”'],
])('%o is refused with a sentence', async (args, sentence) => {
  await expect(support(alpha, ...args)).rejects.toThrow(sentence);
});

test('a refused withdrawal writes to the member once, with the reason, in the language they read', async () => {
  await setRule(server, alpha, { times_a_day: -1, free_times: -1 });
  const member = await depositor(server, alpha);
  server.passTime(120);
  const unread = await unreadOf(member);
  const cardId = await cardOf(member);
  const { answer } = await member.call(withdrawSave, { cardId, money: '500', password: '123456', fee: '0' });
  const { orderNo } = answer.order!;
  await server.runMoneyJob();
  atDesk(server, orderNo, 'refused', { reason: '收款人姓名{不符}' });
  await server.runMoneyJob();
  await server.runMoneyJob();
  expect(await unreadOf(member)).toBe(unread + 1);
  const [message] = await inbox(member);
  expect(message).toMatchObject({ kind: 'withdrawal', title: '您的提款未通过', read: false });
  const { answer: full } = await member.call(readMessage, { id: message!.id });
  expect(full.content).toContain('原因：收款人姓名{不符}');
  expect(full.content).toContain(`提款500.00元`);
  expect(full.content).toContain(orderNo);
  const english = await member.call(
    readMessage,
    { id: message!.id },
    { headers: { 'accept-language': 'en' } },
  );
  expect(english.answer.content).toContain('withdrawal of 500.00 yuan');
});

test('support moderates the forum: what waits is shown or hidden, authors muted, words forbidden', async () => {
  const member = await poster(server, 'member02');
  const [group] = await groupsOf(server);
  expect(await support(alpha, 'moderate', String(group!.id), 'on')).toEqual([
    `Moderation of group ${group!.id} is on.`,
  ]);
  const id = await article(server, member, { content: '等待审核的内容\n第二行' });
  expect((await support(alpha, 'posts')).join('\n')).toContain(`article ${id} · pending · member02`);
  await support(alpha, 'show', 'article', id);
  await support(alpha, 'pin', id);
  const guest = server.client(alpha);
  const shown = async () => (await guest.call(getArticleDetail, { articleId: id })).answer.article;
  expect(await shown()).toMatchObject({ status: 2, top: true });
  await support(alpha, 'hide', 'article', id);
  expect(await shown()).toBeUndefined();
  expect(await support(alpha, 'words', '暗号词,scam')).toEqual(['2 words are forbidden.']);
  expect(await support(alpha, 'words')).toEqual(['scam, 暗号词']);
  await support(alpha, 'mute', 'article', id);
  await expect(article(server, member)).rejects.toThrow('muted');
  await support(alpha, 'mute', 'article', id, 'off');
  const free = await article(server, member, {
    groupId: (await groupsOf(server))[1]!.id,
    title: '又能发言了',
  });
  const said = (await support(alpha, 'decided')).join('\n');
  expect(said).toMatch(new RegExp(`article ${id} · hidden · member02 · [^\\n]*unmute by \\S+`));
  expect(said).toContain(`/forum/article/${id} ·`);
  expect((await support(alpha, 'find', `https://one.example/forum/article/${free}`)).join('\n')).toContain(
    '又能发言了',
  );
  expect(await support(alpha, 'find', 'nowhere')).toEqual(['There is no such post.']);
  expect(await support(alpha, 'moderator', 'agent01', 'on')).toEqual(['agent01 moderates the forum.']);
  expect((await support(alpha, 'moderators')).join()).toContain('agent01');
  await support(alpha, 'moderator', 'agent01', 'off');
  expect(await support(alpha, 'moderators')).toEqual(['Nobody moderates the forum on the site.']);
  expect(await support(alpha, 'nick', 'member02', '小满二号')).toEqual(['member02 is called 小满二号.']);
  for (const taken of ['agent01', '鸿运代理', '123456', '暗号词'])
    await expect(support(alpha, 'nick', 'member02', taken)).rejects.toMatchObject({ name: 'WrongUsage' });
  for (const wrong of [
    ['show', 'article', '999999'],
    ['hide', 'group', '1'],
    ['pin', '999999'],
    ['mute', 'comment', '999999'],
    ['mute', 'article', id, 'on'],
    ['moderator', 'nobody99', 'on'],
    ['moderator', 'member02', 'maybe'],
    ['find'],
    ['moderate', '999999', 'on'],
    ['moderate', String(group!.id), 'maybe'],
  ])
    await expect(support(alpha, ...wrong)).rejects.toMatchObject({ name: 'WrongUsage' });
  // Another station decides on nothing of this one.
  await expect(support(beta, 'show', 'article', id)).rejects.toThrow('There is no article');
});

test('the operator opens an agent under the station, who logs in with the password shown and has the rates given', async () => {
  const [opened] = await support(alpha, 'agent', 'topagent', 'open');
  const password = / ([\w-]{12})$/.exec(opened!)![1]!;
  await expect(support(alpha, 'agent', 'TOPagent', 'open')).rejects.toThrow('an account TOPagent already');
  const [line] = await support(
    alpha,
    'agent',
    'topagent',
    'lottery=12.9',
    'live=0.5',
    'group=1950',
    'quota:12.8=3',
  );
  expect(line).toMatch(
    /^topagent · enabled · lottery=12\.9 .*live=0\.5 .*group=1950 quota:12\.8=3 \(0 used\)$/,
  );
  expect(await support(alpha, 'agents')).toContain(line);

  const agent = server.client(alpha);
  await agent.logIn('topagent', password);
  const { answer } = await agent.call(regManage, {});
  expect(answer).toMatchObject({ groupBonus: { most: 1950 } });
  const wrongs: [string[], RegExp][] = [
    [['lottery=12.95'], /0\.1/],
    [['lottery=99'], /13\.5/],
    [['group=1951'], /even/],
    [['colour=1'], /“colour=1” is none of lottery/],
    [[], /Say what changes/],
  ];
  for (const [words, why] of wrongs)
    await expect(support(alpha, 'agent', 'topagent', ...words)).rejects.toThrow(why);
  await expect(support(alpha, 'agent', 'member01', 'lottery=1')).rejects.toThrow('member01 is no agent.');
  // A group above the rate's is refused; without a word about it the group goes with the rate, up and down.
  await expect(support(alpha, 'agent', 'topagent', 'group=1960')).rejects.toThrow('at most 1958');
  expect(await support(alpha, 'agent', 'topagent', 'lottery=11')).toEqual([
    expect.stringContaining('group=1920'),
  ]);
  await support(alpha, 'agent', 'topagent', 'lottery=12.9', 'group=1950');
  // What is refused changes nothing, not even what stands before it.
  await expect(support(alpha, 'agent', 'topagent', 'lottery=11', 'group=1961')).rejects.toThrow();
  expect(await support(alpha, 'agents')).toContain(line);
});

test('a deposit that is set aside is listed, and is credited with what a person says or closed for good', async () => {
  const member = await depositor(server, alpha);
  const report = (orderNo: string, amount: bigint) =>
    server.inStation(alpha, (db) =>
      applyStatus({ db, station: alpha, now: server.now() }, orderNo, { state: 'paid', amount }),
    );
  const { orderNo } = await openBank(member, { amount: '500' });
  await report(orderNo, 1_500_0000n);
  await report(orderNo, 1_500_0000n);
  // The command has the stations with files for `all`, which these are not.
  const listed = (await listProblems(server.pool, [alpha, beta])).join('\n');
  expect(listed).toMatch(
    new RegExp(`alpha · deposit · ${orderNo} · 2 times, first [^\n]*\n {2}reported as paid 1500`),
  );
  expect((await support(beta, 'problems')).join()).toBe('Nothing is set aside.');
  const before = await moneyOf(member);
  await expect(support(alpha, 'deposit', orderNo, 'credit', '1e3', '已核对')).rejects.toThrow('in yuan');
  await expect(support(alpha, 'deposit', orderNo, 'credit', '1499.5')).rejects.toThrow('Give a reason');
  expect(await support(alpha, 'deposit', orderNo, 'credit', '1499.5', '银行回单为准')).toEqual([
    `The deposit ${orderNo} is credited with 1,499.50 yuan; 500.00 were ordered.`,
  ]);
  expect(Number(await moneyOf(member)) - Number(before)).toBe(1499.5);
  // Neither again, nor by the desk that reports it once more.
  await expect(support(alpha, 'deposit', orderNo, 'credit', '1499.5', '再次')).rejects.toThrow(
    'not set aside',
  );
  await report(orderNo, 1_500_0000n);
  expect(Number(await moneyOf(member)) - Number(before)).toBe(1499.5);
  expect((await support(alpha, 'actions', 'member01')).join('\n')).toMatch(
    / · member01 · deposit \w+ credit 1499\.5 银行回单为准\n {2}turnover required 0\.0000 → 1499\.5000\n {2}wallet /,
  );

  const { orderNo: second } = await openBank(member, { amount: '300' });
  await report(second, 900_0000n);
  await support(alpha, 'deposit', second, 'dismiss', '测试款项');
  await report(second, 900_0000n);
  expect(await support(alpha, 'problems')).toEqual(['Nothing is set aside.']);
  // Another amount is news.
  await report(second, 901_0000n);
  expect((await support(alpha, 'problems')).join()).toContain('901');
});

test('applications wait for support where the station says so, and the member reads its reason', async () => {
  const rule = (columns: object) =>
    server.inStation(alpha, (db) => db.updateTable('application_setting').set(columns).execute());
  await rule({ donation_seconds: null, charge_seconds: null, donation_least: 50_0000n });
  const member = await loggedIn(server, 'member02');
  expect((await member.call(donateApply, { money: 49 })).answer.fieldErrors).toEqual({
    money: '捐赠金额最少为50元',
  });
  const first = (await member.call(donateApply, { money: 60 })).answer.orderNo!;
  const second = (await member.call(donateApply, { money: 70 })).answer.orderNo!;
  const charge = (
    await server.inStation(alpha, async (db) => {
      const account = await findAccount(db, 'member02');
      return db
        .insertInto('direct_charge')
        .values({
          station: alpha,
          account_id: account!.id,
          base: 100_0000n,
          percent: 300,
          gift: 3_0000n,
          bet_rate: 300,
          entry_number: 99n,
          created_at: server.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    })
  ).id;
  server.passTime(86_400);
  await server.runMoneyJob();
  const again = await loggedIn(server, 'member02');
  const shown = async () =>
    (await again.call(donateList, {})).answer.list!.map(({ status, reason }) => [status, reason]);
  expect(await shown()).toEqual([
    [1, ''],
    [1, ''],
  ]);
  expect((await support(alpha, 'applications')).join('\n')).toMatch(
    new RegExp(
      `donation-${first} · member02 · gives 60\\.00[^]*donation-${second}[^]*charge-${charge} · member02 · would get 3\\.00`,
    ),
  );
  await expect(support(alpha, 'application', `donation-${first}`, 'no')).rejects.toThrow('Give a reason');
  const before = await moneyOf(again);
  await support(alpha, 'application', `donation-${first}`, 'no', '金额过大，请先核对');
  await support(alpha, 'application', `donation-${second}`, 'yes');
  expect(await support(alpha, 'application', `charge-${charge}`, 'no', '资料不全')).toEqual([
    `The application charge-${charge} is refused; the member reads why.`,
  ]);
  expect(await shown()).toEqual([
    [2, ''],
    [3, '金额过大，请先核对'],
  ]);
  expect((await again.call(directChargeList, {})).answer.list![0]).toMatchObject({
    status: 3,
    reason: '资料不全',
  });
  expect(Number(await moneyOf(again)) - Number(before)).toBe(60);
  await expect(support(alpha, 'application', `donation-${second}`, 'no', '反悔')).rejects.toThrow(
    'was decided',
  );
  await expect(support(beta, 'application', `donation-${second}`, 'no', '反悔')).rejects.toThrow(
    'is not there',
  );
  await rule({ donation_seconds: 60, charge_seconds: 60, donation_least: 1_0000n });
});
