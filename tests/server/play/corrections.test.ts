// Correcting a draw: whatever was bet, spent and interrupted, afterwards everything is as on the same day without the error.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withdrawShowInfo } from '#contract/finance.generated.ts';
import { batchRevokeOrder, GetLotteryResultList, lotteryData } from '#contract/lottery.generated.ts';
import { list, readMessage } from '#contract/message.generated.ts';
import { moneyIncomeList } from '#contract/report.generated.ts';
import { correctDraw } from '#scripts/support/corrections.ts';
import { runSupport } from '#scripts/support.ts';
import { everyStation } from '#server/db/stationTransaction.ts';
import type { DrawFeed } from '#server/jobs/draws/drawFeed.ts';
import { applyCorrection, betsToRollBack, openCorrections, rollBackBets } from '#server/play/corrections.ts';
import {
  betCredit,
  betOffcial,
  creditItem,
  openTable,
  sums,
  type Table,
  ticket,
  troublesOf,
} from '#support/playTable.ts';
import type { Client } from '#support/startServer.ts';
import { giveMoney, idOf, mismatchesOf, openBelow, setRates } from '#support/team.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { YUAN } from '#values/money.ts';

const lot = 'FFC';
const names = ['teambob', 'teamagent', 'agent01', 'member01'] as const;

interface World {
  table: Table;
  /** What the feed says, by number of the period. */
  results: Map<string, number[]>;
  players: Client[];
}

/** A server whose lottery is drawn by a feed, with an agent, one below, a member below that one, and one directly below the first. */
async function openWorld(): Promise<World> {
  const results = new Map<string, number[]>();
  const feed: DrawFeed = {
    lotteries: new Set([lot]),
    read: async (_, qiHao) => results.get(qiHao) ?? null,
    revised: async () => [...results].map(([qiHao, draw]) => ({ lotCode: lot, qiHao, draw })),
  };
  const table = await openTable({ feed, lotteries: [lot, 'FFK3'] });
  await setRates(table.server, 'agent01', 80_000);
  await setRates(table.server, 'member01', 60_000);
  const top = await table.player('agent01');
  const middle = await openBelow(table, top, 'teamagent', 'agent', { lottery: '7.5', groupBonus: 1840 });
  const bottom = await openBelow(table, middle, 'teambob', 'member', {
    lottery: '6.0',
    groupBonus: 1820,
  });
  return { table, results, players: [bottom, middle, top, await table.player('member01')] };
}

const correct = (
  { table }: World,
  qiHao: string,
  numbers: string,
  plan?: string,
  reason = 'The state published another number.',
) =>
  correctDraw(table.server.pool, { lotCode: lot, qiHao, numbers, reason, plan }, table.server.now(), {
    stations: testStations.map(({ code }) => code),
    isWatching: false,
  });
const fingerprintOf = (lines: string[]): string => /--plan ([0-9a-f]{12})/.exec(lines.join('\n'))![1]!;

/** Shows the plan, asks for it, and lets the job do it. */
async function correctNow(world: World, qiHao: string, numbers: string): Promise<void> {
  await correct(world, qiHao, numbers, fingerprintOf(await correct(world, qiHao, numbers)));
  // The feed says the same from now on.
  if (numbers !== 'void') world.results.set(qiHao, numbers.split(',').map(Number));
  await world.table.job.tick();
}

async function moneyOf({ table }: World, name: string): Promise<{ wallet: bigint; debt: bigint }> {
  const id = await idOf(table.server, name);
  const { rows } = await table.server.inStation(alpha, (db) =>
    sql<{
      wallet: bigint;
      debt: bigint;
    }>`SELECT coalesce(sum(balance) FILTER (WHERE kind = 'wallet'), 0)::bigint AS wallet,
      coalesce(-sum(balance) FILTER (WHERE kind = 'debt'), 0)::bigint AS debt FROM ledger_account WHERE owner_id = ${id} AND book = 'real'`.execute(
      db,
    ),
  );
  return rows[0]!;
}

/** The player loses money to the station that no figure counts. */
async function spend({ table }: World, name: string, amount: bigint): Promise<void> {
  if (amount <= 0n) return;
  const id = await idOf(table.server, name);
  await table.server.inStation(alpha, (db) =>
    sql`SELECT ledger_post(2, 'test', ${`spent ${name} ${table.nowMs} ${Math.random()}`}, '', ${table.server.now()}, ARRAY[w.id, h.id],
      ARRAY[${-amount}, ${amount}]::bigint[]) FROM ledger_account w, ledger_account h WHERE w.owner_id = ${id} AND w.kind = 'wallet' AND w.book = 'real'
      AND h.owner_id = 0 AND h.kind = 'house' AND h.book = 'real' AND h.part = ''`.execute(db),
  );
}

