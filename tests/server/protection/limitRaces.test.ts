import { expect, onTestFinished } from 'vitest';
import { onlinePayPay, rechargeOfflineSave, updateUserContract } from '#contract/finance.generated.ts';
import { todayUnOpens } from '#contract/lottery.generated.ts';
import { depositor, methodNamed } from '#support/deposits.ts';
import { limitOf, limitTo } from '#support/limits.ts';
import { lockWaits } from '#support/lockWaits.ts';
import {
  betOffcial,
  openTable,
  type Table,
  playTest as test,
  ticket,
  troublesOf,
} from '#support/playTable.ts';
import { seededChance } from '#support/seededChance.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

const refusedBy = (answers: { code?: string | undefined }[], code: string) =>
  answers.filter((answer) => answer.code === code).length;

/** The same browser at another server, as a load balancer sends it there. */
function movedTo(server: RunningServer, from: Client): Client {
  const client = server.client(alpha);
  for (const [name, value] of from.cookies) client.cookies.set(name, value);
  return client;
}

/** A table of two servers on one database, and a member at both. */
async function openTwo(account: string) {
  const table = await openTable();
  const other = await startServer({
    stations: testStations,
    now: () => table.server.now(),
    beside: table.server,
  });
  onTestFinished(async () => {
    await other.stop();
    await table.close();
  });
  const here = await table.player(account);
  return { table, clients: [here, movedTo(other, here)] as const };
}

test('of fifty bets at once, at two servers, as many are placed as the limit has room for', async () => {
  const { table, clients } = await openTwo('member01');
  const [client] = clients;
  const used = Number((await limitOf(client, 'stake', 'day')).used);
  await limitTo(client, 'stake', 'day', String(used + 31));
  const qiHao = await table.period('FFC');
  const answers = await Promise.all(
    Array.from(
      { length: 50 },
      async (_, at) => (await betOffcial(clients[at % 2]!, 'FFC', qiHao, [ticket('2')])).answer,
    ),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(15);
  expect(refusedBy(answers, 'LIMIT_STAKE')).toBe(35);
  expect(Number((await limitOf(client, 'stake', 'day')).used)).toBe(used + 30);
  expect(await troublesOf(table)).toEqual([]);
});

test('of two bets under way at two servers the second finds what the first has used', async () => {
  const { table, clients } = await openTwo('member01');
  const [client] = clients;
  const { pool } = table.server;
  const qiHao = await table.period('FFC');
  // The first bet opens the station's account for stakes, and others would wait for that.
  await betOffcial(client, 'FFC', qiHao, [ticket('2')]);
  const used = Number((await limitOf(client, 'stake', 'day')).used);
  await limitTo(client, 'stake', 'day', String(used + 3));
  // Who holds the wallet holds up whatever has passed the limit.
  const holder = await pool.connect();
  onTestFinished(() => holder.release());
  await holder.query('BEGIN');
  await holder.query(
    `SELECT FROM ledger_account l JOIN account a ON a.station = l.station AND a.id = l.owner_id
       WHERE l.station = $1 AND a.name = 'member01' AND l.kind = 'wallet' FOR UPDATE OF l`,
    [alpha],
  );
  const bets = clients.map((at) => betOffcial(at, 'FFC', qiHao, [ticket('2')]));
  await expect.poll(() => lockWaits(pool)).toBe(2);
  await holder.query('COMMIT');
  const codes = (await Promise.all(bets)).map(({ answer }) => answer.code ?? 'ok');
  expect(codes.toSorted()).toEqual(['LIMIT_STAKE', 'ok']);
  expect(Number((await limitOf(client, 'stake', 'day')).used)).toBe(used + 2);
  expect(await troublesOf(table)).toEqual([]);
});

test('a limit that one device tightens holds for the other, at another server, from the commit on: the next bet and the next deposit', async () => {
  const { table, clients } = await openTwo('member01');
  const [here, there] = clients;
  const { pool } = table.server;
  const qiHao = await table.period('FFC');
  // The other device has played: what its server keeps of the member is from before.
  expect((await betOffcial(there, 'FFC', qiHao, [ticket('2')])).answer.success).toBe(true);
  const used = Number((await limitOf(there, 'stake', 'day')).used);
  // Who holds the member's lock holds up both, in the order in which they came.
  const holder = await pool.connect();
  onTestFinished(() => holder.release());
  await holder.query('BEGIN');
  await holder.query(
    "SELECT pg_advisory_xact_lock(hashtextextended(a.station || ' member ' || a.id, 7204)) FROM account a WHERE a.station = $1 AND a.name = 'member01'",
    [alpha],
  );
  const tightened = limitTo(here, 'stake', 'day', String(used + 1));
  await expect.poll(() => lockWaits(pool)).toBe(1);
  const bet = betOffcial(there, 'FFC', qiHao, [ticket('2')]);
  await expect.poll(() => lockWaits(pool)).toBe(2);
  await holder.query('COMMIT');
  expect((await tightened).result).toBe('applied');
  expect((await bet).answer.code).toBe('LIMIT_STAKE');
  expect(Number((await limitOf(there, 'stake', 'day')).value)).toBe(used + 1);

  await there.call(updateUserContract, { version: 1 });
  const { id: methodId } = await methodNamed(there, 'bank');
  const wish = { methodId, amount: '500', payerName: '张伟' };
  expect((await there.call(rechargeOfflineSave, wish)).answer.success).toBe(true);
  const deposited = Number((await limitOf(there, 'deposit', '24h')).used);
  await limitTo(here, 'deposit', '24h', String(deposited + 499));
  expect((await there.call(rechargeOfflineSave, wish)).answer.code).toBe('LIMIT_DEPOSIT');
  expect(await troublesOf(table)).toEqual([]);
});

test('of fifty deposits at once no more is opened than the limit has room for', async ({ server }) => {
  const client = await depositor(server, alpha);
  // A way without cents that tell payments apart: every amount is the one that was asked for.
  const ways = await Promise.all(
    (['bank', 'fast', 'online'] as const).map((kind) => methodNamed(client, kind)),
  );
  await server.inStation(alpha, async (db) => {
    await db.updateTable('deposit_setting').set({ pending_most: 100 }).execute();
    await db.updateTable('pay_method').set({ tail_least: 0n, tail_most: 0n }).execute();
  });
  const used = Number((await limitOf(client, 'deposit', '24h')).used);
  await limitTo(client, 'deposit', '24h', String(used + 2300));
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, at) => {
      const { id: methodId, kind } = ways[at % 3]!;
      return kind === 'online'
        ? (await client.call(onlinePayPay, { methodId, amount: '500' })).answer
        : (await client.call(rechargeOfflineSave, { methodId, amount: '500', payerName: '张伟' })).answer;
    }),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(4);
  expect(refusedBy(answers, 'LIMIT_DEPOSIT')).toBe(46);
  expect(Number((await limitOf(client, 'deposit', '24h')).used)).toBe(used + 2000);
});

