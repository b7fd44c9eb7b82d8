// Seeds lie sealed until they are drawn: who reads the database alone finds no draw ahead, keys are changed while draws go on, and what an earlier release left open is sealed.
import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { GetLotteryResultList } from '#contract/lottery.generated.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { openSeed, type StoredSeed, seedSealing } from '#server/jobs/draws/seeds.ts';
import { seedOfPeriod } from '#support/chosenSeed.ts';
import { drawJobOf } from '#support/drawJob.ts';
import { openTable, type Table } from '#support/playTable.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

const opened = async (): Promise<Table> => {
  const table = await openTable({ lotteries: ['FFC'] });
  onTestFinished(() => table.close());
  return table;
};
const seedsOf = async ({ server }: Table): Promise<StoredSeed[]> =>
  (await server.pool.query<StoredSeed>('SELECT * FROM lottery_seed ORDER BY qi_hao')).rows;
const statesOf = async ({ server }: Table): Promise<Record<string, string>> => {
  const { rows } = await server.pool.query<{ qi_hao: string; state: string }>(
    'SELECT qi_hao, state FROM lottery_period',
  );
  return Object.fromEntries(rows.map(({ qi_hao, state }) => [qi_hao, state]));
};
/** As of tests/support/startServer.ts. */
const key = 'the draw key of a test';

test('no byte of the database is the seed of a draw to come', async () => {
  const table = await opened();
  const seeds = await seedsOf(table);
  expect(seeds.length).toBeGreaterThan(1);
  // Nor does a hole in a call read how they lie.
  const inCall = inStation(table.server.pool, alpha, (db) => sql`SELECT FROM lottery_seed`.execute(db));
  await expect(inCall).rejects.toThrow(/permission denied/);
  const { rows: tables } = await table.server.pool.query<{ name: string }>(
    "SELECT format('%I', table_name) AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  for (const { lot_code, qi_hao, seed, sealed } of seeds) {
    const secret = seedOfPeriod(lot_code, qi_hao);
    expect(seed).toBeNull();
    expect(openSeed(seedSealing(key), { lot_code, qi_hao, seed, sealed })).toBe(secret);
    const asBytes = Buffer.from(secret, 'hex');
    expect([sealed!.includes(asBytes), sealed!.includes(secret)]).toEqual([false, false]);
    for (const { name } of tables) {
      const found = await table.server.pool.query(`SELECT FROM ${name} t WHERE strpos(t::text, $1) > 0`, [
        secret,
      ]);
      expect(found.rowCount, name).toBe(0);
    }
  }
});

test('a seed opens for its own period alone', async () => {
  const [one] = await seedsOf(await opened());
  expect(() => openSeed(seedSealing(key), { ...one!, qi_hao: `${one!.qi_hao}1` })).toThrow();
  const broken = Buffer.from(one!.sealed!);
  broken[broken.length - 1]! ^= 1;
  expect(() => openSeed(seedSealing(key), { ...one!, sealed: broken })).toThrow();
  expect(() => openSeed(seedSealing('another key'), one!)).toThrow(/another DRAW_KEY sealed the seed/);
  expect(() => openSeed(seedSealing(''), one!)).toThrow(/DRAW_KEY is missing/);
});

test('a key is changed while draws go on: the new one seals what the old one did', async () => {
  const table = await opened();
  const before = await seedsOf(table);
  await table.job.stop();
  const changed = drawJobOf(table.server, { lotteries: ['FFC'], drawKey: `the next key,${key}` });
  onTestFinished(changed.stop);
  await changed.tick();
  const after = await seedsOf(table);
  expect(after.map(({ qi_hao }) => qi_hao)).toEqual(before.map(({ qi_hao }) => qi_hao));
  // The old one is of no use any more.
  for (const row of after)
    expect(openSeed(seedSealing('the next key'), row)).toBe(seedOfPeriod(row.lot_code, row.qi_hao));
});

test('without its key a draw waits and is reported once ahead, and is made when the key is back', async () => {
  const table = await opened();
  const [{ qi_hao: qiHao }] = (await seedsOf(table)) as [StoredSeed];
  await table.job.stop();
  const failures: string[] = [];
  const lost = drawJobOf(table.server, {
    lotteries: ['FFC'],
    drawKey: 'a key of another server',
    onFailure: (what, error) => failures.push(`${what}: ${error}`),
  });
  await lost.tick();
  await lost.tick();
  expect(failures.filter((said) => said.startsWith(`seed FFC ${qiHao}: `))).toEqual([
    expect.stringContaining('another DRAW_KEY sealed the seed'),
  ]);
  table.nowMs += 60_000;
  await lost.tick();
  expect(failures).toContainEqual(
    expect.stringMatching(new RegExp(`^draw FFC ${qiHao}: .*another DRAW_KEY`)),
  );
  expect((await statesOf(table))[qiHao]).toBe('open');
  await lost.stop();
  const back = drawJobOf(table.server, { lotteries: ['FFC'] });
  onTestFinished(back.stop);
  await back.tick();
  expect((await statesOf(table))[qiHao]).toBe('drawn');
});

test('what a server of an earlier release wrote in the open is sealed in the next round and drawn', async () => {
  const table = await opened();
  const [{ qi_hao: qiHao }] = (await seedsOf(table)) as [StoredSeed];
  await table.server.pool.query('UPDATE lottery_seed SET seed = $2, sealed = NULL WHERE qi_hao = $1', [
    qiHao,
    seedOfPeriod('FFC', qiHao),
  ]);
  await table.job.tick();
  expect((await seedsOf(table)).every(({ seed, sealed }) => seed === null && sealed !== null)).toBe(true);
  await table.pass(60);
  const { list } = (await table.server.call(GetLotteryResultList, { lotCode: 'FFC', pageSize: 10 })).answer;
  expect(list!.find((period) => period.qiHao === qiHao)!.seed).toBe(seedOfPeriod('FFC', qiHao));
  expect(table.failures).toEqual([]);
});
