// What a hole in the code of a room could do: the rights of the office's roles in the database, asked of the database itself.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindsInOrder } from '#server/content/kinds.ts';
import { type DatabaseRole, type Db, inStation } from '#server/db/stationTransaction.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
});
afterAll(() => server.stop());

const as = <T>(role: DatabaseRole, station: string, work: (db: Db) => Promise<T>): Promise<T> =>
  inStation(server.pool, station, work, { role });

/** Tables that a role may write, by what it may. */
async function writable(role: DatabaseRole): Promise<string[]> {
  const { rows } = await server.pool.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      AND (has_table_privilege($1, c.oid, 'INSERT') OR has_table_privilege($1, c.oid, 'UPDATE') OR has_table_privilege($1, c.oid, 'DELETE')
        OR has_any_column_privilege($1, c.oid, 'UPDATE'))
      ORDER BY 1`,
    [role],
  );
  return rows.map(({ name }) => name);
}

/** What money is kept in, or what decides about it. */
const money =
  /^(ledger|deposit|withdrawal|transfer|turnover|bet_|chase|lottery|play_|coupon|donation|direct_charge|interest|rebate|commission|points|platform|game_|team_|quota|activity_award|red_packet|recommendation|pay_|account_balance)/;

test('who supports members writes no table of money', async () => {
  expect((await writable('office_support')).filter((name) => money.test(name))).toEqual([]);
});

test('who writes content writes what files of content are made of and what follows from it, and moves no money', async () => {
  const tables = kindsInOrder.flatMap((kind) => kind.tables.map(({ table }) => table as string));
  const beside = [
    'activity_flag',
    'activity_stock',
    'approval',
    'content_change',
    'content_draft',
    'content_picture',
    'content_plan',
    'content_schedule',
    'office_intent',
    'station_file',
    'station_logo',
    'station_source',
    'studio_draft',
    'studio_logo',
    'studio_plan',
    'studio_schedule',
    'studio_version',
    'support_action',
  ];
  expect(await writable('office_content')).toEqual([...new Set([...tables, ...beside])].sort());
});

test('who reads writes nothing but that it has read, and looks at a ticket', async () => {
  const own = await writable('office_read');
  expect(own.filter((name) => !['office_intent', 'support_action', 'waiting_look'].includes(name))).toEqual(
    [],
  );
});

test('no function runs with more rights than its caller for those who read or support, but those that keep the trail', async () => {
  const { rows } = await server.pool.query<{ name: string; role: string }>(
    `SELECT p.proname AS name, r.rolname AS role FROM pg_proc p, pg_roles r
      WHERE p.pronamespace = 'public'::regnamespace AND p.prosecdef AND p.prorettype <> 'trigger'::regtype
        AND r.rolname IN ('office_read', 'office_support', 'office_staff') AND has_function_privilege(r.oid, p.oid, 'EXECUTE')
      ORDER BY 1, 2`,
  );
  expect(rows.filter(({ name }) => !name.startsWith('trail_'))).toEqual([]);
});

test('a credit that is sent through the room of support is refused by the database', async () => {
  const send = (statement: string) => as('office_support', alpha, (db) => sql.raw(statement).execute(db));
  await expect(send('UPDATE ledger_account SET balance = balance + 10000')).rejects.toThrow(
    /permission denied/,
  );
  await expect(
    send("SELECT ledger_post(1, 'x', 'x', '', now(), ARRAY[1, 2], ARRAY[10000, -10000])"),
  ).rejects.toThrow(/permission denied/);
});

test.each(['office_read', 'office_support', 'office_content', 'office_money'] as const)(
  '%s sees its station alone',
  async (role) => {
    const stations = (db: Db) => db.selectFrom('account').select('station').distinct().execute();
    expect(await as(role, alpha, stations)).toEqual([{ station: alpha }]);
    expect(await as(role, beta, stations)).toEqual([{ station: beta }]);
  },
);

test('who works here, and with which password, is seen from no other room, nor by the application', async () => {
  const { rows } = await server.pool.query<{ name: string; role: string }>(
    `SELECT c.relname AS name, r.rolname AS role FROM pg_class c, pg_roles r
      WHERE c.relnamespace = 'public'::regnamespace AND c.relname LIKE 'staff%' AND c.relkind = 'r'
        AND r.rolname IN ('house_app', 'office_read', 'office_support', 'office_content', 'office_money') AND has_table_privilege(r.oid, c.oid, 'SELECT')`,
  );
  expect(rows).toEqual([]);
});
