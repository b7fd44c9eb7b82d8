// A station's terms of play have a version: each change raises it, in that station alone, and a bet by older terms is refused.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#server/db/stationTransaction.ts';
import { openTable, sums, type Table } from '#support/playTable.ts';
import { alpha, beta } from '#support/testStations.ts';

let table: Table;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.close());

const versionOf = (station: string): Promise<bigint> =>
  table.server.inStation(station, async (db) => {
    const { version } = await db.selectFrom('play_terms_version').select('version').executeTakeFirstOrThrow();
    return version;
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
  ['a switch is changed', (db) => db.updateTable('play_setting').set({ most_rebate: 0n }).execute()],
  ['odds are set', (db) => db.insertInto('play_odds').values(odds).execute()],
  ['odds are removed', (db) => db.deleteFrom('play_odds').execute()],
  ['a limit is set', (db) => db.insertInto('play_limit').values(limit).execute()],
  ['a limit is removed', (db) => db.deleteFrom('play_limit').execute()],
])('it rises when %s', async (_, change) => {
  const [own, other] = [await versionOf(alpha), await versionOf(beta)];
  await table.server.inStation(alpha, change);
  expect(await versionOf(alpha)).toBeGreaterThan(own);
  expect(await versionOf(beta)).toBe(other);
});

test('it rises in every station when a table is emptied by its owner', async () => {
  const before = await Promise.all([alpha, beta].map(versionOf));
  await table.server.pool.query('TRUNCATE play_odds');
  const after = await Promise.all([alpha, beta].map(versionOf));
  for (const [at, version] of after.entries()) expect(version).toBeGreaterThan(before[at]!);
});

test('the database places no bet by older terms', async () => {
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
  const place = (version: bigint) =>
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
        termsVersion: String(version),
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
  const [version, before] = [await versionOf(alpha), await count()];
  expect(await place(version - 1n)).toBe('ST001');
  expect(await count()).toBe(before);
  expect(await place(version)).toBeNull();
  expect(await count()).toBe(before + 1);
});
