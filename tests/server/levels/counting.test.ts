// Owns the tests that levels follow what really moves: settled bets, deposits and what is rolled back, counted once by several servers.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { runSupport } from '#scripts/support.ts';
import { accountOf } from '#server/account/accounts.ts';
import { timelineOf } from '#server/office/members/timeline/timeline.ts';
import { textIn } from '#server/serverText.ts';
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

/** An order of a deposit that was opened, and what became of it. */
const endDeposit = async (orderNo: string, status: 2 | 6, paid: bigint) => {
  const id = await idOf(team.server, 'teambob');
  const at = team.server.now();
  await team.server.inStation(alpha, async (db) => {
    const method = await db.selectFrom('pay_method').select('id').limit(1).executeTakeFirstOrThrow();
    if (status === DepositStatus.paid)
      await db
        .insertInto('deposit_order')
        .values({
          order_no: orderNo,
          station: alpha,
          account_id: id,
          kind: 'bank',
          method_id: method.id,
          amount: paid,
          deposit_factor: 100,
          status: DepositStatus.pending,
          created_at: at,
          expires_at: at,
        })
        .execute();
    await db
      .updateTable('deposit_order')
      .set({ status, ...(status === DepositStatus.paid && { paid, finished_at: at }) })
      .where('order_no', '=', orderNo)
      .execute();
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
  await team.server.runMoneyJob();
  const before = (await standingOf('teambob')).deposits!;
  await endDeposit('L1', DepositStatus.paid, 5_000_000n);
  await team.server.runMoneyJob();
  expect((await standingOf('teambob')).deposits).toBe(before + 5_000_000n);
  await endDeposit('L1', DepositStatus.rolledBack, 5_000_000n);
  await team.server.runMoneyJob();
  expect(await standingOf('teambob')).toMatchObject({ deposits: before, level: 2, top: 2 });
});

test('support reads why: totals, what is missing, each rise and what it gave', async () => {
  const lines = await runSupport(team.server.pool, [alpha, 'level', 'teambob'], team.server.now());
  expect(lines[0]).toMatch(/^teambob: level 2 \(highest 2\)/);
  expect(lines.join('\n')).toMatch(/1 → 2 reached: deposits 100.*, bets 1,000/);
  expect(lines.join('\n')).toMatch(/level:2 8/);
});

test('the office reads it in the line of time', async () => {
  const id = await idOf(team.server, 'teambob');
  const { server } = team;
  const { entries, next } = await server.inStation(alpha, async (db) =>
    timelineOf(
      {
        db,
        station: server.context.stations.all()[0]!,
        account: await accountOf(db, id),
        locale: 'zh-CN',
        text: textIn('zh-CN'),
        now: server.now(),
      },
      { kinds: ['action'], pageSize: 5 },
    ),
  );
  expect(entries).toMatchObject([
    { kind: 'action', title: expect.stringMatching(/1 → 2，累计达到：存款100.00/) },
  ]);
  expect(next).toBe('');
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
