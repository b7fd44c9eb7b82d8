// Reading a database back as an owner who is no superuser: row security hides nothing from it that was lost.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '#scripts/backup/reconcile.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { testStations } from '#support/testStations.ts';

const role = `owner_${randomBytes(4).toString('hex')}`;
let server: RunningServer;
let url: string;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
  const { rows } = await server.pool.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'`,
  );
  await server.pool.query(`CREATE ROLE ${role} LOGIN PASSWORD 'plain' IN ROLE house_app`);
  for (const { name } of rows) await server.pool.query(`ALTER TABLE ${name} OWNER TO ${role}`);
  const own = new URL(server.databaseUrl);
  own.username = role;
  own.password = 'plain';
  url = own.href;
});
afterAll(async () => {
  await server.pool.query(
    `REASSIGN OWNED BY ${role} TO CURRENT_USER; DROP OWNED BY ${role}; DROP ROLE ${role}`,
  );
  await server.stop();
});

test('an owner under row security reads the same as a superuser, and finds what does not add up', async () => {
  const whole = await reconcile(server.databaseUrl);
  expect(whole).toMatchObject({ stations: testStations.length, faults: [] });
  expect(whole.accounts).toBeGreaterThan(0);
  expect(await reconcile(url)).toEqual(whole);
  const { rows } = await server.pool.query<{ force: boolean }>(
    `SELECT relforcerowsecurity AS force FROM pg_class WHERE relname = 'play_terms_version'`,
  );
  expect(rows).toEqual([{ force: true }]);

  const client = await server.pool.connect();
  const shift = async (by: number) => {
    await client.query(`SET session_replication_role = 'replica'`);
    await client.query(
      `UPDATE ledger_account SET balance = balance + ${by} WHERE id = (SELECT min(id) FROM ledger_account WHERE kind = 'wallet' AND owner_id <> 0)`,
    );
    await client.query(`SET session_replication_role = 'origin'`);
  };
  await shift(1);
  const wrong = await reconcile(url);
  expect(wrong.faults).toContainEqual(expect.stringMatching(/book of \w+ sums to 1 in place of 0/));
  expect(wrong.faults).toContainEqual(expect.stringMatching(/^ledger_mismatches of \w+: /));
  await shift(-1);
  // A sum of a day that is wrong, while every balance is right.
  const shiftDay = async (by: number) => {
    await client.query(`SET session_replication_role = 'replica'`);
    await client.query(
      `UPDATE ledger_day SET income = income + ${by} WHERE (account_id, day, type) = (SELECT d.account_id, d.day, d.type FROM ledger_day d ORDER BY 1, 2, 3 LIMIT 1)`,
    );
    await client.query(`SET session_replication_role = 'origin'`);
  };
  await shiftDay(1);
  const { faults } = await reconcile(url);
  expect(faults).toEqual([expect.stringMatching(/^ledger_day_mismatches of \w+: /)]);
  await shiftDay(-1);
  client.release();
});
