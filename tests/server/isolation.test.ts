// Stations share nothing: rows and sessions.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.generated.ts';
import { register } from '#contract/auth.generated.ts';
import { accInfo, getOnOffBaseBtn } from '#contract/session.generated.ts';
import { StationTransaction } from '#server/db/stationTransaction.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
});
afterAll(() => server.stop());

test('a session of one station opens nothing in another, under any name', async () => {
  const client = server.client(alpha);
  await client.logIn('member01');
  const other = server.client(beta);
  for (const [name, value] of client.cookies) {
    other.cookies.set(name, value);
    other.cookies.set(name.replace(alpha, beta), value);
  }
  expect((await other.call(accInfo, {})).answer.login).toBe(false);
  expect((await other.call(userInfo, {})).answer.code).toBe('notLoggedIn');
});

/** What belongs to no station: the program's own notes, and draws, which are one for all. The application cannot write them. */
const common = [
  'schema_migration',
  'schema_object',
  'lottery_period',
  'lottery_seed',
  // Of the servers, whose jobs are for all stations.
  'job_lease',
  'lottery_whole',
  // Which of the operator's databases this is.
  'database_number',
  // What draws of stations' own lotteries are made by; each station sees its own.
  'own_lottery',
  'draw_correction',
  'draw_entry',
  // Of the back office, whose people work for many stations; calls of players write none of them.
  'office_intent',
  'staff',
  'staff_device',
  'staff_session',
  'staff_passkey',
  'staff_invitation',
  'staff_elevation',
  'staff_token',
  'staff_report',
  'station_file',
  'station_source',
  'station_logo',
  'studio_logo',
  'party_suspension',
  'trail',
  'trail_head',
];

test('every table has a station and row security that binds its owner too, but for those that are common', async () => {
  const { rows } = await server.pool.query<{
    name: string;
    isApart: boolean;
    mayWrite: boolean;
  }>(`
    SELECT c.relname AS name,
      c.relrowsecurity AND c.relforcerowsecurity
        AND (SELECT count(*) FROM pg_policy p WHERE p.polrelid = c.oid AND p.polroles <> ARRAY['job_due'::regrole::oid]) = 1
        AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'station' AND a.attnotnull) AS "isApart",
      has_table_privilege('house_app', c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE') AS "mayWrite"
    FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`);
  expect(rows.length).toBeGreaterThan(20);
  const open = rows.filter((row) => (common.includes(row.name) ? row.mayWrite : !row.isApart));
  expect(open).toEqual([]);
});

