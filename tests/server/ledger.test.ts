// The ledger: nothing lost, nothing doubled, nothing changed afterwards.

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { credit } from '#server/account/accounts.ts';
import { balancesOf, ledgerAccount, post } from '#server/db/ledger.ts';
import type { Db } from '#server/db/stationTransaction.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
});
afterAll(() => server.stop());

const at = new Date(1_795_000_000_000);
const member = (db: Db, name = 'member01') =>
  db.selectFrom('account').select(['id', 'role']).where('name', '=', name).executeTakeFirstOrThrow();
const mismatches = (db: Db) => sql`SELECT * FROM ledger_mismatches()`.execute(db).then(({ rows }) => rows);

async function legsOf(db: Db, amount: bigint) {
  const { id } = await member(db);
  const wallet = await ledgerAccount(db, { station: alpha, id }, 'wallet', 'real');
  const house = await ledgerAccount(db, { station: alpha, id: 0 }, 'house', 'real');
  return [
    { account: house, amount: -amount },
    { account: wallet, amount },
  ];
}

test('after seeding every balance is the fold of its entries, and each book sums to zero', async () => {
  for (const code of [alpha, beta]) {
    await server.inStation(code, async (db) => {
      expect(await mismatches(db)).toEqual([]);
      const books = await db
        .selectFrom('ledger_account')
        .select(['book', sql<string>`sum(balance)::text`.as('sum')])
        .groupBy('book')
        .execute();
      expect(books.map(({ sum }) => sum)).toEqual(['0', '0']);
    });
  }
});

test('of two hundred at once that would take all the money, one does', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 200 }, (_, count) =>
      server.inStation(alpha, async (db) => {
        const legs = await legsOf(db, -8_888_8800n);
        return post(db, { type: 2, refType: 'test', refId: `all ${count}`, at, legs });
      }),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const failed = results.find((result) => result.status === 'rejected');
  expect(failed?.reason).toMatchObject({ options: { code: 'balanceTooSmall' } });
  await server.inStation(alpha, async (db) => {
    const { id } = await member(db);
    expect(await balancesOf(db, id, 'real')).toEqual({ wallet: 0n, frozen: 0n, transit: 0n, debt: 0n });
    expect(await mismatches(db)).toEqual([]);
  });
});

test('many at once to and fro lose nothing, and entries are numbered without a gap', async () => {
  await Promise.all(
    Array.from({ length: 100 }, (_, count) =>
      server.inStation(alpha, async (db) => {
        const who = await member(db, count % 2 ? 'member02' : 'agent01');
        const why = { type: 1, refType: 'test', refId: `many ${count}`, remark: '' };
        await credit(db, alpha, who, BigInt(count + 1), { ...why, at });
      }),
    ),
  );
  await server.inStation(alpha, async (db) => {
    expect(await mismatches(db)).toEqual([]);
    const { rows } = await sql`
      SELECT account_id FROM ledger_entry GROUP BY account_id HAVING max(number) <> count(*) OR min(number) <> 1`.execute(
      db,
    );
    expect(rows).toEqual([]);
    const { rows: chains } = await sql`
      SELECT account_id FROM (
        SELECT account_id, balance_after - amount AS before,
          lag(balance_after, 1, 0::bigint) OVER (PARTITION BY account_id ORDER BY number) AS previous
        FROM ledger_entry) x WHERE before <> previous`.execute(db);
    expect(chains).toEqual([]);
  });
});

test('a reference is posted once', async () => {
  await server.inStation(alpha, async (db) => {
    const legs = await legsOf(db, 5_0000n);
    const posting = { type: 79, refType: 'test', refId: 'once', at, legs };
    expect(await post(db, posting)).toEqual(expect.any(BigInt));
    expect(await post(db, posting)).toBeNull();
    const { id } = await member(db);
    expect((await balancesOf(db, id, 'real')).wallet).toBe(5_0000n);
  });
});

