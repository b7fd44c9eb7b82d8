// Reports as tables: what a station hides is nowhere, rows add up to their sums, and the file holds what the screen shows.
import { expect, test } from 'vitest';
import type { TeamFigures } from '#contract/entities.generated.ts';
import { resolveStation } from '#station/station.ts';
import { parseMoney } from '#values/money.ts';
import {
  csvOfTable,
  dayTable,
  listTable,
  lotteryTable,
  memberTable,
  type ReportTable,
  summed,
} from './reportTable.ts';

const t = ((id: string, values?: { account?: string }) =>
  values?.account === undefined ? id : `${id} ${values.account}`) as never;
const station = (frontConfig = {}) => resolveStation({ code: 'demo', name: 'N', frontConfig });
const figures = (bet: string, profit: string, more: Partial<TeamFigures> = {}): TeamFigures => ({
  depositAmount: '500.0000',
  withdrawAmount: '0.0000',
  betAmount: bet,
  winAmount: '0.0000',
  unsettled: '0.0000',
  rebateAmount: '0.0000',
  proxyRebateAmount: '0.0000',
  activityAmount: '0.0000',
  profit,
  ...more,
});
const days = {
  startDate: '2026-11-20',
  endDate: '2026-11-21',
  list: [
    { day: '2026-11-20', figures: figures('10.3300', '-10.3300') },
    { day: '2026-11-21', figures: figures('20.0056', '3.0000') },
  ],
  totals: figures('30.3356', '-7.3300', { depositAmount: '1000.0000' }),
};

test('the newest day stands first, below the sums', () => {
  const { rows, totals } = dayTable(t, station(), days);
  expect(rows.map(({ title }) => title)).toEqual(['2026-11-21', '2026-11-20']);
  expect(totals.betAmount).toBe('30.3356');
});

test('rows add up to their sum as they are written, with no zeros beyond the cents', () => {
  const { columns, rows, totals } = dayTable(t, station(), days);
  for (const { name } of columns) {
    const sum = rows.reduce((total, row) => total + parseMoney(row.figures[name]!), 0n);
    expect([name, sum]).toEqual([name, parseMoney(totals[name]!)]);
  }
  expect(rows.map(({ figures: { betAmount } }) => betAmount)).toEqual(['20.0056', '10.33']);
  expect(rows.map(({ figures: { profit } }) => profit)).toEqual(['3.00', '-10.33']);
});

test.each([
  ['noShowChongzhiBaoBiao', 'depositAmount', 'withdrawAmount'],
  ['noShowTiKuanBaoBiao', 'withdrawAmount', 'depositAmount'],
])('a station with %s has no column %s on the screen or in the file', (flag, hidden, shown) => {
  const table = dayTable(t, station({ [flag]: true }), days);
  const names = table.columns.map(({ name }) => name);
  expect(names).not.toContain(hidden);
  expect(names).toContain(shown);
  expect(csvOfTable(t, table)).not.toContain(`agent.column.${hidden}`);
  expect(csvOfTable(t, dayTable(t, station(), days))).toContain(`agent.column.${hidden}`);
});

const commission = ({ columns }: ReportTable): string | undefined =>
  columns.find(({ name }) => name === 'proxyRebateAmount')?.label;

test('what all agents of a team earned has another name than what one account earned', () => {
  const { totals } = days;
  expect(commission(dayTable(t, station(), days))).toBe('agent.column.teamRebateAmount');
  expect(commission(memberTable(t, station(), { list: [], totals }))).toBe('agent.column.teamRebateAmount');
});

test('a column that the server left out is left out, whatever the station says', () => {
  const { depositAmount: _, ...totals } = days.totals;
  const { columns } = dayTable(t, station(), { ...days, totals });
  expect(columns.map(({ name }) => name)).not.toContain('depositAmount');
});

