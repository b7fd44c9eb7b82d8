// Levels follow what really moves: settled bets, deposits and what is rolled back, counted once by several servers.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { runSupport } from '#scripts/support.ts';
import { accountOf } from '#server/account/accounts.ts';
import { unpackSettled } from '#server/money/levels/count.ts';
import { ladderOf } from '#server/money/levels/ladder.ts';
import { memberLevelOf } from '#server/money/levels/standing.ts';
import { timelineOf } from '#server/office/members/timeline/timeline.ts';
import { textIn } from '#server/serverText.ts';
import { addToLevel, endDeposit, readStanding, setLadder } from '#support/levels.ts';
import { bet, drawAndPay, idOf, ledgerOf, mismatchesOf, openTeam, type Team } from '#support/team.ts';
import { alpha } from '#support/testStations.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  await setLadder(team.server, alpha);
});
afterAll(() => team.table.close());

const standingOf = (name: string) => readStanding(team.server, alpha, name);
const endBobsDeposit = (orderNo: string, status: 2 | 6, paid: bigint) =>
  endDeposit(team.server, alpha, 'teambob', { orderNo, status, paid });

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

test('what a settlement adds is one row, which is counted once whether it is unpacked or not', async () => {
  const id = await idOf(team.server, 'teambob');
  const before = (await standingOf('teambob')).bets!;
  await bet(team.table, team.bottom, 100);
  await team.table.pass(60);
  const settled = () =>
    team.server.inStation(alpha, (db) => db.selectFrom('level_settled').selectAll().execute());
  const rows = (await settled()).filter(({ accounts }) => accounts.includes(id));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ accounts: [id], bets: ['1000000'] });
  const shown = await team.server.inStation(alpha, async (db) =>
    memberLevelOf(db, (await ladderOf(db))!, id, team.server.now()),
  );
  expect(shown.bets).toBe(before + 1_000_000n);
  await Promise.all(
    Array.from({ length: 4 }, () => team.server.inStation(alpha, (db) => unpackSettled(db, 10))),
  );
  expect(await settled()).toEqual([]);
  await team.server.runMoneyJob();
  expect((await standingOf('teambob')).bets).toBe(before + 1_000_000n);
});

test('levels wait for a draw that is being settled, for five rounds at most', async () => {
  const { server, table, bottom } = team;
  const id = await idOf(server, 'teambob');
  const waiting = () =>
    server.inStation(alpha, (db) =>
      db.selectFrom('level_entry').select('deposit').where('account_id', '=', id).execute(),
    );
  await bet(table, bottom, 100);
  // The wallet that the settlement pays is held until the end of this.
  const held = await server.pool.connect();
  try {
    await held.query('BEGIN');
    await held.query("SELECT FROM ledger_account WHERE owner_id = $1 AND kind = 'wallet' FOR UPDATE", [id]);
    const settling = table.pass(60);
    await expect
      .poll(async () => {
        const { rows } = await server.pool.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%bet_end%'",
        );
        return rows.length;
      })
      .toBe(1);
    await addToLevel(server, alpha, 'teambob', { deposit: 1 });
    for (let round = 1; round <= 5; round++) {
      await server.runMoneyJob();
      expect(await waiting(), `round ${round}`).toHaveLength(1);
    }
    await server.runMoneyJob();
    expect(await waiting()).toEqual([]);
    await held.query('ROLLBACK');
    await settling;
  } finally {
    held.release(true);
  }
  await addToLevel(server, alpha, 'teambob', { deposit: 1 });
  await server.runMoneyJob();
  expect(await waiting()).toEqual([]);
});

test('a deposit counts when it is paid, and is taken away when it is rolled back, while the level stays', async () => {
  await team.server.runMoneyJob();
  const before = (await standingOf('teambob')).deposits!;
  await endBobsDeposit('L1', DepositStatus.paid, 5_000_000n);
  await team.server.runMoneyJob();
  expect((await standingOf('teambob')).deposits).toBe(before + 5_000_000n);
  await endBobsDeposit('L1', DepositStatus.rolledBack, 5_000_000n);
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
  expect((await standingOf('teambob')).bets).toBe(13_500_000n);
  // The gift of its level is not given again.
  expect((await ledgerOf(team.server, 'teambob'))[1000]).toBe(80_000n);
});