/** What a member staked since a moment, in yuan, by the rows themselves. */
const stakedSince = async (table: Table, account: string, since: Date): Promise<number> => {
  const { rows } = await table.server.pool.query<{ sum: string }>(
    `SELECT coalesce(sum(o.stake), 0) / 10000 AS sum FROM bet_order o JOIN account a ON a.station = o.station AND a.id = o.account_id
       WHERE o.station = $1 AND a.name = $2 AND o.book = 'real' AND o.status <> 4 AND coalesce(o.opened_at, o.created_at) >= $3`,
    [alpha, account, since],
  );
  return Number(rows[0]!.sum);
};

test.for([1, 2, 3])(
  'in a random history (seed %i) nothing is placed above the limit that holds, whatever comes at once',
  async (seed) => {
    const { table, clients } = await openTwo('agent01');
    const chance = seededChance(seed);
    const below = (count: number): number => Math.floor(chance.between(0, count));
    const [client] = clients;
    const since = new Date('2026-11-20T00:00:00+08:00');
    const before = Number((await limitOf(client, 'stake', 'day')).used);
    let limit = 60;
    await limitTo(client, 'stake', 'day', String(before + limit));
    for (let round = 0; round < 6; round += 1) {
      const qiHao = await table.period('FFC');
      const { answer } = await client.call(todayUnOpens, { lotCode: 'FFC' });
      const periods = answer.list!.slice(0, 3).map((one) => ({ qiHao: one.qiHao, multiple: 1 }));
      const bets = Array.from({ length: 4 }, () => {
        const at = clients[below(2)]!;
        const isChase = below(3) === 0;
        const multiple = 1 + below(3);
        const item = ticket(String(2 * multiple), multiple);
        return betOffcial(at, 'FFC', qiHao, [item], isChase ? { stopOnWin: false, periods } : {});
      });
      const isLowered = below(3) === 0;
      const lower = isLowered ? limit - 1 - below(10) : limit;
      // While bets are under way the job begins periods, and the limit may go down.
      await Promise.all([
        ...bets,
        table.pass(60),
        isLowered ? limitTo(clients[1], 'stake', 'day', String(before + lower)) : undefined,
      ]);
      const total = (await stakedSince(table, 'agent01', since)) - before;
      expect(total, `round ${round}`).toBeLessThanOrEqual(limit);
      limit = lower;
      if (total > limit) {
        // Lowered below what is used: from here on nothing is placed at all.
        await Promise.all([
          table.pass(60),
          betOffcial(clients[0], 'FFC', await table.period('FFC'), [ticket('2')]),
        ]);
        expect((await stakedSince(table, 'agent01', since)) - before).toBe(total);
        break;
      }
    }
    expect(await troublesOf(table)).toEqual([]);
  },
);