test('what does not sum to zero, mixes books or reaches into another station is refused', async () => {
  const foreign = await server.inStation(beta, (db) =>
    ledgerAccount(db, { station: beta, id: 0 }, 'house', 'real'),
  );
  const attempts: ((db: Db) => Promise<unknown>)[] = [
    async (db) => {
      const [house, wallet] = await legsOf(db, 1n);
      await post(db, {
        type: 1,
        refType: 'test',
        refId: 'a',
        at,
        legs: [house!, { ...wallet!, amount: 2n }],
      });
    },
    async (db) => {
      const [, wallet] = await legsOf(db, 1n);
      const play = await ledgerAccount(db, { station: alpha, id: 0 }, 'house', 'play');
      await post(db, {
        type: 1,
        refType: 'test',
        refId: 'b',
        at,
        legs: [{ account: play, amount: -1n }, wallet!],
      });
    },
    async (db) => {
      const [, wallet] = await legsOf(db, 1n);
      await post(db, {
        type: 1,
        refType: 'test',
        refId: 'c',
        at,
        legs: [{ account: foreign, amount: -1n }, wallet!],
      });
    },
  ];
  for (const attempt of attempts)
    await expect(server.inStation(alpha, attempt)).rejects.toThrow(/sums to|one book/);
  const kept = await server.inStation(alpha, (db) =>
    db.selectFrom('ledger_transaction').select('id').where('ref_id', 'in', ['a', 'b', 'c']).execute(),
  );
  expect(kept).toEqual([]);
});

test('the application can neither write past ledger_post() nor change what is written', async () => {
  const statements = [
    'UPDATE ledger_entry SET amount = 1',
    'DELETE FROM ledger_entry',
    'TRUNCATE ledger_entry',
    'UPDATE ledger_transaction SET remark = $$x$$',
    'DELETE FROM ledger_transaction',
    'UPDATE ledger_account SET balance = 1000000',
    'DELETE FROM ledger_account',
    `INSERT INTO ledger_entry VALUES ('alpha', 1, 99, 1, 5, 5)`,
  ];
  for (const statement of statements)
    await expect(server.inStation(alpha, (db) => sql.raw(statement).execute(db))).rejects.toThrow(
      /permission denied/,
    );
});

test('the owner of the tables cannot change what is written either', async () => {
  for (const statement of [
    'UPDATE ledger_entry SET amount = 1',
    'DELETE FROM ledger_transaction',
    'TRUNCATE ledger_entry',
    // Nor what an account is: its entries know it by that.
    "UPDATE ledger_account SET station = 'beta'",
    "UPDATE ledger_account SET owner_id = 7, kind = 'frozen'",
  ])
    await expect(server.pool.query(statement)).rejects.toThrow(/append only/);
});

test('an entry refers to a transaction and an account of its own station, whoever writes it', async () => {
  const placeOf = async (station: string) => {
    const { transaction_id, account_id } = await server.inStation(station, (db) =>
      db
        .selectFrom('ledger_entry')
        .select(['transaction_id', 'account_id'])
        .limit(1)
        .executeTakeFirstOrThrow(),
    );
    return { transaction: transaction_id, account: account_id };
  };
  const [here, elsewhere] = [await placeOf(alpha), await placeOf(beta)];
  const client = await server.pool.connect();
  const write = async (transaction: bigint, account: bigint) => {
    try {
      await client.query(`BEGIN; SET LOCAL app.station = '${alpha}'`);
      await client.query(
        `INSERT INTO ledger_entry (station, account_id, number, transaction_id, amount, balance_after, type, at)
          SELECT $1, $2, 900000000 + x, $3, x, 0, 1, now() FROM unnest(ARRAY[5, -5]) x`,
        [alpha, account, transaction],
      );
    } finally {
      await client.query('ROLLBACK');
    }
  };
  const missing = { code: '23503' };
  await expect(write(here.transaction, elsewhere.account)).rejects.toMatchObject(missing);
  await expect(write(elsewhere.transaction, here.account)).rejects.toMatchObject(missing);
  await expect(write(1n << 60n, here.account)).rejects.toMatchObject(missing);
  await write(here.transaction, here.account);
  client.release();
});

test('a new ledger account begins empty, whatever the insert says', async () => {
  await server.inStation(alpha, async (db) => {
    const row = await db
      .insertInto('ledger_account')
      .values({ station: alpha, book: 'real', kind: 'wallet', owner_id: 987_654, balance: 5n })
      .returning('balance')
      .executeTakeFirstOrThrow();
    expect(row.balance).toBe(0n);
  });
});