/** Turnover, days of members and teams, and commission, by names. */
async function figuresOf({ table }: World) {
  return table.server.inStation(alpha, async (db) => {
    const turnover =
      await sql`SELECT a.name, t.valid, t.cleared FROM turnover t JOIN account a ON a.id = t.account_id
      WHERE a.name = ANY (${[...names]}) ORDER BY 1`.execute(db);
    const own =
      await sql`SELECT a.name, d.day, d.bet, d.win, d.unsettled, d.rebate, d.agent_rebate FROM member_day d JOIN account a ON a.id = d.account_id
      WHERE a.name = ANY (${[...names]}) ORDER BY 1, 2`.execute(db);
    const teams =
      await sql`SELECT a.name, d.day, d.bet, d.win, d.unsettled, d.rebate, d.agent_rebate FROM team_day d JOIN account a ON a.id = d.account_id
      WHERE a.name = ANY (${[...names]}) ORDER BY 1, 2`.execute(db);
    const lotteries =
      await sql`SELECT a.name, d.day, d.lot_code, d.orders, d.bet, d.win, d.slider FROM team_lot_day d JOIN account a ON a.id = d.account_id
      WHERE a.name = ANY (${[...names]}) AND (d.orders, d.bet, d.win, d.slider) <> (0, 0, 0, 0) ORDER BY 1, 2, 3`.execute(
        db,
      );
    const commission =
      await sql`SELECT a.name, c.is_direct, sum(c.amount)::text AS amount FROM commission c JOIN account a ON a.id = c.account_id
      GROUP BY 1, 2 HAVING sum(c.amount) <> 0 ORDER BY 1, 2`.execute(db);
    const bets =
      await sql`SELECT a.name, o.status, o.stake, o.payout, o.rebate, o.winning_units, o.pushed_units, o.ended_at FROM bet_order o
      JOIN account a ON a.id = o.account_id ORDER BY o.id`.execute(db);
    return [turnover, own, teams, lotteries, commission, bets].map(({ rows }) => rows);
  });
}

let wrong: World;
let right: World;
beforeAll(async () => {
  [wrong, right] = [await openWorld(), await openWorld()];
});
afterAll(async () => {
  await wrong.table.close();
  await right.table.close();
});

/** A ticket at the highest bonus group of each player, or lower with a rebate. */
const ticketTerms = [
  { bonusGroup: '1820', rebateRate: '0' },
  { bonusGroup: '1840', rebateRate: '0' },
  { bonusGroup: '1840', rebateRate: '0.01' },
  { bonusGroup: '1760', rebateRate: '0.03' },
];
/** By the error's members, so far. */
const spent = new Map<string, bigint>();

const digits = fc.oneof(
  { weight: 1, arbitrary: fc.constant<number[]>([1, 2, 3, 4, 5]) },
  { weight: 3, arbitrary: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 5 }) },
);
const betOf = fc.record({
  who: fc.integer({ min: 0, max: 3 }),
  option: fc.constantFrom('总和大', '总和小', '总和单', '总和双', 'ticket'),
  yuan: fc.integer({ min: 1, max: 300 }),
  isRevoked: fc.boolean(),
});

