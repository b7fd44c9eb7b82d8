// The questions that support is asked most: each is staged by what members do, and answered by the calls of one page of the office.
import { expect } from 'vitest';
import { bankAddSave, modifyUserPwd } from '#contract/account.generated.ts';
import { redPacketCurrent, redPacketGrab } from '#contract/activity.generated.ts';
import { login, register } from '#contract/auth.generated.ts';
import { withdrawSave } from '#contract/finance.generated.ts';
import { noticeList } from '#contract/help.generated.ts';
import { getNewPeriod } from '#contract/lottery.generated.ts';
import { send } from '#contract/message.generated.ts';
import { adjust, block, clearQuestion, contact, password, unlock } from '#contract/office/acts.generated.ts';
import { activities, card, explain, find, team, timeline } from '#contract/office/members.generated.ts';
import { withdrawal, withdrawals } from '#contract/office/money.generated.ts';
import { list as trailList } from '#contract/office/trail.generated.ts';
import { answer as answerTo, list as waitingList } from '#contract/office/waiting.generated.ts';
import { applyContent } from '#server/content/apply.ts';
import { reportProblem } from '#server/db/operatorProblem.ts';
import { changeActivity } from '#support/activities.ts';
import { depositor, openBank } from '#support/deposits.ts';
import { drawJobOf } from '#support/drawJob.ts';
import { oneOfEach, storeRoundsOf } from '#support/gameRounds.ts';
import { staffMember } from '#support/officeStaff.ts';
import { betCredit, creditItem, sums } from '#support/playTable.ts';
import type { Client } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { askWithdrawal } from '#support/waiting.ts';
import { cardOf, setRule } from '#support/withdrawals.ts';
import { world } from '#support/world.ts';
import { dayOf } from '#values/days.ts';
import { idOf } from '../money/wallets.ts';

const closed = 'w011';

const test = world({
  office: true,
  counterparties: [],
  stations: [
    ...testStations,
    { code: closed, name: '测试无转盘站', routes: { off: ['/turnlate', '/turnlateRecord'] } },
  ],
  prepare: (server) =>
    setRule(server, alpha, { times_a_day: 3, free_times: -1, card_cooling_seconds: 86_400 }),
})
  .extend('support', { scope: 'file' }, ({ server }) => staffMember(server, 'support'))
  .extend('finance', { scope: 'file' }, ({ server }) => staffMember(server, 'finance'))
  .extend('player', { scope: 'file' }, ({ server }): Promise<Client> => depositor(server, alpha))
  .extend('bet', { scope: 'file' }, async ({ server, clock, player }) => {
    const job = drawJobOf(server, { lotteries: ['FFC'], onFailure: () => {} });
    try {
      await job.tick();
      const { qiHao } = (await server.call(getNewPeriod, { lotCode: 'FFC' })).answer.period!;
      const items = [await creditItem(player, 'FFC', sums, ['总和大'])];
      const placed = await betCredit(player, 'FFC', qiHao, items);
      if (!placed.answer.success) throw new Error(JSON.stringify(placed.answer));
      clock.pass(120);
      await job.tick();
    } finally {
      // It leads by a connection that the server waits for when it stops.
      await job.stop();
    }
    return await server.inStation(alpha, async (db) =>
      String(
        (
          await db
            .selectFrom('bet_order')
            .select('id')
            .where('account_id', '=', await idOf(db, 'member01'))
            .executeTakeFirstOrThrow()
        ).id,
      ),
    );
  });

const member01 = { account: 'member01' };
const said = { ...member01, reason: 'The member called.' };

test('1: why did I get no red packet', async ({ server, support }) => {
  const account = 'newbie77';
  const newcomer = server.client(alpha);
  await newcomer.call(register, { account, password: 'secret88', rePassword: 'secret88' });
  const { packetId } = (await newcomer.call(redPacketCurrent, {})).answer;
  await newcomer.call(redPacketGrab, { packetId: packetId! });
  const refused = (await newcomer.call(redPacketGrab, { packetId: packetId! })).answer;
  expect(refused.success).toBe(false);
  const { answer } = await support.call(activities, { account });
  const packet = answer.standings!.find(({ kind }) => kind === 'redPacket')!;
  expect(packet).toMatchObject({ canTake: false, code: refused.code });
  expect(packet.reason).toMatch(/packet|deposit/i);
});

