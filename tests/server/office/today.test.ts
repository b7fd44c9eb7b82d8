// The office's first page: what it counts is what is there, for whoever asks.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { turnoverAdd } from '#contract/office/acts.generated.ts';
import { confirm, list as requests } from '#contract/office/approvals.generated.ts';
import { invite } from '#contract/office/staff.generated.ts';
import { now as today } from '#contract/office/today.generated.ts';
import { summary } from '#contract/office/waiting.generated.ts';
import { ledgerAccount, ledgerTypes, post } from '#server/db/ledger.ts';
import { reportProblem } from '#server/db/operatorProblem.ts';
import { everyStation, inStation } from '#server/db/stationTransaction.ts';
import { seesHint } from '#server/office/queues/queues.ts';
import { loggedIn } from '#support/messages.ts';
import { fillQueues } from '#support/officeQueues.ts';
import { staffMember } from '#support/officeStaff.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';
import { readMoney } from '#values/money.ts';
import { idOf, move } from '../money/wallets.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations, office: true });
});
afterAll(() => server.stop());

test('an owner sees every station, who works for one sees it alone', async () => {
  const owner = await staffMember(server, 'owner');
  const ofAlpha = await staffMember(server, 'finance', { name: 'ofAlpha', stations: [alpha] });
  await fillQueues(server, alpha, { ageSeconds: 3_600 });
  await loggedIn(server, 'member01', alpha);
  await inStation(server.pool, beta, (db) =>
    reportProblem(db, { station: beta, kind: 'platform', ref: 'BG', reason: 'no answer', at: server.now() }),
  );
  await inStation(server.pool, everyStation, (db) =>
    reportProblem(db, {
      station: everyStation,
      kind: 'draw',
      ref: 'FFC/1',
      reason: 'another draw',
      at: server.now(),
    }),
  );
  const { answer: whole } = await owner.call(today, {});
  expect(whole.stations!.map(({ code, online }) => [code, online])).toEqual([
    [alpha, 1],
    [beta, 0],
    ['gamma', 0],
  ]);
  expect(whole.stations![0]!.queues.find(({ queue }) => queue === 'prizes')).toEqual({
    queue: 'prizes',
    count: 1,
    oldestAt: new Date(server.now().getTime() - 3_600_000).toISOString(),
  });
  expect(whole.problems).toEqual(
    expect.arrayContaining([
      { kind: 'platform', name: 'BG', count: 1 },
      { kind: 'draw', count: 1 },
    ]),
  );
  // What is set aside has queues of its own.
  expect(whole.problems!.map(({ kind }) => kind)).not.toContain('deposit');
  const { answer: part } = await ofAlpha.call(today, {});
  expect(part.stations!.map(({ code }) => code)).toEqual([alpha]);
  expect(part.stations![0]!.queues.map(({ queue }) => queue)).not.toContain('letters');
  expect(part.problems!.map(({ kind }) => kind)).toContain('draw');
  expect(part.problems!.map(({ kind }) => kind)).not.toContain('platform');
});

test('a member is on line for five minutes after the last call', async () => {
  const owner = await staffMember(server, 'owner', { name: 'second' });
  await loggedIn(server, 'member02', alpha);
  const onlineNow = async () => {
    const { answer } = await owner.call(today, {});
    return answer.stations!.find(({ code }) => code === alpha)!.online;
  };
  const before = await onlineNow();
  await server.passTime(301);
  expect([before > 0, await onlineNow()]).toEqual([true, 0]);
});

test('a draw is late a minute after its time, and is not once it is void', async () => {
  const owner = await staffMember(server, 'owner', { name: 'third' });
  const at = new Date(server.now().getTime() - 61_000);
  await server.pool.query(
    `INSERT INTO lottery_period (lot_code, qi_hao, starts_at, seals_at, opens_at, source) VALUES ('BJSC', 'late-1', $1, $2, $3, 'feed')`,
    [new Date(at.getTime() - 600_000), new Date(at.getTime() - 10_000), at],
  );
  const lateNow = async () => {
    const { answer } = await owner.call(today, {});
    return answer.lateDraws!.filter(({ qiHao }) => qiHao === 'late-1');
  };
  expect(await lateNow()).toMatchObject([{ lottery: 'BJSC', at: at.toISOString() }]);
  await server.pool.query(`UPDATE lottery_period SET state = 'void' WHERE qi_hao = 'late-1'`);
  expect(await lateNow()).toEqual([]);
});

