// The measurement of record pages: the first and the thousandth of a member with 100,000 lines, and of one with as many deposits.
import { chargeRecordList, moneyIncomeList, userbill } from '#contract/report.generated.ts';
import { fillDeposits, fillWallet } from '../../harness/history.ts';
import { hold, type Table, type Times, timesOf, withLine } from './table.ts';

const boundMs = 50;
const count = 100_000;
const rounds = 30;
/** Rows of a page by default. */
const pageRows = 20;

export function benchRecords(
  table: Table,
): Promise<{ boundMs: number; lines: number; pages: Record<string, Times> }> {
  return withLine(table, async (ask) => {
    const { pool, station, people, server, say } = table;
    say(`Writing ${count} lines and ${count} deposits ...`);
    const { name, headers } = people[0]!;
    const history = { station, name, count, everyMs: 300_000, now: new Date(server.nowMs()) };
    await fillWallet(pool, { ...history, reference: 'bench' });
    const numbers = await fillDeposits(pool, history);
    const { list } = await ask(moneyIncomeList.path, { pageSize: '1' }, headers);
    const newest = Number((list as { id: string }[])[0]!.id);
    const before = String(newest + 1 - 999 * pageRows);
    const beforeOrder = numbers.at(-999 * pageRows)!;
    const days = { startDate: '2020-01-01', endDate: '2099-12-31' };
    const asked: Record<string, [string, Record<string, string>]> = {
      'lines, page 1': [moneyIncomeList.path, {}],
      'lines, page 1,000': [moneyIncomeList.path, { before }],
      'lines of days, page 1,000': [moneyIncomeList.path, { ...days, before }],
      'lines of a rare kind': [moneyIncomeList.path, { kind: 'gift' }],
      'bill of all days': [userbill.path, days],
      'deposits, page 1': [chargeRecordList.path, { kind: 'deposit' }],
      'deposits, page 1,000': [chargeRecordList.path, { kind: 'deposit', before: beforeOrder }],
    };
    const pages: Record<string, Times> = {};
    for (const [what, [path, form]] of Object.entries(asked))
      pages[what] = await timesOf(rounds, () => ask(path, form, headers));
    hold(table, boundMs, pages);
    return { boundMs, lines: count, pages };
  });
}