test('2: why have I no turn at the wheel', async ({ support }) => {
  const { answer } = await support.call(activities, member01);
  expect(answer.standings!.find(({ kind }) => kind === 'wheel')).toMatchObject({
    canTake: false,
    reason: expect.stringContaining('more points'),
  });
});

test('3: why no gift with my first deposit', async ({ support }) => {
  const { answer } = await support.call(activities, member01);
  const gift = answer.standings!.find(({ kind }) => kind === 'firstRecharge')!;
  expect(gift.canTake).toBe(false);
  expect(gift.reason).toContain('when you deposit');
});

test('4: why is my withdrawal held: each rule with its figure, and who has it', async ({
  player,
  support,
  finance,
}) => {
  const orderNo = await askWithdrawal(player, '100');
  const { answer } = await support.call(withdrawals, { orderNo });
  const [held] = answer.list!;
  expect(held!.why.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['byHand', 'firstWithdrawal', 'moreThanPaidIn']),
  );
  expect(held!.why.find(({ rule }) => rule === 'moreThanPaidIn')).toMatchObject({ figure: '100.0000' });
  expect((await support.call(withdrawal, { orderNo })).answer.success).toBe(true);
  expect((await finance.call(withdrawal, { orderNo })).answer.looking).toContain('supportOfTest');
  expect((await support.call(card, member01)).answer.payments!.withdrawals).toMatchObject([
    { orderNo, amount: '100.0000', stage: 'waiting', card: expect.stringContaining('****') },
  ]);
});

test('6: I paid, where is it: by the member, with payer and amount', async ({ player, support }) => {
  const { orderNo } = await openBank(player, { amount: '321' });
  const { payments } = (await support.call(card, member01)).answer;
  expect(payments!.deposits).toMatchObject([
    { orderNo, amount: '321.0000', payer: '张*', openedAt: expect.any(String) },
  ]);
  const { answer } = await support.call(find, { text: orderNo });
  expect(answer.members).toMatchObject([{ account: 'member01', matches: [{ kind: 'deposit' }] }]);
});

test('7: a deposit that was set aside', async ({ server, support }) => {
  const { payments } = (await support.call(card, member01)).answer;
  const ref = payments!.deposits[0]!.orderNo;
  await server.inStation(alpha, (db) =>
    reportProblem(db, { station: alpha, kind: 'deposit', ref, reason: 'came in as 320', at: server.now() }),
  );
  expect((await support.call(card, member01)).answer.payments!.setAside).toMatchObject([
    { kind: 'deposit', ref, reason: 'came in as 320' },
  ]);
});

test('8 and 10: why did this bet pay that, and what commission did it bring', async ({ support, bet }) => {
  const { entries } = (await support.call(timeline, { ...member01, kinds: ['bet'] })).answer;
  expect(entries!.map(({ ref }) => ref)).toContain(bet);
  const { lines } = (await support.call(explain, { ...member01, kind: 'bet', ref: bet })).answer;
  expect(lines![0]).toMatch(/^Draw .* of 1 units won/);
  expect(lines!.join('\n')).toMatch(/Commission of agent01|paid no commission/);
});

test('9: a round at a platform', async ({ server, support }) => {
  await storeRoundsOf(server, alpha, 'member01', oneOfEach(server.now()));
  const { entries } = (await support.call(timeline, { ...member01, kinds: ['round'] })).answer;
  const { ref } = entries![0]!;
  const { lines } = (await support.call(explain, { ...member01, kind: 'round', ref })).answer;
  expect(lines![0]).toContain('Version 1');
});

test('11: who invited me', async ({ support }) => {
  const { identity } = (await support.call(card, member01)).answer;
  expect(identity).toMatchObject({ upline: 'agent01', cameBy: expect.any(String) });
});

test('12: who is in his team', async ({ support }) => {
  const { answer } = await support.call(team, { account: 'agent01' });
  expect(answer.below!.map(({ account }) => account)).toEqual(['member01']);
});

