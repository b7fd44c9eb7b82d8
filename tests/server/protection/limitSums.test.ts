// The sums limits are held against are those of the rows: over random histories of bets, chases, revocations, wins, void periods and corrections,
// of rounds at platforms in several versions, and whenever they are begun.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { batchRevokeOrder, todayUnOpens } from '#contract/lottery.generated.ts';
import { type Random, randomFrom } from '#scripts/crash-test/random.ts';
import { correctDraw } from '#scripts/support/corrections.ts';
import type { DrawFeed } from '#server/jobs/draws/drawFeed.ts';
import { limitTo } from '#support/limits.ts';
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
import { giveMoney, idOf } from '#support/team.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { test as plain } from '#support/world.ts';

const lot = 'FFC';
const names = ['member01', 'agent01'] as const;

const test = plain.extend('world', { scope: 'file' }, async ({ clock }, { onCleanup }) => {
  const results = new Map<string, number[]>();
  const feed: DrawFeed = {
    lotteries: new Set([lot]),
    read: async (_, qiHao) => results.get(qiHao) ?? null,
    revised: async () => [],
  };
  const table = await openTable({ feed, lotteries: [lot] }, {}, clock);
  onCleanup(() => table.close());
  const players = await Promise.all(names.map((name) => table.player(name)));
  for (const name of names) await giveMoney(table.server, name, 1_000_000);
  return { table, results, players };
});

/** The members whose bets are summed. */
const summedIn = (table: Table): Promise<unknown[]> =>
  table.server.inStation(alpha, (db) =>
    db.selectFrom('limit_kept').select('account_id').where('since', 'is not', null).execute(),
  );

/** What limit_sum() says of a member, and what the rows say, since each of some moments: round ones and odd ones. */
async function bothSums(table: Table, name: string, random: Random): Promise<[unknown, unknown][]> {
  const id = await idOf(table.server, name);
  const now = table.server.now().getTime();
  const moments = [0, 1, 60, 3_600, 7_200 + random.below(9_000), 86_400, random.below(2_592_000)].map(
    (seconds) => new Date(now - seconds * 1000),
  );
  moments.push(new Date(Math.floor(now / 3_600_000) * 3_600_000));
  return table.server.inStation(alpha, async (db) => {
    const pairs: [unknown, unknown][] = [];
    for (const since of moments) {
      const { rows: said } =
        await sql`SELECT staked::text, lost::text FROM limit_sum(${id}, ARRAY[${since}::timestamptz])`.execute(
          db,
        );
      const { rows: read } =
        await sql`SELECT coalesce(sum(x.staked), 0)::text AS staked, coalesce(sum(x.lost), 0)::text AS lost FROM (
          SELECT CASE WHEN ended_at IS NULL OR status IN (5, 6) THEN stake ELSE stake - stake * pushed_units / units END AS staked,
              CASE WHEN ended_at IS NULL OR status IN (5, 6) THEN stake ELSE stake - payout END AS lost
            FROM bet_order WHERE account_id = ${id} AND book = 'real' AND status <> 4 AND coalesce(opened_at, created_at) >= ${since}
          UNION ALL SELECT stake, CASE state WHEN 'unsettled' THEN stake ELSE stake - prize END FROM game_round
            WHERE account_id = ${id} AND state <> 'void' AND bet_at >= ${since}
          UNION ALL SELECT CASE direction WHEN 'toPoints' THEN cash ELSE 0 END, CASE direction WHEN 'toPoints' THEN cash ELSE -cash END
            FROM points_exchange WHERE account_id = ${id} AND at >= ${since}) x`.execute(db);
      pairs.push([
        { since, ...(said[0] as object) },
        { since, ...(read[0] as object) },
      ]);
    }
    return pairs;
  });
}

async function expectSums(table: Table, random: Random, what: string): Promise<void> {
  const { rows } = await table.server.inStation(alpha, (db) =>
    sql`SELECT * FROM limit_mismatches()`.execute(db),
  );
  expect(rows, what).toEqual([]);
  for (const name of names)
    for (const [said, read] of await bothSums(table, name, random))
      expect(said, `${what}: ${name}`).toEqual(read);
}