test('whatever is bet, revoked, spent and interrupted: after the correction everything is as without the error', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(betOf, { minLength: 1, maxLength: 10 }),
      fc.array(digits, { minLength: 2, maxLength: 3 }),
      fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 4, maxLength: 4 }),
      fc.integer({ min: 0, max: 10 }),
      async (bets, draws, spentPercent, interruptedAfter) => {
        const worlds = [wrong, right];
        const last = draws.at(-1)!;
        const qiHao = await wrong.table.period(lot);
        expect(await right.table.period(lot)).toBe(qiHao);
        // What is owed from the run before is repaid first: without it in the gift, large debts would leave nothing to bet.
        const gifts = new Map<string, number>();
        for (const name of names) {
          const { debt } = await moneyOf(wrong, name);
          gifts.set(name, 300_000 + Number(debt / YUAN) + 1);
        }
        for (const world of worlds) {
          for (const [name, yuan] of gifts) await giveMoney(world.table.server, name, yuan);
          await world.table.server.runMoneyJob();
          for (const { who, option, yuan, isRevoked } of bets) {
            const client = world.players[who]!;
            const { answer } =
              option === 'ticket'
                ? await betOffcial(client, lot, qiHao, [{ ...ticket(), ...ticketTerms[who] }])
                : await betCredit(client, lot, qiHao, [
                    await creditItem(client, lot, sums, [option], String(yuan)),
                  ]);
            if (!answer.success) throw new Error(answer.msg);
            const orderId = answer.orders![0]!.orderId;
            if (isRevoked && yuan % 3 === 0) await client.call(batchRevokeOrder, { orderIds: orderId });
          }
        }
        wrong.results.set(qiHao, draws[0]!);
        right.results.set(qiHao, last);
        for (const world of worlds) {
          await world.table.pass(60);
          await world.table.server.runMoneyJob();
        }
        for (const [at, name] of names.entries()) {
          const { wallet } = await moneyOf(wrong, name);
          const amount = (wallet * BigInt(spentPercent[at]!)) / 100n;
          await spend(wrong, name, amount);
          spent.set(name, (spent.get(name) ?? 0n) + amount);
        }
        for (const draw of draws.slice(1)) {
          if (String(wrong.results.get(qiHao)) === String(draw)) continue;
          const numbers = draw.join(',');
          await correct(wrong, qiHao, numbers, fingerprintOf(await correct(wrong, qiHao, numbers)));
          // A process that takes back some bets and is killed; another goes on.
          const [open] = await openCorrections(wrong.table.server.pool);
          await applyCorrection(wrong.table.server.pool, open!, wrong.table.server.now());
          await wrong.table.server.inStation(alpha, async (db) => {
            const all = await betsToRollBack(db, open!);
            await rollBackBets(db, all.slice(0, interruptedAfter), wrong.table.server.now());
          });
          expect(await mismatchesOf(wrong.table.server)).toEqual([]);
          wrong.results.set(qiHao, draw);
          await wrong.table.job.tick();
          expect((await correct(wrong, qiHao, numbers))[0]).toContain('already. Nothing changes.');
          await wrong.table.job.tick();
        }
        await right.table.job.tick();
        for (const world of worlds) {
          await world.table.server.runMoneyJob();
          expect(await mismatchesOf(world.table.server)).toEqual([]);
          expect(await troublesOf(world.table)).toEqual([]);
        }
        expect(await figuresOf(wrong)).toEqual(await figuresOf(right));
        for (const name of names) {
          const { wallet, debt } = await moneyOf(wrong, name);
          expect([name, wallet - debt + (spent.get(name) ?? 0n)]).toEqual([
            name,
            (await moneyOf(right, name)).wallet,
          ]);
          // Whoever owes has nothing left that the debt could be paid from.
          expect(debt === 0n || wallet === 0n).toBe(true);
        }
        const { rows: problems } = await wrong.table.server.inStation(alpha, (db) =>
          sql`SELECT * FROM operator_problem WHERE resolved_at IS NULL`.execute(db),
        );
        expect(problems).toEqual([]);
      },
    ),
    // The worlds go on from run to run: a smaller example would not be the same one.
    { numRuns: 20, endOnFailure: true },
  );
}, 300_000);

/** A bet of member01 that the draw 9,9,9,9,9 wins and 1,1,1,1,1 loses; returns its number and that of its period. */
async function wonByMistake(
  world: World,
  yuan = 100,
): Promise<{ qiHao: string; orderId: string; client: Client }> {
  const client = world.players[3]!;
  // The property may have left nothing, or a debt.
  await giveMoney(world.table.server, 'member01', 300_000);
  await world.table.server.runMoneyJob();
  const qiHao = await world.table.period(lot);
  const item = await creditItem(client, lot, sums, ['总和大'], String(yuan));
  const { answer } = await betCredit(client, lot, qiHao, [item]);
  world.results.set(qiHao, [9, 9, 9, 9, 9]);
  await world.table.pass(60);
  return { qiHao, orderId: answer.orders![0]!.orderId, client };
}
const stateOf = async (client: Client, orderId: string) =>
  (await client.call(lotteryData, { orderId })).answer.list![0]!;