test('13 and 14: which devices and addresses, and whose else they are', async ({ server, support }) => {
  await server.client(alpha).logIn('agent01');
  const { devices, sessions, shared } = (await support.call(card, member01)).answer;
  expect(devices!.length).toBeGreaterThan(0);
  expect(sessions![0]).toMatchObject({ address: expect.stringMatching(/./), device: devices![0]!.device });
  expect(shared!.find(({ kind }) => kind === 'address')!.accounts.map(({ account }) => account)).toContain(
    'agent01',
  );
});

test('15: is he 13800138000', async ({ support }) => {
  const { answer } = await support.call(find, { text: '13800138000' });
  expect(answer.members).toMatchObject([
    { account: 'member01', phone: '138****8000', matches: [{ kind: 'phone' }] },
  ]);
});

test('16: a new password', async ({ server, support }) => {
  const { answer } = await support.call(password, { ...said, account: 'member02', of: 'logIn' });
  expect(answer.success, JSON.stringify(answer)).toBe(true);
  const { standing } = (await support.call(card, { account: 'member02' })).answer;
  expect(standing!.passwordLapsesAt).toMatch(/Z$/);
  const old = await server.call(login, { account: 'member02', password: 'demo8888' });
  expect(old.answer.code).toBe('wrongLogin');
});

test('17: unlock, another phone, without the question', async ({ server, support }) => {
  for (let tries = 0; tries < 3; tries += 1)
    await server.call(login, { account: 'member01', password: 'wrong#99' });
  expect((await support.call(unlock, said)).answer.success).toBe(true);
  expect(
    (await support.call(contact, { ...said, detail: 'phone', value: '13800138001' })).answer.difference,
  ).toMatchObject([{ name: 'phone', after: '138****8001' }]);
  await support.call(contact, { ...said, detail: 'phone', value: '13800138000' });
  await support.call(clearQuestion, said);
  expect((await support.call(card, member01)).answer.standing!.hasQuestion).toBe(false);
});

test('18: freeze, block, and until when', async ({ support }) => {
  await support.call(block, { ...said, account: 'member02', of: 'play', until: '2027-01-01' });
  expect((await support.call(card, { account: 'member02' })).answer.standing).toMatchObject({
    blocks: [{ of: 'play', until: '2026-12-31T16:00:00.000Z' }],
  });
});

test('19: 88 yuan as goodwill, once', async ({ finance }) => {
  const intentId = 'goodwill-of-88';
  const give = () => finance.call(adjust, { ...said, direction: 'credit', yuan: '88' }, { intentId });
  expect((await give()).answer).toEqual((await give()).answer);
  const { entries } = (await finance.call(timeline, { ...member01, kinds: ['money'] })).answer;
  expect(entries!.filter(({ amount }) => amount === '88.0000')).toHaveLength(1);
});

test('20: what did a colleague do to him', async ({ support }) => {
  const { entries } = (await support.call(timeline, { ...member01, kinds: ['action'] })).answer;
  expect(entries).toContainEqual(
    expect.objectContaining({ title: 'acts/adjust', by: 'financeOfTest', note: expect.any(String) }),
  );
});

test('21: what changed on that day', async ({ server }) => {
  const now = server.now();
  const item = {
    key: 'new-notice',
    title: { 'zh-CN': '新公告', en: 'News' },
    content: { 'zh-CN': '<p>x</p>' },
  };
  await applyContent(server.pool, alpha, {
    files: new Map([['notices' as const, { items: [item] }]]),
    by: 'content1',
    now,
  });
  const owner = await staffMember(server, 'owner');
  const { lines } = (await owner.call(trailList, { day: dayOf(now), source: 'content' })).answer;
  expect(lines).toMatchObject([{ what: 'content', by: 'content1', station: alpha }]);
  expect(lines![0]!.detail).toContain('new-notice');
});

