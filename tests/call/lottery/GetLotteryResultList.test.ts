import { expect } from 'vitest';
import { GetLotteryResultList } from '#contract/lottery.generated.ts';
import { openTable } from '#support/playTable.ts';
import { test as base } from '#support/world.ts';

const test = base.extend('table', { scope: 'file' }, async ({ clock }, { onCleanup }) => {
  const table = await openTable({ lotteries: ['WFC'] }, {}, clock);
  onCleanup(() => table.close());
  await table.job.fillHistory();
  return table;
});

test('thirty days of draws are there, newest first, without a gap', async ({ table }) => {
  const { answer } = await table.server.call(GetLotteryResultList, { lotCode: 'WFC', pageSize: 200 });
  expect(answer.list!.length).toBe(200);
  expect(answer.hasMore).toBe(true);
  expect(answer.list![0]).toMatchObject({
    qiHao: '20261120120',
    openTime: '2026-11-20 10:00:00',
    source: 'platform',
  });
  const { rows } = await table.server.pool.query<{ count: bigint }>(
    "SELECT count(*) AS count FROM lottery_period WHERE lot_code = 'WFC' AND state = 'drawn'",
  );
  expect(rows[0]!.count).toBe(BigInt(30 * 288));
});

test('a day holds its 288 draws, the one at midnight included', async ({ table }) => {
  const page = (pageNo: number) =>
    table.server.call(GetLotteryResultList, { lotCode: 'WFC', date: '2026-11-18', pageNo, pageSize: 200 });
  const first = (await page(1)).answer;
  const second = (await page(2)).answer;
  expect(first.list![0]).toMatchObject({ qiHao: '20261118288', openTime: '2026-11-19 00:00:00' });
  expect(second).toMatchObject({ hasMore: false });
  expect(second.list!.length).toBe(88);
  expect(second.list!.at(-1)).toMatchObject({ qiHao: '20261118001', openTime: '2026-11-18 00:05:00' });
});

test('an unknown lottery and a day that is none are refused', async ({ table }) => {
  const ask = async (request: { lotCode: string; date?: string }) =>
    (await table.server.call(GetLotteryResultList, request)).answer;
  expect(await ask({ lotCode: 'NONE' })).toMatchObject({ code: 'lotteryClosed' });
  expect(await ask({ lotCode: 'WFC', date: '2026-02-30' })).toMatchObject({ code: 'invalid' });
});
