// Upgrading a database in which an agent owes commission: the debt becomes a ledger account, and figures and books still agree.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { migrate, readSchema } from '#server/db/migrate.ts';
import { createDatabase, dropDatabase } from '#server/postgres/databases.ts';
import { readsLater } from '#support/earlierSchema.ts';

test('a debt of commission from before the upgrade is a ledger account after it', async () => {
  const name = `debt_${randomBytes(4).toString('hex')}`;
  const url = await createDatabase(inject('databaseUrl'), name);
  const client = new pg.Client({ connectionString: url });
  try {
    const shipped = readSchema();
    const before = [...shipped.migrations].filter(([file]) => file < '0017');
    const madeLater = [...shipped.migrations]
      .filter(([file]) => file >= '0017')
      .flatMap(([, sql]) =>
        [...sql.matchAll(/CREATE TABLE (\w+)/g)].map(([, table]) => `triggers/${table}.sql`),
      );
    const objects = [...shipped.objects].filter(([file]) => !madeLater.includes(file) && !readsLater(file));
    await migrate(url, { migrations: new Map(before), objects: new Map(objects) });
    await client.connect();
    await client.query("SELECT set_config('app.station', 'alpha', false)");
    const { rows } = await client.query(
      `INSERT INTO account (station, name, name_key, role, created_at) VALUES ('alpha', 'agent', 'agent', 'agent', now()) RETURNING id`,
    );
    const agent = rows[0].id;
    await client.query(
      "INSERT INTO ledger_account (station, owner_id, kind, book) VALUES ('alpha', $1, 'wallet', 'real')",
      [agent],
    );
    await client.query(
      "INSERT INTO commission_debt (station, account_id, amount) VALUES ('alpha', $1, 110000)",
      [agent],
    );
    await migrate(url);
    const debts = await client.query("SELECT owner_id, balance FROM ledger_account WHERE kind = 'debt'");
    expect(debts.rows).toEqual([{ owner_id: agent, balance: '-110000' }]);
    const books = await client.query('SELECT sum(balance)::text AS sum FROM ledger_account');
    expect(books.rows).toEqual([{ sum: '0' }]);
    for (const check of ['ledger_mismatches', 'ledger_day_mismatches', 'team_mismatches'])
      expect([check, (await client.query(`SELECT * FROM ${check}()`)).rows]).toEqual([check, []]);
  } finally {
    await client.end();
    await dropDatabase(inject('databaseUrl'), name);
  }
});
