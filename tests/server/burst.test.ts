// Owns the tests of transactions that go out with one Sync: all or nothing, in turn, and nothing of one is left for the next.
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { inOneBurst } from '#server/db/burst.ts';
import type { Named } from '#server/db/pool.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { testStations } from '#support/testStations.ts';

let server: RunningServer;
let client: pg.PoolClient;
let names = 0;

beforeAll(async () => {
  server = await startServer({ stations: testStations });
  await server.pool.query(`
    CREATE TABLE burst_parent (id integer PRIMARY KEY);
    CREATE TABLE burst_child (id integer PRIMARY KEY, parent integer REFERENCES burst_parent DEFERRABLE INITIALLY DEFERRED)`);
});
beforeEach(async () => {
  client = await server.pool.connect();
  await client.query('TRUNCATE burst_parent, burst_child');
});
afterEach(() => client.release());
afterAll(() => server.stop());

function named(text: string, ...values: string[]): Named {
  names += 1;
  return { name: `burst ${names}`, text, values };
}
const parent = (id: string): Named => named('INSERT INTO burst_parent VALUES ($1)', id);
const parents = async () =>
  (await client.query('SELECT id FROM burst_parent ORDER BY id')).rows.map(({ id }) => id);

test('gives the rows of the last statement alone, whatever those before it gave', async () => {
  const { rows } = await inOneBurst(client, [
    named('SELECT generate_series(1, $1::int) AS n', '3'),
    parent('1'),
    named('SELECT id, $1::text AS word FROM burst_parent CROSS JOIN generate_series(1, 2)', 'here'),
  ]);
  expect(rows).toEqual([
    { id: 1, word: 'here' },
    { id: 1, word: 'here' },
  ]);
});

test('undoes all where one fails, tells its failure, and what follows on the connection is done', async () => {
  const [first, again, third] = [parent('1'), parent('1'), parent('3')];
  const failing = inOneBurst(client, [first, again, third]);
  // Behind it before it has been answered, with statements that were planned for it.
  const next = inOneBurst(client, [third, parent('4')]);
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  await next;
  expect(await parents()).toEqual([3, 4]);
  // A burst that is known already goes the same way.
  await expect(inOneBurst(client, [parent('5'), third, again])).rejects.toMatchObject({ code: '23505' });
  expect(await parents()).toEqual([3, 4]);
});

test('tells why a statement cannot be planned', async () => {
  await expect(
    inOneBurst(client, [parent('1'), named('SELECT nothing FROM burst_parent')]),
  ).rejects.toMatchObject({ code: '42703' });
  expect(await parents()).toEqual([]);
});

test('a failure that shows only at the end is a failure, and nothing is left', async () => {
  await expect(
    inOneBurst(client, [parent('1'), named('INSERT INTO burst_child VALUES (1, $1) RETURNING id', '2')]),
  ).rejects.toMatchObject({ code: '23503' });
  expect(await parents()).toEqual([]);
});

test('what is set for one transaction is gone in the next', async () => {
  const setting = named(
    "SELECT set_config('role', 'house_app', true), set_config('app.station', $1, true)",
    'alpha',
  );
  const now = named("SELECT current_user::text AS who, current_setting('app.station', true) AS station");
  const { rows: within } = await inOneBurst(client, [setting, now]);
  expect(within).toEqual([{ who: 'house_app', station: 'alpha' }]);
  const { rows: after } = await inOneBurst(client, [now]);
  expect(after[0].who).not.toBe('house_app');
  expect(after[0].station).toBe('');
});
