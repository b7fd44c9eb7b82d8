// What members be notified of on their devices: a draw that won, an answer, a withdrawal, each once, in their language, and nothing else.
import { expect } from 'vitest';
import { withdrawSave } from '#contract/finance.generated.ts';
import { getNewPeriod } from '#contract/lottery.generated.ts';
import { answer, list } from '#contract/office/conversations.generated.ts';
import { off, settings } from '#contract/push.generated.ts';
import { endWithdrawal, type WithdrawalEnd } from '#server/money/withdrawals/order.ts';
import { threadOf, writes } from '#support/conversations.ts';
import { drawJobOf } from '#support/drawJob.ts';
import { staffMember } from '#support/officeStaff.ts';
import { betCredit, creditItem, sums } from '#support/playTable.ts';
import { isOn, noticesOf, pushTest, sent, switchedOn } from '#support/pushTest.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { cardOf } from '#support/withdrawals.ts';

const test = pushTest({ office: true })
  .extend('clerk', { scope: 'file' }, ({ server }) => staffMember(server, 'support'))
  .extend('draws', { scope: 'file' }, async ({ server }, { onCleanup }) => {
    const job = drawJobOf(server, { lotteries: ['FFC'] });
    onCleanup(() => job.stop());
    await job.tick();
    return job;
  });

const all = { won: true, support: true, withdrawal: true };

/** Somebody who has just switched a browser on, with nothing due from before. */
async function on(
  server: RunningServer,
  receiver: Parameters<typeof switchedOn>[1],
  account: string,
  language?: string,
) {
  const client = server.client(alpha);
  await client.logIn(account);
  await switchedOn(client, receiver, account, language === undefined ? {} : { language });
  await client.call(settings, { ...all, lotteries: '' });
  await sent(server, receiver);
  return client;
}

/** Bets of each on sides of one draw, which is drawn and settled; its number. */
async function drawWith(
  server: RunningServer,
  draws: { tick(): Promise<unknown> },
  bets: readonly (readonly [Client, readonly string[]])[],
): Promise<string> {
  const { qiHao } = (await server.call(getNewPeriod, { lotCode: 'FFC' })).answer.period!;
  for (const [client, sides] of bets)
    for (const side of sides) {
      const placed = await betCredit(client, 'FFC', qiHao, [await creditItem(client, 'FFC', sums, [side])]);
      expect(placed.answer.success).toBe(true);
    }
  await server.passTime(61);
  await draws.tick();
  return qiHao;
}

