// Whatever stops a chase lets no period of it pass the limit of its station, which had begun without being opened.
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { batchRevokeOrder, todayUnOpens } from '#contract/lottery.generated.ts';
import { takeBreak } from '#contract/protection.generated.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { SetAsideOrders, settleDue } from '#server/play/settling.ts';
import { stationLimitsJson } from '#server/protection/stationLimits.ts';
import { resolveStation } from '#station/station.ts';
import { depositStations, zeta } from '#support/deposits.ts';
import { drawJobOf } from '#support/drawJob.ts';
import { limitOf } from '#support/limits.ts';
import { changeMember } from '#support/personal.ts';
import { betOffcial, openTable, type Table, ticket, troublesOf } from '#support/playTable.ts';
import type { Client } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';

/** First digit any: wins with each draw. */
const sure = {
  ...ticket('20'),
  playCode: 'ssc_o_dwd',
  selection: { pos: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [], [], [], []] },
  units: 10,
};

/** A table whose first station lets everybody stake this much in 24 hours. */
async function tableWith(value: number): Promise<Table> {
  const protection = { limits: { station: [{ kind: 'stake' as const, frame: '24h' as const, value }] } };
  const stations = depositStations.map((one) => (one.code === alpha ? { ...one, protection } : one));
  const limitsOf = (code: string) =>
    stationLimitsJson(resolveStation(stations.find((one) => one.code === code)!));
  const table = await openTable({ limitsOf }, { stations, isSeeding: true });
  onTestFinished(() => table.close());
  return table;
}

async function chase(client: Client, item: object, stopOnWin = false): Promise<string> {
  const { answer: left } = await client.call(todayUnOpens, { lotCode: 'FFC' });
  const periods = left.list!.slice(0, 4).map(({ qiHao }) => ({ qiHao, multiple: 1 }));
  const { answer } = await betOffcial(client, 'FFC', periods[0]!.qiHao, [item], { stopOnWin, periods });
  expect(answer.success, answer.msg).toBe(true);
  return answer.chaseId!;
}

/** Stakes of a chase that are in play or were, in 0.0001 yuan, and what its station's limit has refused. */
async function outcomeOf(table: Table, chaseId: string) {
  return await table.server.inStation(alpha, async (db) => ({
    plan: await db
      .selectFrom('chase_plan')
      .select('status')
      .where('id', '=', BigInt(chaseId))
      .executeTakeFirstOrThrow(),
    stakes: await db
      .selectFrom('bet_order')
      .select(['chase_number', 'stake'])
      .where('chase_id', '=', BigInt(chaseId))
      .where('status', '<>', BetStatus.returned)
      .execute(),
    refused: await db.selectFrom('limit_refusal').select(['owner', 'kind', 'frame', 'times']).execute(),
  }));
}

const refusedOnce = [{ owner: 'station', kind: 'stake', frame: '24h', times: 1 }];

/** What a member can do that ends chases; nobody has opened what began meanwhile. */
const ways: Record<string, (table: Table, client: Client, chaseId: string) => Promise<void>> = {
  async 'cancelled by its owner'(_table, client, chaseId) {
    expect((await client.call(batchRevokeOrder, { chaseId })).answer.success).toBe(true);
  },
  async 'whose slip is revoked'(table, client, chaseId) {
    const { id } = await table.server.inStation(alpha, (db) =>
      db
        .selectFrom('bet_order')
        .select('id')
        .where('chase_id', '=', BigInt(chaseId))
        .executeTakeFirstOrThrow(),
    );
    expect((await client.call(batchRevokeOrder, { slipId: String(id) })).answer.success).toBe(true);
  },
  async 'ended by a break'(_table, client) {
    const { answer } = await client.call(takeBreak, { kind: 'timeout', hours: 24, scope: 'station' });
    expect(answer.success, answer.msg).toBe(true);
  },
  async 'ended by a break that was taken at another station'(table) {
    const there = table.server.client(zeta);
    await there.logIn('agent01');
    const { answer } = await there.call(takeBreak, { kind: 'timeout', hours: 24, scope: 'operator' });
    expect(answer.success, answer.msg).toBe(true);
  },
};

