// session/winners: real wins alone, masked, with their stakes; nothing of whom it harms or who does not want it.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { hideWins } from '#contract/account.generated.ts';
import { takeBreak } from '#contract/protection.generated.ts';
import { winners } from '#contract/session.generated.ts';
import { correctDraw } from '#scripts/support/corrections.ts';
import { betCredit, creditItem, openTable, sums, type Table } from '#support/playTable.ts';
import type { Client } from '#support/startServer.ts';
import { alpha, beta, gamma, testStations } from '#support/testStations.ts';
import { test as base } from '#support/world.ts';

const lot = 'FFC';
const shown = { winners: 3, winnersLeast: 1000 };
const stations = testStations.map((station) =>
  station.code === gamma ? station : { ...station, frontConfig: shown },
);
/** Big and odd: 总和大 and 总和单 win. */
const nines = [9, 9, 9, 9, 9];

const results = new Map<string, number[]>();
const test = base.extend('table', { scope: 'file' }, async ({ clock }, { onCleanup }) => {
  const feed = {
    lotteries: new Set([lot]),
    read: async (_: string, qiHao: string) => results.get(qiHao) ?? null,
    revised: async () => [...results].map(([qiHao, draw]) => ({ lotCode: lot, qiHao, draw })),
  };
  const table = await openTable({ feed, lotteries: [lot] }, { stations }, clock);
  onCleanup(() => table.close());
  return table;
});

interface Placed {
  who: Client;
  options: string[];
  yuan: string;
}

/** A draw on which these bet; its number. */
async function drawWith(table: Table, placed: readonly Placed[]): Promise<string> {
  const qiHao = await table.period(lot);
  for (const { who, options, yuan } of placed) {
    const { answer } = await betCredit(who, lot, qiHao, [await creditItem(who, lot, sums, options, yuan)]);
    expect(answer).toMatchObject({ success: true });
  }
  results.set(qiHao, nines);
  await table.pass(60);
  await table.pass(60);
  return qiHao;
}

/** What a guest of the station reads once the list is made again. */
async function listAt(table: Table, who: Client | string = alpha) {
  const client = typeof who === 'string' ? table.server.client(who) : who;
  return (await client.call(winners, {})).answer.list;
}
const namesOf = (list: Awaited<ReturnType<typeof listAt>>) => list!.map(({ account }) => account);

const rich = (table: Table, names: readonly string[], station = alpha) =>
  table.server.inStation(station, async (db) => {
    for (const name of names)
      await sql`SELECT ledger_post(2, 'test', ${`money for ${name}`}, '', ${table.server.now()}, ARRAY[w.id, h.id], ARRAY[100000000, -100000000]::bigint[])
        FROM ledger_account w JOIN account a ON a.id = w.owner_id, ledger_account h WHERE a.name = ${name} AND w.kind = 'wallet' AND w.book = 'real'
          AND h.owner_id = 0 AND h.kind = 'house' AND h.book = 'real' AND h.part = ''`.execute(db);
  });

test('a win is shown masked, with all that its member staked on the draw, one for each member and draw', async ({
  table,
}) => {
  expect(await listAt(table)).toEqual([]);
  await rich(table, ['member01', 'member02', 'agent01']);
  const member = await table.player('member01');
  const other = await table.player('agent01');
  const trial = await table.player('trial01');
  await drawWith(table, [
    { who: member, options: ['总和大', '总和单'], yuan: '600' },
    { who: member, options: ['总和双'], yuan: '50' },
    // Play money, a payout below the least, and one below the stakes.
    { who: trial, options: ['总和大'], yuan: '900' },
    { who: other, options: ['总和大'], yuan: '100' },
  ]);
  await drawWith(table, [{ who: other, options: ['总和大', '总和小'], yuan: '700' }]);
  const list = await listAt(table);
  expect(list).toMatchObject([{ account: 'me***', lotName: '分分彩', stake: '1250.0000' }]);
  expect(Number(list![0]!.payout)).toBeGreaterThan(2250);
  expect(Object.keys(list![0]!).sort()).toEqual(['account', 'lotName', 'payout', 'stake', 'time']);
});