test('of two who bet on opposite sides, the one who won is notified of it, and once', async ({
  server,
  receiver,
  draws,
}) => {
  const sides = [
    [await on(server, receiver, 'member01'), ['总和大']],
    [await on(server, receiver, 'agent01'), ['总和小']],
  ] as const;
  const qiHao = await drawWith(server, draws, sides);
  const [first, ...more] = await sent(server, receiver);
  expect(more).toEqual([]);
  expect(first!.notice).toEqual({
    title: expect.any(String),
    body: `分分彩第${qiHao}期：您的投注已中奖，点击查看记录`,
    path: '/lotteryRecord?view=won&lotCode=FFC',
    tag: `won FFC ${qiHao}`,
  });
  const { rows } = await server.pool.query(
    `SELECT a.name FROM bet_order o JOIN account a ON a.id = o.account_id WHERE o.station = '${alpha}' AND o.qi_hao = '${qiHao}' AND o.status = 2`,
  );
  expect(rows).toEqual([{ name: first!.name }]);
  expect(await sent(server, receiver)).toEqual([]);
  expect(first!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
  expect(JSON.parse(String(first!.headers.claims))).toMatchObject({
    sub: expect.stringMatching(/^(https|mailto):/),
  });
});

test('a draw in which a bet won and that cost more than it brought is no news', async ({
  server,
  receiver,
  draws,
}) => {
  const client = await on(server, receiver, 'member01');
  await drawWith(server, draws, [[client, ['总和大', '总和小', '总和单', '总和双']]]);
  expect(await sent(server, receiver)).toEqual([]);
  expect((await noticesOf(server, alpha)).at(-1)).toMatchObject({ kind: 'won', state: 'withheld' });
});

test('only lotteries that the member chose, and only kinds that are on', async ({
  server,
  receiver,
  draws,
}) => {
  const client = await on(server, receiver, 'member01');
  const other = await on(server, receiver, 'agent01');
  const opposite = [
    [client, ['总和大']],
    [other, ['总和小']],
  ] as const;
  for (const chosen of [
    { ...all, lotteries: 'FFK3' },
    { ...all, won: false },
  ]) {
    for (const one of [client, other]) expect((await one.call(settings, chosen)).answer.success).toBe(true);
    await drawWith(server, draws, opposite);
    expect(await sent(server, receiver)).toEqual([]);
  }
  for (const one of [client, other]) await one.call(settings, { ...all, lotteries: 'FFK3,FFC' });
  await drawWith(server, draws, opposite);
  expect(await sent(server, receiver)).toHaveLength(1);
  for (const one of [client, other]) await one.call(off, { all: true });
  await drawWith(server, draws, opposite);
  expect(await sent(server, receiver)).toEqual([]);
});

test('an answer of support that is not seen within five seconds; its words stay in the conversation', async ({
  server,
  receiver,
  clerk,
}) => {
  const client = await on(server, receiver, 'member01', 'en');
  await writes(client, { content: '请帮我看一下' });
  const { rows } = (await clerk.call(list, { of: 'waiting', account: 'member01' })).answer;
  const says = async (text: string) =>
    expect((await clerk.call(answer, { id: rows![0]!.id, text })).answer.success).toBe(true);
  await says('秘密的回复');
  expect(await sent(server, receiver)).toEqual([]);
  await server.passTime(5);
  const [heard, ...more] = await sent(server, receiver);
  expect(more).toEqual([]);
  expect(heard!.notice).toMatchObject({
    body: 'Support has answered you. Tap to read',
    path: '/support',
    tag: 'support',
  });
  // Seen on the open screen before it is due.
  await says('还有一句');
  const { list: messages } = await threadOf(client, {});
  await threadOf(client, { seen: messages.at(-1)!.id });
  await server.passTime(5);
  expect(await sent(server, receiver)).toEqual([]);
});

test('a withdrawal that was paid or refused, and not one that its owner asked back', async ({
  server,
  receiver,
}) => {
  const client = await on(server, receiver, 'member01');
  const cardId = await cardOf(client);
  const ends = async (end: WithdrawalEnd): Promise<string> => {
    const { answer: placed } = await client.call(withdrawSave, {
      cardId,
      money: '500',
      fee: '0',
      password: '123456',
    });
    const { orderNo } = placed.order!;
    await server.inStation(alpha, (db) =>
      endWithdrawal({ db, station: alpha, now: server.now() }, orderNo, end),
    );
    await server.inStation(alpha, (db) =>
      endWithdrawal({ db, station: alpha, now: server.now() }, orderNo, end),
    );
    return orderNo;
  };
  for (const end of [{ isPaid: true }, { isPaid: false, reason: '姓名不符' }] as const) {
    const orderNo = await ends(end);
    const heard = await sent(server, receiver);
    expect(heard.map(({ notice }) => notice)).toEqual([
      {
        title: expect.any(String),
        body: '您的提款有新结果，点击查看',
        path: '/transctionRecord?kind=withdraw',
        tag: `withdrawal ${orderNo}`,
      },
    ]);
  }
  await ends({ isPaid: false, reason: '', isCancelled: true });
  expect(await sent(server, receiver)).toEqual([]);
});

test('each device of the member is notified of it, the one that was left for another as well', async ({
  server,
  receiver,
}) => {
  await on(server, receiver, 'member01');
  const second = server.client(alpha);
  await second.logIn('member01');
  await switchedOn(second, receiver, 'second');
  expect(await isOn(second)).toBe(true);
  const { answer: placed } = await second.call(withdrawSave, {
    cardId: await cardOf(second),
    money: '500',
    fee: '0',
    password: '123456',
  });
  await server.inStation(alpha, (db) =>
    endWithdrawal({ db, station: alpha, now: server.now() }, placed.order!.orderNo, { isPaid: true }),
  );
  const heard = await sent(server, receiver);
  expect(heard.map(({ name }) => name).toSorted()).toEqual(['member01', 'second']);
});