test('what waits for a second person is counted for whoever may be the one, and for nobody else', async () => {
  const asker = await staffMember(server, 'support', { name: 'asker' });
  const owner = await staffMember(server, 'owner', { name: 'fourth' });
  const ofBeta = await staffMember(server, 'owner', { name: 'fifth', stations: [beta] });
  const at = server.now().toISOString();
  const asked = { account: 'member01', yuan: '10', reason: 'He called.' };
  expect((await asker.call(turnoverAdd, asked)).answer.code).toBe('waitsForSecond');
  const wish = { name: 'newcomer', shownName: 'New', role: 'support' as const, allStations: true };
  await owner.call(invite, { ...wish, stations: [], elevatesTo: [], reason: 'Nights' });
  const seenBy = async (who: typeof owner) => [
    (await who.call(today, {})).answer.approvals,
    (await who.call(summary, {})).answer.approvals,
  ];
  const here = { station: alpha, name: 'Test One', count: 1, oldestAt: at };
  const rights = { count: 1, oldestAt: at };
  expect(await seenBy(owner)).toEqual([[here], [here]]);
  expect(await seenBy(asker)).toEqual([[], []]);
  expect(await seenBy(ofBeta)).toEqual([[rights], [rights]]);
  const other = await staffMember(server, 'owner', { name: 'sixth' });
  expect(await seenBy(other)).toEqual([
    [here, rights],
    [here, rights],
  ]);
  const { list } = (await other.call(requests, { which: 'waiting' })).answer;
  await other.call(confirm, { id: list![0]!.id });
  expect(await seenBy(owner)).toEqual([[], []]);
});

test('money of the day is for whoever sees figures, in cents of each station, and says so when it moves', async () => {
  const owner = await staffMember(server, 'owner', { name: 'ownerOfMoney' });
  const support = await staffMember(server, 'support', { name: 'supportOfMoney' });
  const listening = await server.pool.connect();
  onTestFinished(() => listening.release(true));
  const heard: unknown[] = [];
  listening.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? 'null')));
  await listening.query('LISTEN office');
  const money = async (who: typeof owner) =>
    (await who.call(today, {})).answer.stations!.map((station) => station.money);
  await server.runMoneyJob();
  const before = await money(owner);
  await server.inStation(alpha, async (db) => {
    const at = server.now();
    await move(db, alpha, 'member01', {
      type: ledgerTypes.bankDeposit,
      amount: 1_234_500n,
      refId: 'today 1',
      at,
    });
    // Yesterday's is none of today's.
    await move(db, alpha, 'member01', {
      type: ledgerTypes.bankDeposit,
      amount: 999n,
      refId: 'today 2',
      at: new Date(at.getTime() - 86_400_000),
    });
    const wallet = await ledgerAccount(
      db,
      { station: alpha, id: await idOf(db, 'member01') },
      'wallet',
      'real',
    );
    const bank = await ledgerAccount(db, { station: alpha, id: 0 }, 'payout', 'real');
    await post(db, {
      type: ledgerTypes.withdrawalPaid,
      refType: 'test',
      refId: 'today 3',
      at,
      legs: [
        { account: wallet, amount: -234_500n },
        { account: bank, amount: 234_500n },
      ],
    });
  });
  await server.runMoneyJob();
  // What was said before is here before the answer.
  await listening.query('UNLISTEN office');
  expect(heard).toContainEqual({ station: alpha, queue: 'figures' });
  expect(heard).not.toContainEqual({ station: beta, queue: 'figures' });
  const [ofAlpha, ofBeta] = await money(owner);
  const added = (way: 'deposits' | 'withdrawals') => readMoney(ofAlpha![way])! - readMoney(before[0]![way])!;
  expect([added('deposits'), added('withdrawals'), ofBeta]).toEqual([1_234_500n, 234_500n, before[1]]);
  expect(await money(support)).toEqual([undefined, undefined, undefined]);
  const hint = { station: alpha, queue: 'figures' };
  expect([
    seesHint({ stations: null }, ['support'], hint),
    seesHint({ stations: [beta] }, ['owner'], hint),
  ]).toEqual([false, false]);
});
