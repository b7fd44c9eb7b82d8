// Record screens add up to the ledger, page by page, while new entries arrive, and that page 1,000 costs what page 1 costs.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moneyIncomeList, userbill } from '#contract/report.generated.ts';
import { ledgerAccount } from '#server/db/ledger.ts';
import { pageOf, type StatementFilter } from '#server/money/statement/statement.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { fill, idOf, move, troublesOf } from './wallets.ts';

const entries = 100_000;
/** Enough for many pages. */
const walked = 8_000;
let server: RunningServer;
let member: Client;
let agent: Client;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
  member = server.client(alpha);
  await member.logIn('member01');
  agent = server.client(alpha);
  await agent.logIn('agent01');
  await fill(server, alpha, 'member01', { count: entries, everyMs: 24_000 });
  await fill(server, alpha, 'agent01', { count: walked, everyMs: 300_000, reference: 'walk' });
});
afterAll(() => server.stop());

const units = (amount: string): bigint => BigInt(amount.replace('.', ''));
const page = (before?: string, pageSize = 100) =>
  agent.call(moneyIncomeList, { pageSize, ...(before && { before }) }).then(({ answer }) => answer);

/** Pages of the database that a page of lines reads: what it costs, however busy the machine is. */
const blocksOf = (filter: Partial<StatementFilter>, types?: number[]): Promise<number> =>
  server.inStation(alpha, async (db) => {
    const wallet = await ledgerAccount(
      db,
      { station: alpha, id: await idOf(db, 'member01') },
      'wallet',
      'real',
    );
    const query = pageOf(wallet, types, { pageSize: 20, ...filter });
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>`
      EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${query}`.execute(db);
    const { Plan: plan } = rows[0]!['QUERY PLAN'][0];
    return plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!;
  });

/** Milliseconds of a whole call over HTTP, the median of several; printed, not judged. */
async function milliseconds(request: object): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 5; count++) {
    const began = performance.now();
    await member.call(moneyIncomeList, request);
    times.push(performance.now() - began);
  }
  return Math.round(times.sort((a, b) => a - b)[2]! * 10) / 10;
}

test('each line of every page adds up to the ledger while new entries arrive; none is skipped or repeated', async () => {
  const first = await page();
  const { count, net } = first.totals!;
  let isDone = false;
  let arrived = 0;
  const arriving = (async () => {
    while (!isDone) {
      arrived += 1;
      const ref = `late ${arrived}`;
      await server.inStation(alpha, (db) =>
        move(db, alpha, 'agent01', { type: 131, amount: 12_345n, refId: ref, at: server.now() }),
      );
    }
  })();
  const ids: string[] = first.list!.map(({ id }) => id);
  let sum = first.list!.reduce((total, { amount }) => total + units(amount), 0n);
  let newer = first.list!;
  for (let answer = first; answer.hasMore; ) {
    answer = await page(ids.at(-1), 200);
    for (const line of answer.list!) {
      const after = newer.at(-1)!;
      // A chain without a gap: what one leaves behind the next finds.
      expect(line.balanceAfter).toBe(after.balanceBefore);
      expect(units(line.balanceAfter)).toBe(units(line.balanceBefore) + units(line.amount));
      newer = [line];
      ids.push(line.id);
      sum += units(line.amount);
    }
  }
  isDone = true;
  await arriving;
  expect(arrived).toBeGreaterThan(20);
  expect(ids).toEqual(Array.from({ length: count }, (_, at) => String(count - at)));
  expect(sum).toBe(units(net));
  expect(sum).toBe(units(first.list![0]!.balanceAfter));
  const again = await page();
  expect(again.totals!.count).toBe(count + arrived);
  expect(await troublesOf(server, alpha)).toEqual([]);
});

test('page 1,000 costs what page 1 costs, whatever is filtered by', async () => {
  const { answer } = await member.call(moneyIncomeList, { pageSize: 1 });
  const newest = Number(answer.list![0]!.id);
  const thousandth = newest - 999 * 20;
  const days = { startDate: '2020-01-01', endDate: '2099-12-31' };
  console.info(`ms of ${entries} entries:`, {
    'page 1': await milliseconds({}),
    'page 1,000': await milliseconds({ before: String(thousandth) }),
    'the last page': await milliseconds({ before: '21' }),
    'a rare type': await milliseconds({ kind: 'gift' }),
    'a range of days': await milliseconds({ ...days, before: String(thousandth) }),
  });
  const first = await blocksOf({});
  // Some rows of each of four types, and their transactions; the whole is thousands of blocks.
  expect(first).toBeLessThan(500);
  for (const [filter, types] of [
    [{ before: BigInt(thousandth) }],
    [{ before: 21n }],
    [{}, [81]],
    [{ before: 5000n }, [81]],
    [{ ...days, before: BigInt(thousandth) }],
  ] as [Partial<StatementFilter>, number[]?][])
    expect(await blocksOf(filter, types)).toBeLessThan(first * 1.5);
});

test('the bill of any days opens where the days before closed, and its headings sum to the difference', async () => {
  const days = [-28, -20, -10, -3, 0].map((back) =>
    new Date(server.now().getTime() + (back * 24 + 8) * 3_600_000).toISOString().slice(0, 10),
  );
  let closing: string | undefined;
  for (const [at, startDate] of days.slice(0, -1).entries()) {
    const endDate = new Date(Date.parse(`${days[at + 1]}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    const { answer } = await member.call(userbill, { startDate, endDate });
    if (closing !== undefined) expect(answer.opening).toBe(closing);
    closing = answer.closing!;
    const sum = answer.list!.reduce((total, { amount }) => total + units(amount), 0n);
    expect(units(answer.opening!) + sum).toBe(units(closing));
    const lines = await member.call(moneyIncomeList, { startDate, endDate, pageSize: 1 });
    expect(units(lines.answer.totals!.net)).toBe(sum);
  }
});