test('who asks where something is due sees of other stations by what it waits, and nobody else does', async () => {
  const { rows: columns } = await server.pool.query<{ name: string; shown: string[] }>(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attname::text) AS shown
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace AND has_column_privilege('job_due', c.oid, a.attnum, 'SELECT')
      GROUP BY 1`);
  expect(columns.length).toBeGreaterThan(40);
  const said = new Set(columns.flatMap(({ shown }) => shown));
  // No name, no number, no word, no stake; of money the balances by which a debt or a platform is due.
  for (const personal of [
    'name',
    'phone',
    'email',
    'real_name',
    'token_hash',
    'selection',
    'stake',
    'amount',
    'body',
  ])
    expect(said).not.toContain(personal);
  expect(columns.filter(({ shown }) => shown.includes('balance')).map(({ name }) => name)).toEqual([
    'ledger_account',
  ]);
  const { rows: written } = await server.pool.query<{ name: string }>(`
    SELECT c.relname || '.' || a.attname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
        AND has_column_privilege('job_due', c.oid, a.attnum, 'INSERT, UPDATE') OR c.relkind = 'r' AND has_table_privilege('job_due', c.oid, 'DELETE, TRUNCATE')
      ORDER BY 1`);
  expect(written.map(({ name }) => name)).toEqual(['figure_progress.counted_at', 'figure_progress.through']);
  const { rows: policies } = await server.pool.query<{ roles: string[]; command: string }>(`
    SELECT DISTINCT ARRAY(SELECT r.rolname::text FROM pg_roles r WHERE r.oid = ANY (p.polroles)) AS roles, p.polcmd AS command
      FROM pg_policy p WHERE p.polname LIKE 'of\\_all%'`);
  expect(new Set(policies.map(({ roles, command }) => `${roles} ${command}`))).toEqual(
    new Set(['job_due r', 'job_due w']),
  );
});

test('a query without a condition sees the rows of its own station alone', async () => {
  for (const code of [alpha, beta]) {
    const stations = await server.inStation(code, (db) =>
      db.selectFrom('account').select('station').distinct().execute(),
    );
    expect(stations).toEqual([{ station: code }]);
  }
});

test('no row of another station can be written, changed or taken over', async () => {
  await expect(
    server.inStation(alpha, (db) =>
      db
        .insertInto('account')
        .values({
          station: beta,
          name: 'spy',
          name_key: 'spy',
          role: 'member',
          password_hash: null,
          created_at: new Date(0),
        })
        .execute(),
    ),
  ).rejects.toThrow(/row-level security/);
  const changed = await server.inStation(alpha, (db) =>
    db.updateTable('account').set({ nick_name: 'spied' }).where('station', '=', beta).executeTakeFirst(),
  );
  expect(changed.numUpdatedRows).toBe(0n);
  await expect(
    server.inStation(alpha, (db) => db.updateTable('account').set({ station: beta }).execute()),
  ).rejects.toThrow(/row-level security/);
});

test('a released connection carries no station over to the next', async () => {
  await server.inStation(alpha, (db) => db.selectFrom('account').select('id').execute());
  for (let count = 0; count < 25; count++) {
    const { rows } = await server.pool.query(
      `SELECT current_setting('app.station', true) AS station, current_user AS name`,
    );
    expect(rows[0].station || null).toBeNull();
    expect(rows[0].name).not.toBe('house_app');
  }
});

test('the application works as a role without rights of its own', async () => {
  const { rows } = await server.pool.query(
    `SELECT rolsuper, rolbypassrls, rolcreatedb, rolcreaterole, rolcanlogin FROM pg_roles WHERE rolname = 'house_app'`,
  );
  expect(rows[0]).toEqual({
    rolsuper: false,
    rolbypassrls: false,
    rolcreatedb: false,
    rolcreaterole: false,
    rolcanlogin: false,
  });
});

test('what is no code of a station opens no transaction', () => {
  expect(() => new StationTransaction(server.pool, `alpha'; DROP TABLE account; --`)).toThrow(
    /code of a station/,
  );
});

test('members of one name in two stations have accounts and money of their own', async () => {
  const client = server.client(alpha);
  await client.call(register, { account: 'same0001', password: 'secret88', rePassword: 'secret88' });
  const there = await server.inStation(beta, (db) =>
    db.selectFrom('account').select('id').where('name_key', '=', 'same0001').execute(),
  );
  expect(there).toEqual([]);
});

test('a host that is no station is refused, unless a cookie chooses one', async () => {
  const client = server.client(alpha);
  const headers = { host: `192.168.1.5:${server.port}` };
  const lost = await client.call(getOnOffBaseBtn, {}, { headers });
  expect(lost.status).toBe(404);
  expect(lost.answer).toMatchObject({ success: false, code: 'noStation' });
  client.cookies.set('station', beta);
  expect((await client.call(getOnOffBaseBtn, {}, { headers })).answer.stationCode).toBe(beta);
  client.cookies.set('station', 'nowhere');
  expect((await client.call(getOnOffBaseBtn, {}, { headers })).answer.code).toBe('noStation');
});

test('on this machine the first station stands in where none is chosen', async () => {
  const client = server.client(beta);
  const headers = { host: `127.0.0.1:${server.port}` };
  expect((await client.call(getOnOffBaseBtn, {}, { headers })).answer.stationCode).toBe(alpha);
  client.cookies.set('station', beta);
  expect((await client.call(getOnOffBaseBtn, {}, { headers })).answer.stationCode).toBe(beta);
});