test('the plan says what moves and changes nothing; the confirmation fits this plan alone', async () => {
  const { qiHao, orderId, client } = await wonByMistake(wrong);
  const before = await moneyOf(wrong, 'member01');
  const paid = (await stateOf(client, orderId)).winMoney;
  const plan = await correct(wrong, qiHao, '1,1,1,1,1');
  expect(plan[0]).toBe(`${lot} ${qiHao}: 9,9,9,9,9 becomes 1,1,1,1,1.`);
  expect(plan[1]).toContain(`${alpha}: 1 bets of 1 members; takes back ${paid.slice(0, -2)}, gives 0.00`);
  await expect(correct(wrong, qiHao, '1,1,1,1,2', fingerprintOf(plan))).rejects.toThrow(
    'no longer what you saw',
  );
  await wrong.table.job.tick();
  expect(await moneyOf(wrong, 'member01')).toEqual(before);
  expect((await stateOf(client, orderId)).status).toBe(2);
  await correctNow(wrong, qiHao, '1,1,1,1,1');
  expect(await stateOf(client, orderId)).toMatchObject({
    status: 3,
    openHaoma: '1,1,1,1,1',
    correctedFrom: '9,9,9,9,9',
    winMoney: '0.0000',
  });
  // 2 percent of 100 stand; what the wrong draw paid was taken back.
  const paidNow = await runSupport(
    wrong.table.server.pool,
    [alpha, 'commission', orderId],
    wrong.table.server.now(),
  );
  expect(paidNow.slice(-2)).toEqual([
    'Together 2.0000.',
    'What it had paid before its draw was corrected was taken back.',
  ]);
});

test('what was spent is owed: no withdrawal until it is repaid from the next money, and letter, bill and results say why', async () => {
  const { qiHao, orderId, client } = await wonByMistake(wrong);
  const paid = BigInt((await stateOf(client, orderId)).winMoney.replace('.', ''));
  const { wallet } = await moneyOf(wrong, 'member01');
  await spend(wrong, 'member01', wallet - 200_000n);
  const [plan] = (await correct(wrong, qiHao, '1,1,1,1,1')).filter((line) => line.startsWith(alpha));
  expect(plan).toMatch(/1 members will owe [0-9]/);
  const fingerprint = fingerprintOf(await correct(wrong, qiHao, '1,1,1,1,1'));
  await correct(wrong, qiHao, '1,1,1,1,1', fingerprint);
  // Taken back and not settled again yet.
  const [open] = await openCorrections(wrong.table.server.pool);
  await applyCorrection(wrong.table.server.pool, open!, wrong.table.server.now());
  await wrong.table.server.inStation(alpha, async (db) =>
    rollBackBets(db, await betsToRollBack(db, open!), wrong.table.server.now()),
  );
  expect(await stateOf(client, orderId)).toMatchObject({ status: 6, winMoney: '0.0000', yingKui: '0.0000' });
  wrong.results.set(qiHao, [1, 1, 1, 1, 1]);
  await wrong.table.job.tick();
  expect(await moneyOf(wrong, 'member01')).toEqual({ wallet: 0n, debt: paid - 200_000n });
  expect((await stateOf(client, orderId)).status).toBe(3);

  const shown = (await client.call(withdrawShowInfo, {})).answer;
  if (shown.blockedCode !== 'noPassword') expect(shown.blockedCode).toBe('debt');
  const letters = (await client.call(list, {})).answer.list!;
  const letter = letters.find(({ preview }) => preview.includes(qiHao))!;
  const { content } = (await client.call(readMessage, { id: letter.id })).answer;
  expect(content).toContain('9, 9, 9, 9, 9');
  expect(content).toContain('1, 1, 1, 1, 1');
  expect(content).toContain('The state published another number.');
  const results = (await client.call(GetLotteryResultList, { lotCode: lot })).answer.list!;
  expect(results.find((draw) => draw.qiHao === qiHao)).toMatchObject({
    haoMa: '1,1,1,1,1',
    openStatus: 'drawn',
    correctedFrom: '9,9,9,9,9',
  });
  // One letter, however often the job runs.
  await wrong.table.job.tick();
  expect(
    (await client.call(list, {})).answer.list!.filter(({ preview }) => preview.includes(qiHao)),
  ).toHaveLength(1);

  await giveMoney(wrong.table.server, 'member01', 1_000);
  await wrong.table.server.runMoneyJob();
  expect(await moneyOf(wrong, 'member01')).toEqual({ wallet: 10_000_000n - paid + 200_000n, debt: 0n });
  const lines = (await client.call(moneyIncomeList, {})).answer.list!;
  expect(lines.slice(0, 3).map(({ type, amount }) => [type, amount])).toEqual([
    [305, `-${(Number(paid - 200_000n) / 10_000).toFixed(4)}`],
    [1, '1000.0000'],
    [133, '-20.0000'],
  ]);
  expect(lines[2]).toMatchObject({ remark: `${lot} ${qiHao}`, orderNo: `${orderId}/1` });
  expect(await mismatchesOf(wrong.table.server)).toEqual([]);
});

