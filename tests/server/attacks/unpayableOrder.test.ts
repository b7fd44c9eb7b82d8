// The attack of one order that cannot be paid: it must stop nobody's settling but its own.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { login } from '#contract/auth.generated.ts';
import { reportProblem } from '#server/db/operatorProblem.ts';
import { drawJobOf } from '#support/drawJob.ts';
import { betCredit, creditItem, openTable, sums, type Table } from '#support/playTable.ts';
import { robotToken } from '#support/proofs.ts';
import { alpha, gamma, testStations } from '#support/testStations.ts';

let table: Table;
beforeEach(async () => {
  table = await openTable();
});
afterEach(() => table.close());

/** Both halves of what can come: one of them wins. */
const both = ['总和大', '总和小'];

async function bet(station: string, account: string): Promise<string[]> {
  const client = table.server.client(station);
  if (station === alpha) await client.logIn(account);
  else await client.call(login, { account, password: 'demo8888', robotToken: await robotToken(client) });
  const qiHao = await table.period('FFC');
  const items = [await creditItem(client, 'FFC', sums, both)];
  const { answer } = await betCredit(client, 'FFC', qiHao, items);
  if (!answer.orders) throw new Error(answer.msg);
  return answer.orders.map(({ orderId }) => orderId);
}
const statusOf = async (station: string, id: string) =>
  (
    await table.server.inStation(station, (db) =>
      sql<{ status: number }>`SELECT status FROM bet_order WHERE id = ${id}::bigint`.execute(db),
    )
  ).rows[0]!.status;

/** Puts a wallet near the end of bigint, which no winnings fit into any more; returns what it held. */
async function fill(account: string, balance: string): Promise<string> {
  const { rows } = await table.server.inStation(alpha, (db) =>
    sql<{
      before: string;
    }>`WITH before AS (SELECT w.id, w.balance FROM ledger_account w JOIN account a ON a.id = w.owner_id
        WHERE w.kind = 'wallet' AND w.book = 'real' AND w.part = '' AND a.name = ${account})
      UPDATE ledger_account w SET balance = ${balance}::bigint FROM before b WHERE w.id = b.id RETURNING b.balance::text AS before`.execute(
      db,
    ),
  );
  return rows[0]!.before;
}
const almostMost = '9223372036854775806';
const problems = async () => {
  const { status, text } = await table.server.client(alpha).send('/healthz');
  expect(status).toBe(200);
  return (JSON.parse(text) as { status: string; problems?: unknown }).problems;
};

test('one order that cannot be paid is set aside and reported; everybody else is paid, it is retried and not lost', async () => {
  // The application itself cannot do this.
  await table.server.pool.query('GRANT UPDATE ON ledger_account TO house_app');
  const [poisoned] = await bet(alpha, 'member01');
  const others = [...(await bet(alpha, 'agent01'))];
  const elsewhere = await bet(gamma, 'member01');
  const before = await fill('member01', almostMost);

  await table.pass(60);
  expect(await statusOf(alpha, poisoned!)).toBe(1);
  for (const id of others) expect(await statusOf(alpha, id), 'of the same period').toBe(2);
  for (const id of elsewhere) expect(await statusOf(gamma, id), 'of a later station').toBe(2);
  expect(table.failures.join()).toContain(`settle ${alpha} ${poisoned}`);
  expect(await problems()).toEqual([{ kind: 'settlement', count: 1 }]);

  const later = [...(await bet(alpha, 'agent01'))];
  await table.pass(30);
  expect(table.failures, 'not tried again in every round').toHaveLength(1);
  await table.pass(30);
  for (const id of later) expect(await statusOf(alpha, id), 'of a later period').toBe(2);
  expect(await statusOf(alpha, poisoned!)).toBe(1);

  // A process that starts later knows of it as well, and pays once it can be paid.
  await table.job.stop();
  await fill('member01', before);
  const job = drawJobOf(table.server, { lotteries: ['FFC'] });
  await job.tick();
  await job.stop();
  expect(await statusOf(alpha, poisoned!)).toBe(2);
  expect(await problems()).toBeUndefined();
});

const unread = 'no station; --';

test('a station that nothing can be read of keeps no other from being paid', async () => {
  const [mine] = await bet(alpha, 'member01');
  const [theirs] = await bet(gamma, 'member01');
  await table.job.stop();
  const failures: string[] = [];
  // Something is due there, as something is of a chase that never was.
  await table.server.pool.query(`BEGIN; SET LOCAL session_replication_role = replica;
    INSERT INTO chase_back (station, chase_id, ended_at, reason) VALUES ('${unread}', 1, now(), 'chase'); COMMIT`);
  const job = drawJobOf(table.server, {
    // Refused before anything is read.
    stations: () => [unread, ...testStations.map(({ code }) => code)],
    lotteries: ['FFC'],
    onFailure: (what) => failures.push(what),
  });
  table.nowMs += 60_000;
  await job.tick();
  await job.stop();
  await table.server.pool.query('DELETE FROM chase_back WHERE station = $1', [unread]);
  expect(failures).toEqual([`open chases ${unread}`]);
  expect(await statusOf(alpha, mine!)).toBe(2);
  expect(await statusOf(gamma, theirs!)).toBe(2);
});

test('a station whose settling fails altogether keeps no other from being paid, and is paid later', async () => {
  const [mine] = await bet(alpha, 'member01');
  const [theirs] = await bet(gamma, 'member01');
  await table.job.stop();
  const failures: string[] = [];
  const job = drawJobOf(table.server, { lotteries: ['FFC'], onFailure: (what) => failures.push(what) });
  // Settling begins with what could not be settled before.
  await table.server.inStation(alpha, (db) =>
    reportProblem(db, {
      station: alpha,
      kind: 'settlement',
      ref: '1',
      reason: 'a test',
      at: new Date(table.nowMs),
    }),
  );
  await table.server.pool.query(`CREATE POLICY unreadable ON operator_problem AS RESTRICTIVE USING
    (CASE WHEN current_station() = '${alpha}' THEN current_station()::integer = 0 ELSE true END)`);
  table.nowMs += 60_000;
  await job.tick();
  expect(failures).toEqual([`settle ${alpha}`]);
  expect(await statusOf(alpha, mine!)).toBe(1);
  expect(await statusOf(gamma, theirs!)).toBe(2);
  await table.server.pool.query('DROP POLICY unreadable ON operator_problem');
  await job.tick();
  await job.stop();
  expect(await statusOf(alpha, mine!)).toBe(2);
});
