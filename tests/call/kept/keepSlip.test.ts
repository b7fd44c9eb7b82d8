// kept/keepSlip: a slip is kept by its name, bounded, checked by the rules of play, and nothing is bet by it.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { keepSlip, keptSlips, removeKeptSlip } from '#contract/kept.generated.ts';
import { lotteryData } from '#contract/lottery.generated.ts';
import { sweep } from '#server/jobs/sweepJob.ts';
import { sums } from '#support/playTable.ts';
import type { Client } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

const big = { playCode: sums, selection: { options: ['总和大'] }, unitAmount: '10' };
const odd = { ...big, selection: { options: ['总和单'] }, unitAmount: '2.5' };
const requestOf = (name: string, bets: object[], others: object = {}) => ({
  name,
  lotCode: 'FFC',
  lotVersion: 2 as const,
  bets: JSON.stringify(bets),
  ...others,
});
const keep = (client: Client, name: string, bets: object[] = [big], others: object = {}) =>
  client.call(keepSlip, requestOf(name, bets, others));
const listOf = async (client: Client, keptId?: string) =>
  (await client.call(keptSlips, keptId === undefined ? {} : { keptId })).answer.list!;

test('a credit slip is kept by what its rules know of it; no bet is placed and no balance moves', async ({
  member,
  server,
}) => {
  const before = await server.inStation(alpha, (db) =>
    db.selectFrom('ledger_account').select(['id', 'balance']).orderBy('id').execute(),
  );
  const { answer } = await keep(member, '  早盘大  ', [big, odd]);
  expect(answer).toMatchObject({ success: true });
  const [kept] = await listOf(member, answer.keptId!);
  expect(kept).toMatchObject({ name: '早盘大', family: 'ssc', lotCode: 'FFC', lotVersion: 2, count: 2 });
  expect(JSON.parse(kept!.bets)).toEqual([big, odd]);
  expect((await member.call(lotteryData, { status: 'waiting' })).answer.totals).toMatchObject({ count: 0 });
  const after = await server.inStation(alpha, (db) =>
    db.selectFrom('ledger_account').select(['id', 'balance']).orderBy('id').execute(),
  );
  expect(after).toEqual(before);
});

test('an official slip keeps its unit, multiple and rebate; what it leaves out is 1, 1 and 0', async ({
  agent,
}) => {
  const line = { playCode: 'ssc_o_wx_zxfs', selection: { pos: [[1], [2], [3], [4], [5, 6]] } };
  const { answer } = await keep(
    agent,
    '直选',
    [{ ...line, moneyMode: '0.1', multiple: 3, rebateRate: '0.0650' }, line],
    { lotVersion: 1 },
  );
  const [kept] = await listOf(agent, answer.keptId!);
  expect(JSON.parse(kept!.bets)).toEqual([
    { ...line, moneyMode: '0.1', multiple: 3, rebateRate: '0.065' },
    { ...line, moneyMode: '1', multiple: 1, rebateRate: '0' },
  ]);
});

test('a trial player keeps slips too', async ({ trial }) => {
  expect((await keep(trial, '试玩')).answer).toMatchObject({ success: true });
  expect(await listOf(trial)).toHaveLength(1);
});

test('a name is asked for, taken once by each player, and holds no control character', async ({
  member,
  agent,
}) => {
  await keep(member, '同名');
  expect((await keep(member, ' 同名 ')).answer).toMatchObject({ success: false, code: 'nameTaken' });
  expect((await keep(member, ' 同名 ')).answer.fieldErrors).toHaveProperty('name');
  expect((await keep(agent, '同名')).answer).toMatchObject({ success: true });
  for (const name of ['', '   ', '一'.repeat(21), 'a\nb', '\u202eabc'])
    expect((await keep(member, name)).answer.fieldErrors, JSON.stringify(name)).toHaveProperty('name');
  expect((await keep(member, '字'.repeat(20))).answer).toMatchObject({ success: true });
});

test.for<[what: string, bets: object[], others: object, field: string]>([
  ['no bet', [], {}, 'bets'],
  ['a play of another family', [{ ...big, playCode: 'lhc_c_tma' }], {}, 'bets[0].playCode'],
  ['a play of the other mode', [big], { lotVersion: 1 }, 'bets[0].playCode'],
  [
    'an option that the play does not have',
    [big, { ...big, selection: { options: ['无'] } }],
    {},
    'bets[1].selection',
  ],
  ['no amount', [{ playCode: sums, selection: big.selection }], {}, 'bets[0].unitAmount'],
  ['an amount below nothing', [{ ...big, unitAmount: '-1' }], {}, 'bets[0].unitAmount'],
  ['what its schema does not know', [{ ...big, oddsMark: 'x' }], {}, 'bets[0].oddsMark'],
])('%s is refused at its place', async ([, bets, others, field], { member }) => {
  const { answer } = await keep(member, randomUUID().slice(0, 8), bets, others);
  expect(answer).toMatchObject({ success: false, code: 'invalid' });
  expect(Object.keys(answer.fieldErrors!)[0]).toMatch(new RegExp(`^${field.replace(/[[\].]/g, '\\$&')}`));
});

test('a lottery that nobody knows is refused', async ({ member }) => {
  const { answer } = await keep(member, '没有', [big], { lotCode: 'NOTHING' });
  expect(answer).toMatchObject({ success: false, code: 'lotteryClosed' });
});

test('a repeat under the same intent keeps nothing twice', async ({ agent }) => {
  const intentId = randomUUID();
  const request = requestOf('只此一次', [big]);
  const first = await agent.call(keepSlip, request, { intentId });
  const again = await agent.call(keepSlip, request, { intentId });
  expect(again.answer).toEqual(first.answer);
  expect((await listOf(agent)).filter(({ name }) => name === '只此一次')).toHaveLength(1);
});

test('thirty are kept, also by two devices at once; one more is refused until one is removed', async ({
  trial,
}) => {
  const before = (await listOf(trial)).length;
  for (let at = before; at < 28; at += 1) await keep(trial, `方案${at}`);
  const answers = await Promise.all(
    ['甲', '乙', '丙', '丁', '戊'].map(async (name) => (await keep(trial, name)).answer),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(2);
  expect(answers.filter(({ code }) => code === 'full')).toHaveLength(3);
  const list = await listOf(trial);
  expect(list).toHaveLength(30);
  await trial.call(removeKeptSlip, { keptId: list[0]!.keptId });
  expect((await keep(trial, '己')).answer).toMatchObject({ success: true });
});

test('what a trial player kept goes with the account; a member keeps it', async ({
  trial,
  member,
  server,
}) => {
  await keep(member, '留着');
  const before = (await listOf(member)).length;
  expect((await listOf(trial)).length).toBeGreaterThan(0);
  await server.inStation(alpha, (db) =>
    db.updateTable('account').set({ ends_at: server.now() }).where('role', '=', 'trial').execute(),
  );
  const { settings, stations } = server.context;
  const later = new Date(server.now().getTime() + 30 * 86_400_000);
  await sweep(server.pool, stations.all(), later, settings);
  const rows = await server.inStation(alpha, (db) =>
    db
      .selectFrom('kept_slip as k')
      .innerJoin('account as a', 'a.id', 'k.account_id')
      .select(['a.name', 'a.role'])
      .execute(),
  );
  expect(rows.filter(({ role }) => role === 'trial')).toEqual([]);
  expect(rows.filter(({ name }) => name === 'member01')).toHaveLength(before);
});