test('the newest come first, as many as the station shows, and another station shows its own alone', async ({
  table,
}) => {
  const [member, other] = [await table.player('member01'), await table.player('agent01')];
  for (const who of [other, member, other])
    await drawWith(table, [{ who, options: ['总和大'], yuan: '600' }]);
  expect(namesOf(await listAt(table))).toEqual(['ag***', 'me***', 'ag***']);
  expect(await listAt(table, beta)).toEqual([]);
  expect(await listAt(table, gamma)).toEqual([]);
  const at = (await listAt(table))!.map(({ time }) => time);
  expect(at).toEqual(at.toSorted().toReversed());
});

test('a member hides the own wins at once, and shows them again', async ({ table }) => {
  const member = await table.player('member01');
  expect(namesOf(await listAt(table))).toContain('me***');
  expect((await member.call(hideWins, { hidden: 'on' })).answer).toMatchObject({ hidden: 'on' });
  expect(namesOf(await listAt(table))).not.toContain('me***');
  await table.pass(61);
  expect(namesOf(await listAt(table))).not.toContain('me***');
  await member.call(hideWins, { hidden: 'off' });
  await table.pass(61);
  expect(namesOf(await listAt(table))).toContain('me***');
});

test('a corrected draw takes its wins out at once', async ({ table }) => {
  const member = await table.player('member01');
  const qiHao = await drawWith(table, [{ who: member, options: ['总和大'], yuan: '600' }]);
  expect(namesOf(await listAt(table))).toEqual(['me***', 'ag***', 'me***']);
  const asked = { lotCode: lot, qiHao, numbers: '0,0,0,0,0', reason: 'The station entered another number.' };
  const correct = (plan?: string) =>
    correctDraw(table.server.pool, { ...asked, plan }, table.server.now(), {
      stations: stations.map(({ code }) => code),
      isWatching: false,
    });
  const [, plan] = /--plan ([0-9a-f]{12})/.exec((await correct()).join('\n'))!;
  await correct(plan);
  results.set(qiHao, [0, 0, 0, 0, 0]);
  await table.job.tick();
  expect(namesOf(await listAt(table))).toEqual(['ag***', 'me***', 'ag***']);
  const { rows } = await table.server.pool.query<{ status: number }>(
    `SELECT status FROM bet_order WHERE qi_hao = $1 AND station = $2`,
    [qiHao, alpha],
  );
  expect(rows.map(({ status }) => status)).toEqual([3]);
  await table.pass(61);
  expect(namesOf(await listAt(table))).toEqual(['ag***', 'me***', 'ag***']);
});

test('who is in a break sees nothing of it and is not shown, and a frozen account is not', async ({
  table,
}) => {
  const agent = await table.player('agent01');
  await agent.call(takeBreak, { kind: 'timeout', hours: 24, scope: 'station' });
  expect(namesOf(await listAt(table))).not.toContain('ag***');
  const again = await table.player('agent01');
  expect((await again.call(winners, {})).answer).toMatchObject({ success: false, code: 'inBreak' });
  const member = await table.player('member01');
  expect(namesOf(await listAt(table, member))).toContain('me***');
  await table.server.inStation(alpha, (db) =>
    db.updateTable('account').set({ state: 'disabled' }).where('name', '=', 'member01').execute(),
  );
  expect(namesOf(await listAt(table))).not.toContain('me***');
});

test('after an exclusion nothing is shown of or to a member until the member agrees to offers', async ({
  table,
}) => {
  await table.server.inStation(alpha, async (db) => {
    await db.updateTable('account').set({ state: 'enabled' }).where('name', '=', 'member01').execute();
    const at = table.server.now();
    await sql`INSERT INTO break_member (station, account_id, closed_from, closed_until, operator_closed_until, needs_consent)
      SELECT station, id, ${at}::timestamptz - interval '2 days', ${at}::timestamptz - interval '1 day', ${at}::timestamptz - interval '1 day', true
        FROM account WHERE name = 'member01'`.execute(db);
  });
  expect(await listAt(table)).toEqual([]);
  // The time-out of the other one is over.
  table.nowMs += 25 * 3_600_000;
  const [member, other] = [await table.player('member01'), await table.player('trial01')];
  expect(namesOf(await listAt(table, other))).toEqual(['ag***', 'ag***']);
  expect(await listAt(table, member)).toEqual([]);
});

test('a win of more than a week ago is no news', async ({ table }) => {
  table.nowMs += 8 * 86_400_000;
  expect(await listAt(table)).toEqual([]);
});