test.for(Object.entries(ways))(
  'a chase %s opens no period above the limit of its station',
  async ([, stop]) => {
    const table = await tableWith(3);
    for (const station of [alpha, zeta])
      await table.server.inStation(station, (db) => changeMember(db, 'agent01', { phone: '13700000007' }));
    const client = await table.player('agent01');
    const chaseId = await chase(client, ticket('2'));
    // Two periods later: the second is sealed, the third is on sale, and the job has come for neither.
    table.nowMs += 120_000;
    await stop(table, client, chaseId);
    expect(await outcomeOf(table, chaseId)).toEqual({
      plan: { status: 'cancelled' },
      stakes: [{ chase_number: 1, stake: 2_0000n }],
      refused: refusedOnce,
    });
    await table.pass(1);
    const again = await table.player('agent01');
    expect(await limitOf(again, 'stake', '24h')).toMatchObject({ used: '2.0000' });
    expect(await troublesOf(table)).toEqual([]);
  },
);

test('a chase that a win stops opens no period above the limit of its station', async () => {
  const table = await tableWith(30);
  const client = await table.player('agent01');
  const chaseId = await chase(client, sure, true);
  table.nowMs += 120_000;
  const { pool } = table.server;
  await table.job.stop();
  // Draws alone: as where a bet of the member held the lock while chases were opened.
  const draws = drawJobOf(table.server, { lotteries: ['FFC'], stations: () => [] });
  expect(await draws.tick()).toBe(true);
  await draws.stop();
  const stationLimits = JSON.stringify([{ kind: 'stake', frame: '24h', value: 30_0000 }]);
  await settleDue({
    pool,
    station: alpha,
    stationLimits,
    now: new Date(table.nowMs),
    setAside: new SetAsideOrders(),
    onFailure(id, error) {
      throw new Error(`order ${id}`, { cause: error });
    },
    isStopped: () => false,
  });
  expect(await outcomeOf(table, chaseId)).toEqual({
    plan: { status: 'stopped' },
    stakes: [{ chase_number: 1, stake: 20_0000n }],
    refused: refusedOnce,
  });
  const job = drawJobOf(table.server, { lotteries: ['FFC'], limitsOf: () => stationLimits });
  expect(await job.tick()).toBe(true);
  await job.stop();
  expect((await outcomeOf(table, chaseId)).stakes).toEqual([{ chase_number: 1, stake: 20_0000n }]);
  expect(await troublesOf(table)).toEqual([]);
});

test('a bet of a period above the limit that has sealed unopened cannot be put in play by revoking it', async () => {
  const table = await tableWith(3);
  const client = await table.player('agent01');
  const chaseId = await chase(client, ticket('2'));
  table.nowMs += 120_000;
  const { rows } = await table.server.inStation(alpha, (db) =>
    sql<{ id: bigint }>`SELECT o.id FROM bets_of((SELECT id FROM account WHERE name = 'agent01')) o
      WHERE o.chase_id = ${chaseId}::bigint AND o.chase_number = 2`.execute(db),
  );
  const { answer } = await client.call(batchRevokeOrder, { orderIds: String(rows[0]!.id) });
  expect(answer.list).toMatchObject([{ isRevoked: false, reason: '已封盘，不能撤单' }]);
  expect((await outcomeOf(table, chaseId)).stakes).toEqual([{ chase_number: 1, stake: 2_0000n }]);
  await table.pass(1);
  expect(await outcomeOf(table, chaseId)).toEqual({
    plan: { status: 'stopped' },
    stakes: [{ chase_number: 1, stake: 2_0000n }],
    refused: refusedOnce,
  });
  expect(await troublesOf(table)).toEqual([]);
});