test('22: why can he not see the wheel', async ({ server, support }) => {
  const wheel = async (station: string) =>
    (await support.call(activities, member01, { station })).answer.standings!.filter(
      ({ kind }) => kind === 'wheel',
    );
  expect(await wheel(closed)).toMatchObject([
    { canTake: false, code: 'screenOff', reason: expect.stringContaining('/turnlate') },
  ]);
  const day = 86_400_000;
  const at = (days: number) => new Date(server.now().getTime() + days * day);
  await changeActivity(server, alpha, 'wheel', { starts_at: at(2), ends_at: at(3) });
  expect(await wheel(alpha)).toMatchObject([{ code: 'ahead' }]);
  await changeActivity(server, alpha, 'wheel', { starts_at: at(-3), ends_at: at(-2) });
  expect(await wheel(alpha)).toMatchObject([{ code: 'ended' }]);
  await changeActivity(server, alpha, 'wheel', { terms: {}, kind: 'general' });
  expect(await wheel(alpha)).toMatchObject([{ title: 'wheel', code: 'noActivity' }]);
});

test('23: where did the money go', async ({ support, bet }) => {
  const { entries } = (await support.call(timeline, { ...member01, pageSize: 100 })).answer;
  expect(new Set(entries!.map(({ kind }) => kind))).toEqual(
    new Set(['deposit', 'withdrawal', 'bet', 'round', 'money', 'login', 'letter', 'action']),
  );
  expect(entries!.find(({ ref }) => ref === bet)).toMatchObject({ amount: '10.0000' });
});

test('24: has he read the notice', async ({ player, support }) => {
  const { noticeList: notices } = (await player.call(noticeList, {})).answer;
  const [first] = notices!;
  const seen = async () =>
    (await support.call(card, member01)).answer.notices!.find(({ title }) => title === 'News');
  expect((await seen())!.readAt).toBeUndefined();
  await player.call(noticeList, { noticeId: first!.id });
  expect((await seen())!.readAt).toMatch(/Z$/);
});

test('25: his letter is answered', async ({ player, support }) => {
  await player.call(send, { receiver: 'service', title: '提款问题', content: '请问什么时候到账' });
  const { answer } = await support.call(waitingList, { queue: 'letters' });
  const { item } = answer.tickets!.at(-1)!;
  const done = await support.call(answerTo, {
    queue: 'letters',
    item,
    decision: 'answer',
    reason: '',
    answer: '已到账',
  });
  expect(done.answer.success, JSON.stringify(done.answer)).toBe(true);
});

// The last one: a day passes, and with it the sessions of the others.
test('5: why can I not withdraw: a day for a new card, a new password, the times of a day', async ({
  server,
}) => {
  const client = server.client(alpha);
  await client.logIn('agent01');
  let support = await staffMember(server, 'support', { name: 'early' });
  const bank = { type: 'bank', realName: '王芳', bankName: '招商银行', password: '123456' } as const;
  const reasons = async () =>
    (await support.call(card, { account: 'agent01' })).answer.payments!.withdrawal.reasons;
  const codes = async () => (await reasons()).map(({ code }) => code);
  await server.inStation(alpha, async (db) =>
    db
      .updateTable('card')
      .set({ removed_at: server.now() })
      .where('account_id', '=', await idOf(db, 'agent01'))
      .execute(),
  );
  expect(await codes()).toEqual(['noCard']);
  expect((await client.call(bankAddSave, { ...bank, cardNo: '6214830123456789' })).answer.success).toBe(true);
  expect(await codes()).toEqual(['cardCooling']);
  expect((await reasons())[0]!.text).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d/);
  server.passTime(86_401);
  await client.logIn('agent01');
  support = await staffMember(server, 'support', { name: 'later' });
  expect(await codes()).toEqual([]);
  await setRule(server, alpha, { times_a_day: 1 });
  await askWithdrawal(client, '100');
  await client.call(modifyUserPwd, {
    oldPassword: 'demo8888',
    newPassword: 'fresh#99',
    rePassword: 'fresh#99',
  });
  expect(await codes()).toEqual(['cooling', 'noTimesLeft']);
  const [cooling, times] = await reasons();
  expect(cooling!.text).toMatch(/\d\d:\d\d/);
  expect(times!.text).toContain('1');
  const refused = await client.call(withdrawSave, {
    cardId: await cardOf(client),
    money: '100',
    fee: '0',
    password: '123456',
  });
  expect(refused.answer.code).toBe('cooling');
  await setRule(server, alpha, { times_a_day: 3 });
});
