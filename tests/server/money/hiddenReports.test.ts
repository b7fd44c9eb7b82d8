// A station that hides deposit or withdrawal reports leaves them out of rows, sums, bill and records.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chargeRecordList, moneyIncomeList, userbill } from '#contract/report.generated.ts';
import type { StationFile } from '#contract/station.generated.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { move } from './wallets.ts';

const codes = ['open1', 'nodep', 'nowit'] as const;
const stations: StationFile[] = [
  { code: 'open1', name: 'O', hosts: ['o.example'] },
  { code: 'nodep', name: 'D', hosts: ['d.example'], frontConfig: { noShowChongzhiBaoBiao: true } },
  { code: 'nowit', name: 'W', hosts: ['w.example'], frontConfig: { noShowTiKuanBaoBiao: true } },
];

const nowMs = Date.UTC(2026, 10, 21, 4);
let server: RunningServer;
const members = new Map<string, Client>();
beforeAll(async () => {
  server = await startServer({ stations, now: () => new Date(nowMs) });
  for (const code of codes) {
    for (const [type, amount, ref] of [
      [5, 100_0000n, 'deposit 1'],
      [4, -30_0000n, 'withdrawal 1'],
      [80, 1_0000n, 'gift 1'],
    ] as const)
      await server.inStation(code, (db) =>
        move(db, code, 'member01', { type, amount, refId: ref, at: server.now() }),
      );
    const member = server.client(code);
    await member.logIn('member01');
    members.set(code, member);
  }
});
afterAll(() => server.stop());

test.each([
  ['open1', ['gift', 'withdraw', 'deposit'], 3],
  ['nodep', ['gift', 'withdraw'], 2],
  ['nowit', ['gift', 'deposit'], 2],
] as const)(
  'on %s the lines are %j, and the sums and the bill count those alone',
  async (code, kinds, count) => {
    const member = members.get(code)!;
    const day = '2026-11-21';
    const { answer } = await member.call(moneyIncomeList, { startDate: day, endDate: day });
    const own = answer.list!.filter(({ remark }) => remark !== '演示资金');
    expect(own.map(({ kind }) => kind)).toEqual(kinds);
    expect(answer.totals!.count - (answer.list!.length - own.length)).toBe(count);
    const sumOf = (takes: (kind: string) => boolean): number =>
      answer.list!.reduce((sum, { kind, amount }) => sum + (takes(kind) ? Number(amount) : 0), 0);
    const { income, outgo, deposited, withdrawn, net } = answer.totals!;
    expect([Number(income) - Number(outgo), Number(deposited), Number(withdrawn), Number(net)]).toEqual([
      sumOf((kind) => kind !== 'deposit' && kind !== 'withdraw'),
      sumOf((kind) => kind === 'deposit'),
      // What is nothing is 0, not -0.
      0 - sumOf((kind) => kind === 'withdraw'),
      sumOf(() => true),
    ]);
    const { answer: bill } = await member.call(userbill, { startDate: day, endDate: day });
    expect(bill.list!.map(({ kind }) => kind).filter((kind) => kind !== 'adjust')).toEqual(
      (['deposit', 'withdraw', 'gift'] as const).filter((kind) =>
        (kinds as readonly string[]).includes(kind),
      ),
    );
  },
);

test('a hidden kind has no lines even when it is asked for by name', async () => {
  const { answer } = await members.get('nodep')!.call(moneyIncomeList, { kind: 'deposit' });
  expect(answer).toMatchObject({ list: [], totals: { count: 0, income: '0.0000' } });
});

test('a record that is hidden is refused at its kind, the other is not', async () => {
  const member = members.get('nowit')!;
  const { answer } = await member.call(chargeRecordList, { kind: 'withdraw' });
  expect(answer).toMatchObject({ success: false, code: 'switchedOff', msg: '本站不提供该报表' });
  expect(answer.fieldErrors).toHaveProperty('kind');
  expect((await member.call(chargeRecordList, { kind: 'deposit' })).answer.success).toBe(true);
});
