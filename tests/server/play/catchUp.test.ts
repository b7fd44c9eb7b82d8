// Owns the test of catching up: a period that nobody was there for is drawn by whoever leads next, and what waits for it is settled.

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { createDrawJob } from '#server/jobs/drawJob.ts';
import { seedOfPeriod } from '#support/chosenSeed.ts';
import { betOffcial, openTable, type Table, ticket, troublesOf } from '#support/playTable.ts';
import { alpha, testStations } from '#support/testStations.ts';

let table: Table;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.close());

/** A round by a process that leads for this round alone. */
async function roundOfAnother(): Promise<void> {
  const job = createDrawJob({
    pool: table.server.pool,
    stations: () => testStations.map(({ code }) => code),
    now: () => new Date(table.nowMs),
    lotteries: ['FFC'],
    seedOf: seedOfPeriod,
    onFailure: (what, error) => table.failures.push(`${what}: ${error}`),
  });
  expect(await job.tick()).toBe(true);
  await job.stop();
}

test('a period between two that are stored is not left out, and a chase through it is settled', async () => {
  const member = await table.player();
  const qiHao = await table.period('FFC');
  const periods = [0, 1, 2, 3, 4].map((ahead) => ({
    qiHao: String(BigInt(qiHao) + BigInt(ahead)),
    multiple: 1,
  }));
  const { answer } = await betOffcial(member, 'FFC', qiHao, [ticket()], { stopOnWin: false, periods });
  expect(answer.orders).toHaveLength(5);
  await table.job.stop();
  // Away until the fourth has sealed and not opened: too late to commit to it, in time for the fifth. Then away again.
  table.nowMs += 227_000;
  await roundOfAnother();
  table.nowMs += 120_000;
  await roundOfAnother();
  const orders = await table.server.inStation(alpha, (db) =>
    sql<{ qi_hao: string; status: number }>`SELECT qi_hao, status FROM bet_order ORDER BY qi_hao`.execute(db),
  );
  expect(orders.rows.map(({ qi_hao }) => qi_hao)).toEqual(periods.map((period) => period.qiHao));
  expect(orders.rows.filter(({ status }) => status === BetStatus.waiting)).toEqual([]);
  expect(await troublesOf(table)).toEqual([]);
});