/** Bets, chases and revocations of one player in the running period; refusals are part of it. */
async function play(client: Client, qiHao: string, random: Random): Promise<void> {
  const option = random.one(['总和大', '总和小', '总和单', '总和双']);
  const yuan = String(1 + random.below(40));
  const { answer } = await betCredit(client, lot, qiHao, [
    await creditItem(client, lot, sums, [option], yuan),
  ]);
  const orders = answer.orders?.map(({ orderId }) => orderId) ?? [];
  if (random.percent(50)) {
    const { answer: left } = await client.call(todayUnOpens, { lotCode: lot });
    const periods = left
      .list!.slice(0, 2 + random.below(3))
      .map((period) => ({ qiHao: period.qiHao, multiple: 1 }));
    const chase = await betOffcial(client, lot, qiHao, [ticket('2'), ticket('2')], {
      stopOnWin: random.percent(50),
      periods,
    });
    // Of a period that has not begun as well: the chase is taken apart for it.
    const own = chase.answer.orders?.map(({ orderId }) => orderId) ?? [];
    if (own.length > 0 && random.percent(60)) orders.push(random.one(own));
  }
  if (random.percent(40) && orders.length > 0)
    await client.call(batchRevokeOrder, {
      orderIds: orders.filter(() => random.percent(60)).join(',') || orders[0]!,
    });
}

test('after every step of random histories the sums are those of the rows, whenever they were begun', async ({
  world,
}) => {
  const { table, results, players } = world;
  const random = randomFrom(62, 1);
  const draw = () =>
    random.percent(25) ? [1, 2, 3, 4, 5] : Array.from({ length: 5 }, () => random.below(10));
  const drawn: string[] = [];
  for (let round = 1; round <= 24; round += 1) {
    // One has limits from early on, the other in the middle of it all.
    if (round === 3) await limitTo(players[0]!, 'loss', 'month', '100000');
    if (round === 14) await limitTo(players[1]!, 'stake', '7d', '100000');
    const qiHao = await table.period(lot);
    await Promise.all(players.map((player) => play(player, qiHao, random)));
    await table.server.runMoneyJob();
    await expectSums(table, random, `round ${round}, placed`);
    // A result that is not there yet keeps the bets open.
    if (random.percent(80)) {
      results.set(qiHao, draw());
      drawn.push(qiHao);
    }
    await table.pass(random.percent(10) ? 3_700 : 60);
    await expectSums(table, random, `round ${round}, settled`);
    if (drawn.length > 0 && random.percent(60)) {
      const wrong = random.one(drawn.slice(-4));
      const numbers = random.percent(20) ? 'void' : draw().join(',');
      const change = { lotCode: lot, qiHao: wrong, numbers, reason: 'another number was published' };
      const options = { stations: testStations.map(({ code }) => code), isWatching: false };
      const said = await correctDraw(
        table.server.pool,
        { ...change, plan: undefined },
        table.server.now(),
        options,
      ).catch(() => []);
      const plan = /--plan ([0-9a-f]{12})/.exec(said.join('\n'))?.[1];
      if (plan) {
        await correctDraw(table.server.pool, { ...change, plan }, table.server.now(), options);
        if (numbers === 'void') drawn.splice(drawn.indexOf(wrong), 1);
        else results.set(wrong, numbers.split(',').map(Number));
        await table.job.tick();
        await expectSums(table, random, `round ${round}, corrected`);
      }
    }
  }
  expect(await summedIn(table)).toHaveLength(2);
  expect(await troublesOf(table)).toEqual([]);
});

test('rounds at platforms count by day and by what is left of a day, in their last version', async ({
  world,
}) => {
  const { table } = world;
  const random = randomFrom(62, 2);
  const id = await idOf(table.server, 'member01');
  const states = ['unsettled', 'won', 'lost', 'void'] as const;
  for (let wave = 1; wave <= 12; wave += 1) {
    const rounds = Array.from({ length: 8 }, (_, at) => {
      const isNew = random.percent(60);
      const stake = 10_000 * (1 + random.below(50));
      const state = random.one(states);
      return {
        round_no: isNew ? `sum-${wave}-${at}` : `sum-${1 + random.below(wave)}-${at}`,
        version: isNew ? 1 : wave + 1,
        account_id: id,
        kind: at % 2 ? 'egame' : 'live',
        game: 'dragon',
        state,
        stake,
        valid: state === 'unsettled' ? 0 : stake,
        reported: null,
        prize: state === 'won' ? stake + 1 + random.below(1_000_000) : 0,
        fee: 0,
        parent_no: '',
        bet_at: new Date(table.nowMs - random.below(40 * 86_400) * 1000),
        settled_at: state === 'unsettled' ? null : table.server.now(),
        detail: {},
      };
    });
    await table.server.inStation(alpha, (db) =>
      sql`SELECT * FROM game_round_store('sandbox-egame', ${JSON.stringify(rounds)}::jsonb, ${table.server.now()})`.execute(
        db,
      ),
    );
    await expectSums(table, random, `wave ${wave}`);
  }
});