test('the file holds the heading, the sums and every row of the screen, cell by cell', () => {
  const table = memberTable(t, station(), {
    list: [
      { account: 'agent01', type: 'agent', isOwn: true, teamSize: 1, figures: figures('1.0000', '-1.0000') },
      { account: 'anna02', type: 'agent', isOwn: false, teamSize: 7, figures: figures('2.5000', '4.0000') },
    ],
    totals: figures('3.5000', '3.0000'),
  });
  const [heading, sums, own, anna, rest] = csvOfTable(t, table)
    .replace('\u{feff}', '')
    .split('\r\n')
    .map((line) => line.split(','));
  expect(heading).toEqual(['agent.report.member', ...table.columns.map(({ label }) => label)]);
  expect(sums).toEqual(['agent.report.sum', ...table.columns.map(({ name }) => table.totals[name] ?? '')]);
  expect(own![0]).toBe('agent.report.own agent01');
  expect(anna).toEqual(['anna02', ...table.columns.map(({ name }) => table.rows[1]!.figures[name])]);
  expect(rest).toEqual(['']);
});

test('a file of figures that go on says up to when, and one of whole days does not', () => {
  const table = dayTable(t, station(), days);
  expect(csvOfTable(t, table)).not.toContain('agent.report.asOf');
  expect(csvOfTable(t, table, '2026-11-25 14:03:10').split('\r\n').at(-2)).toContain('agent.report.asOf');
});

test('the sums of a file are those of its rows, whatever has happened since the first page was read', () => {
  const rows = [figures('1.0000', '-1.5000'), figures('2.5000', '4.0001')];
  expect(summed(rows)).toMatchObject({ betAmount: '3.5000', profit: '2.5001' });
});

test('a list of members says who they are and adds up their own figures', () => {
  const member = {
    account: 'anna02',
    type: 'agent' as const,
    distance: 1,
    upline: 'agent01',
    level: 2,
    balance: '12.5000',
    createTime: '2026-11-20 10:00:00',
    lastLoginTime: '',
    isOnline: false,
    status: 'enabled' as const,
    children: 0,
    teamSize: 1,
  };
  const rated = { rates: [], groupBonus: 0 };
  const table = listTable(t, station(), [
    { member, figures: figures('2.5000', '4.0000'), ...rated },
    { member: { ...member, account: 'bert03' }, figures: figures('1.0000', '-1.0000'), ...rated },
  ]);
  expect(table.rows.map(({ title }) => title)).toEqual(['anna02', 'bert03']);
  expect(table.rows[0]!.figures).toMatchObject({
    upline: 'agent01',
    balance: '12.50',
    login: 'agent.member.never',
  });
  expect(table.totals.betAmount).toBe('3.50');
  expect(commission(table)).toBe('agent.column.proxyRebateAmount');
});

const fast = {
  lotCode: 'FFC',
  lotName: 'Fast',
  orders: 3,
  betAmount: '9.0000',
  winAmount: '1.0000',
  rebateAmount: '0.5000',
  profit: '-7.5000',
};

test('a lottery has its own columns only, and its count of bets', () => {
  const team = figures('9.0000', '-7.5000', { winAmount: '1.0000', rebateAmount: '0.5000' });
  const { columns, rows } = lotteryTable(t, station(), { list: [fast], team });
  expect(columns.map(({ name }) => name)).toEqual([
    'betAmount',
    'profit',
    'winAmount',
    'rebateAmount',
    'orders',
  ]);
  expect(rows.map(({ title, figures: { orders } }) => [title, orders])).toEqual([['Fast', '3']]);
});

test('what belongs to no lottery has a row, so that every report says one profit', () => {
  const team = figures('9.0000', '-2.2000', {
    winAmount: '1.0000',
    rebateAmount: '0.8000',
    proxyRebateAmount: '2.0000',
    activityAmount: '3.0000',
  });
  const table = lotteryTable(t, station(), { list: [fast], team });
  expect(table.totals).toMatchObject({
    profit: dayTable(t, station(), { ...days, totals: team }).totals.profit,
  });
  expect(table.rows.at(-1)).toMatchObject({
    title: 'agent.report.noLottery',
    figures: { betAmount: '0.00', rebateAmount: '0.30', proxyRebateAmount: '2.00', profit: '5.30' },
  });
  for (const { name } of table.columns) {
    const sum = table.rows.reduce((total, row) => total + parseMoney(row.figures[name] ?? '0'), 0n);
    expect([name, sum]).toEqual([name, parseMoney(table.totals[name]!)]);
  }
});
