// Owns the proof that what a station plays by has a stamp: each change moves it, in that station alone, and terms of before place no bet.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#server/db/stationTransaction.ts';
import { alpha, beta } from '#support/testStations.ts';
import { openTable, sums, type Table } from './table.ts';

let table: Table;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.close());

const stampOf = (station: string): Promise<bigint> =>
  table.server.inStation(station, async (db) => {
    const { stamp } = await db.selectFrom('play_stamp').select('stamp').executeTakeFirstOrThrow();
    return stamp;
  });

const odds = { station: alpha, lot_code: 'FFC', play_code: sums, outcome: '总和大', odds: 15_000n };
const limit = { station: alpha, lot_code: 'FFC', version: 2, play_code: sums } as const;

test.each<[string, (db: Db) => Promise<unknown>]>([
  [
    'a lottery is closed',
    (db) => db.updateTable('lottery').set({ is_open: false }).where('code', '=', 'FFK3').execute(),
  ],
  [
    'a switch is set',
    (db) => db.insertInto('play_setting').values({ station: alpha, switches: '{}' }).execute(),
  ],
  ['a switch is set otherwise', (db) => db.updateTable('play_setting').set({ most_rebate: 0n }).execute()],
  ['odds are set', (db) => db.insertInto('play_odds').values(odds).execute()],
  ['odds are taken away', (db) => db.deleteFrom('play_odds').execute()],
  ['a limit is set', (db) => db.insertInto('play_limit').values(limit).execute()],
  ['a limit is taken away', (db) => db.deleteFrom('play_limit').execute()],
])('it moves when %s', async (_, change) => {
  const [here, there] = [await stampOf(alpha), await stampOf(beta)];
  await table.server.inStation(alpha, change);
  expect(await stampOf(alpha)).toBeGreaterThan(here);
  expect(await stampOf(beta)).toBe(there);
});

test('it moves in every station when a table is emptied by its owner', async () => {
  const before = await Promise.all([alpha, beta].map(stampOf));
  await table.server.pool.query('TRUNCATE play_odds');
  const after = await Promise.all([alpha, beta].map(stampOf));
  for (const [at, stamp] of after.entries()) expect(stamp).toBeGreaterThan(before[at]!);
});

test('the database places no bet by terms of before', async () => {
  await table.player('member01');
  const qiHao = await table.period('FFC');
  const order = {
    bet: 1,
    qiHao,
    sealsAt: new Date(table.nowMs + 30_000),
    playCode: sums,
    selection: { options: ['总和大'] },
    terms: {},
    haoMa: '总和大',
    units: 1,
    stake: '10000',
  };
  const place = (stamp: bigint) =>
    table.server.inStation(alpha, async (db) => {
      const { id } = await db
        .selectFrom('account')
        .select('id')
        .where('name', '=', 'member01')
        .executeTakeFirstOrThrow();
      const bet = {
        member: id,
        book: 'real',
        lot: 'FFC',
        mode: 2,
        kind: 130,
        moment: new Date(table.nowMs),
        stamp: String(stamp),
        playMost: { [sums]: '1000000' },
        memberMost: '1000000',
      };
      const { rows } = await sql<{
        refused: string | null;
      }>`SELECT * FROM bet_place(${JSON.stringify([bet])}::json,
        ${JSON.stringify([order])}::json)`.execute(db);
      return rows[0]!.refused;
    });
  const count = () =>
    table.server.inStation(
      alpha,
      async (db) => (await db.selectFrom('bet_order').select('id').execute()).length,
    );
  const [stamp, before] = [await stampOf(alpha), await count()];
  expect(await place(stamp - 1n)).toBe('ST001');
  expect(await count()).toBe(before);
  expect(await place(stamp)).toBeNull();
  expect(await count()).toBe(before + 1);
});
