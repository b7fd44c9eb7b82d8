// Owns the tests that levels follow what really moves: settled bets, deposits and what is rolled back, counted once by several servers.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSupport } from '#scripts/support.ts';
import { setLadder } from '#support/levels.ts';
import { bet, drawAndPay, idOf, ledgerOf, mismatchesOf, openTeam, type Team } from '#support/team.ts';
import { alpha } from '#support/testStations.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  await setLadder(team.server, alpha);
});
afterAll(() => team.table.close());

const standingOf = async (name: string) => {
  const id = await idOf(team.server, name);
  return team.server.inStation(alpha, (db) =>
    db
      .selectFrom('account as a')
      .leftJoin('level_standing as s', 's.account_id', 'a.id')
      .select(['a.level', 's.top', 's.deposits', 's.bets'])
      .where('a.id', '=', id)
      .executeTakeFirstOrThrow(),
  );
};

/** A deposit that is paid, or rolled back, as the order says it. */
const payDeposit = async (name: string, paid: bigint, status: 2 | 6) => {
  const id = await idOf(team.server, name);
  await team.server.inStation(alpha, async (db) => {
    const orderNo = `L${name}`;
    if (status === 2)
      await sql`INSERT INTO deposit_order SELECT (jsonb_populate_record(NULL::deposit_order, to_jsonb(d) || ${JSON.stringify(
        {
          order_no: orderNo,
          account_id: id,
          status: 1,
          paid: 0,
          amount: Number(paid),
        },
      )}::jsonb)).* FROM (SELECT * FROM deposit_order LIMIT 1) d`.execute(db);
    await sql`UPDATE deposit_order SET status = ${status}, paid = ${String(paid)}::bigint, finished_at = ${team.server.now()}
      WHERE order_no = ${orderNo}`.execute(db);
  });
};

test('bets that are settled raise their member with its gift, once, whoever counts', async () => {
  await bet(team.table, team.bottom, 600);
  await drawAndPay(team.table);
  const id = await idOf(team.server, 'teambob');
  const { bets } = await standingOf('teambob');
  expect(bets).toBe(6_000_000n);
  await team.server.inStation(alpha, (db) =>
    sql`INSERT INTO level_entry (station, account_id, at, deposit, bet) VALUES (${alpha}, ${id}, ${team.server.now()}, 1000000, 0)`.execute(
      db,
    ),
  );
  await bet(team.table, team.bottom, 400);
  await team.table.pass(60);
  await Promise.all([team.server.runMoneyJob(), team.server.runMoneyJob(), team.server.runMoneyJob()]);
  await team.server.runMoneyJob();
  expect(await standingOf('teambob')).toMatchObject({ level: 2, top: 2, bets: 10_000_000n });
  expect((await ledgerOf(team.server, 'teambob'))[1000]).toBe(80_000n);
  expect(await mismatchesOf(team.server)).toEqual([]);
});

test('a deposit counts when it is paid, and is taken away when it is rolled back, while the level stays', async () => {
  const there = await team.server.inStation(alpha, (db) =>
    sql<{ count: number }>`SELECT count(*)::int AS count FROM deposit_order`.execute(db),
  );
  expect(there.rows[0]!.count).toBeGreaterThan(0);
  await team.server.runMoneyJob();
  const before = (await standingOf('teambob')).deposits!;
  await payDeposit('teambob', 5_000_000n, 2);
  await team.server.runMoneyJob();
  expect((await standingOf('teambob')).deposits).toBe(before + 5_000_000n);
  await payDeposit('teambob', 5_000_000n, 6);
  await team.server.runMoneyJob();
  expect(await standingOf('teambob')).toMatchObject({ deposits: before, level: 2, top: 2 });
});

test('support reads why: totals, what is missing, each rise and what it gave', async () => {
  const lines = await runSupport(team.server.pool, [alpha, 'level', 'teambob'], team.server.now());
  expect(lines[0]).toMatch(/^teambob: level 2 \(highest 2\)/);
  expect(lines.join('\n')).toMatch(/1 → 2 reached: deposits 100.*, bets 1000/);
  expect(lines.join('\n')).toMatch(/level:2 8/);
});

test('a station that gives up its ladder forgets how far its members were, and counts from all they have once it has one again', async () => {
  await team.server.inStation(alpha, (db) => db.deleteFrom('level_setting').execute());
  await bet(team.table, team.bottom, 100);
  await drawAndPay(team.table);
  expect((await standingOf('teambob')).bets).toBeNull();
  await setLadder(team.server, alpha);
  await bet(team.table, team.bottom, 50);
  await drawAndPay(team.table);
  expect((await standingOf('teambob')).bets).toBe(11_500_000n);
  // The gift of its level is not given again.
  expect((await ledgerOf(team.server, 'teambob'))[1000]).toBe(80_000n);
});