test('a period that is cancelled gives every stake back', async () => {
  const { qiHao, orderId, client } = await wonByMistake(wrong);
  const { wallet } = await moneyOf(wrong, 'member01');
  const paid = BigInt((await stateOf(client, orderId)).winMoney.replace('.', ''));
  await correctNow(wrong, qiHao, 'void');
  expect(await stateOf(client, orderId)).toMatchObject({
    status: 4,
    returnReason: 'void',
    winMoney: '100.0000',
  });
  expect((await moneyOf(wrong, 'member01')).wallet).toBe(wallet - paid + 1_000_000n);
  expect((await correct(wrong, qiHao, 'void'))[0]).toContain('is void already');
  await expect(correct(wrong, qiHao, '1,1,1,1,1')).rejects.toThrow('cannot be drawn any more');
  expect(await mismatchesOf(wrong.table.server)).toEqual([]);
});

test('what a withdrawal has cleared is neither taken from turnover nor counted a second time', async () => {
  const { qiHao } = await wonByMistake(wrong);
  const id = await idOf(wrong.table.server, 'member01');
  await wrong.table.server.inStation(alpha, (db) =>
    sql`UPDATE turnover SET cleared = cleared + valid, valid = 0, cleared_through = ${wrong.table.server.now()} WHERE account_id = ${id}`.execute(
      db,
    ),
  );
  const turnover = () =>
    wrong.table.server.inStation(alpha, (db) =>
      db.selectFrom('turnover').select(['valid', 'cleared']).where('account_id', '=', id).executeTakeFirst(),
    );
  const before = await turnover();
  await correctNow(wrong, qiHao, '1,1,1,1,1');
  expect(await turnover()).toEqual(before);
});

test('a draw of this server is what its seed makes it, and no one can change a draw or a bet past a correction', async () => {
  const qiHao = await wrong.table.period('FFK3');
  await wrong.table.pass(60);
  await expect(
    correctDraw(
      wrong.table.server.pool,
      { lotCode: 'FFK3', qiHao, numbers: '1,2,3', reason: 'no', plan: undefined },
      wrong.table.server.now(),
      { stations: [alpha], isWatching: false },
    ),
  ).rejects.toThrow('drawn by this server from its seed');
  const { pool } = wrong.table.server;
  for (const code of ['FFK3', lot])
    await expect(
      pool.query("UPDATE lottery_period SET draw = '{1,2,3}' WHERE lot_code = $1 AND state = 'drawn'", [
        code,
      ]),
    ).rejects.toThrow('stored once and never changed');
  await expect(
    pool.query(
      `UPDATE lottery_period SET state = 'rolledBack', corrections = corrections + 1, corrected_from = draw, draw = '{1,2,3}'
        WHERE lot_code = 'FFK3' AND state = 'drawn'`,
    ),
  ).rejects.toThrow('stored once and never changed');
  const { orderId } = await wonByMistake(wrong);
  const inAlpha = async (statement: string) => {
    const client = await pool.connect();
    try {
      await client.query(`BEGIN; SELECT set_config('app.station', '${alpha}', true)`);
      await client.query(statement);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  };
  for (const change of [
    'status = 5, settle_round = 1',
    'status = 3, payout = 0',
    'status = 1, ended_at = NULL',
  ])
    await expect(inAlpha(`UPDATE bet_order SET ${change} WHERE id = ${orderId}`)).rejects.toThrow(
      'has ended',
    );
});

test('a feed that names another draw later is a problem that names the command, until it is corrected', async () => {
  const { qiHao } = await wonByMistake(right);
  right.results.set(qiHao, [1, 1, 1, 1, 1]);
  const failures = right.table.failures.length;
  await right.table.job.tick();
  await right.table.job.tick();
  const problems = () =>
    right.table.server.inStation(everyStation, (db) =>
      db.selectFrom('operator_problem').selectAll().where('kind', '=', 'draw').execute(),
    );
  const [problem, ...others] = await problems();
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ ref: `${lot} ${qiHao}`, times: 1, resolved_at: null });
  expect(problem!.reason).toContain(`npm run -s support -- all correct ${lot} ${qiHao} 1,1,1,1,1`);
  expect(right.table.failures.splice(failures)).toHaveLength(1);
  await correctNow(right, qiHao, '1,1,1,1,1');
  expect((await problems())[0]!.resolved_at).not.toBeNull();
});
