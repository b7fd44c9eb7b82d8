// Draws and exposure at the office: a result and a correction by two people, what nobody can set, and what bets can cost.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { confirm } from '#contract/office/approvals.generated.ts';
import {
  correct,
  enter,
  exposure,
  lotteries,
  period,
  periods,
  planDraw,
} from '#contract/office/play.generated.ts';
import type { OfficeRole } from '#contract/officeCall.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { staffMember } from '#support/officeStaff.ts';
import { betCredit, creditItem, openTable, sums, type Table, troublesOf } from '#support/playTable.ts';
import { alpha } from '#support/testStations.ts';
import { test as base } from '#support/world.ts';

/** FFK3 comes from a feed that says what a test has set; FFC is drawn here. */
const reported = new Map<string, readonly number[]>();
const feed = {
  lotteries: new Set(['FFK3']),
  read: async (_: string, qiHao: string) => reported.get(qiHao) ?? null,
};

const test = base.extend('table', { scope: 'file' }, async ({ clock }, { onCleanup }) => {
  const table = await openTable({ feed }, { office: true }, clock);
  onCleanup(() => table.close());
  return table;
});

let people = 0;
const at = ({ server }: Table, role: OfficeRole, stations?: string[]) => {
  people += 1;
  return staffMember(server, role, { name: `${role}-${people}`, ...(stations && { stations }) });
};
type Desk = Awaited<ReturnType<typeof at>>;

const reason = 'Published by the centre';
const waiting = (answer: object) => (answer as { approval: { id: string } }).approval.id;

/** A bet of 10 yuan on big dice, on the period on sale. */
async function betBig(table: Table): Promise<string> {
  const player = await table.player();
  const qiHao = await table.period('FFK3');
  const item = await creditItem(player, 'FFK3', 'k3_c_dx', ['大']);
  expect((await betCredit(player, 'FFK3', qiHao, [item])).answer.success).toBe(true);
  return qiHao;
}

const shownTo = async (desk: Desk, qiHao: string, lottery = 'FFK3') =>
  (await desk.call(period, { lottery, period: qiHao })).answer;

test('exposure is of the running period, by option and play, and exact where every draw is tried', async ({
  table,
}) => {
  const desk = await at(table, 'play');
  const player = await table.player();
  const qiHao = await table.period('FFC');
  const before = (await desk.call(exposure, { lottery: 'FFC' })).answer;
  expect(before).toMatchObject({ period: qiHao, orders: 0, pays: '0.0000', plays: [], state: 'open' });
  const item = (options: string[]) => creditItem(player, 'FFC', sums, options);
  for (const options of [['总和大'], ['总和大', '总和单'], ['总和小']])
    await betCredit(player, 'FFC', qiHao, [await item(options)]);
  // What is staked with play money costs nobody anything.
  const trial = await table.player('trial01');
  const ofTrial = [await creditItem(trial, 'FFC', sums, ['总和大'])];
  expect((await betCredit(trial, 'FFC', qiHao, ofTrial)).answer.success).toBe(true);
  const { answer } = await desk.call(
    exposure,
    { lottery: 'FFC' },
    { headers: { 'accept-language': 'zh-CN' } },
  );
  expect(answer).toMatchObject({ orders: 3, stake: '40.0000', isExact: true });
  const [play] = answer.plays!;
  expect(play).toMatchObject({ play: sums, mode: 'credit', orders: 3, stake: '40.0000', isStopped: false });
  const big = play!.options.find(({ option }) => option === '总和大')!;
  const odd = play!.options.find(({ option }) => option === '总和单')!;
  expect([big.orders, big.stake, odd.orders, odd.stake]).toEqual([2, '20.0000', 1, '10.0000']);
  // Big and odd may come together.
  expect(Number(answer.pays)).toBeCloseTo(Number(big.pays) + Number(odd.pays), 4);
  const english = (await desk.call(exposure, { lottery: 'FFC' })).answer;
  expect(english.plays![0]!.options[0]!.option).toMatch(/^[\x20-\x7e]+$/);
  expect(
    (await desk.call(lotteries, {})).answer.lotteries!.find(({ lottery }) => lottery === 'FFC'),
  ).toMatchObject({
    orders: 3,
    stake: '40.0000',
  });
  expect((await (await at(table, 'support')).call(exposure, { lottery: 'FFC' })).answer.code).toBe(
    'wrongRole',
  );
});

test('a result that the feed does not bring is entered by two people, and pays', async ({ table }) => {
  const [asker, second] = [await at(table, 'play'), await at(table, 'owner')];
  const qiHao = await betBig(table);
  const ask = { lottery: 'FFK3', period: qiHao, numbers: [5, 5, 6], reason };
  expect((await asker.call(enter, ask)).answer).toMatchObject({ success: false, code: 'notYet' });
  // Nor by a hole in the code.
  const early = inStation(
    table.server.pool,
    alpha,
    (db) =>
      sql`SELECT draw_enter('FFK3', ${qiHao}, '{5,5,6}', 'hole', 'nobody', '', ${new Date(table.nowMs)})`.execute(
        db,
      ),
    { role: 'office_money' },
  );
  await expect(early).rejects.toMatchObject({ code: 'BE011', detail: 'notYet' });
  await table.pass(130);
  expect(await shownTo(asker, qiHao)).toMatchObject({
    state: 'open',
    isLate: true,
    acts: ['enter', 'cancel'],
  });
  const late = (await asker.call(periods, {})).answer.periods!;
  expect(late.find((one) => one.period === qiHao)).toMatchObject({
    lottery: 'FFK3',
    isLate: true,
    source: 'feed',
  });
  expect((await asker.call(enter, { ...ask, numbers: [5, 5, 7] })).answer).toMatchObject({ code: 'invalid' });
  const { answer } = await asker.call(enter, ask);
  expect(answer).toMatchObject({ success: true, code: 'waitsForSecond' });
  expect(await shownTo(asker, qiHao)).toMatchObject({ state: 'open' });
  expect((await asker.call(confirm, { id: waiting(answer) })).answer).toMatchObject({ code: 'ownRequest' });
  const partial = await at(table, 'owner', [alpha]);
  expect((await partial.call(confirm, { id: waiting(answer) })).answer).toMatchObject({
    code: 'allStations',
  });
  expect((await second.call(confirm, { id: waiting(answer) })).answer).toMatchObject({ success: true });
  await table.job.tick();
  expect(await shownTo(asker, qiHao)).toMatchObject({
    state: 'drawn',
    draw: [5, 5, 6],
    entry: { by: asker.name, agreedBy: second.name, reason },
    bets: { orders: 1, waiting: 0, stake: '10.0000' },
    acts: ['correct', 'void'],
  });
  expect(Number((await shownTo(asker, qiHao)).bets!.paid)).toBeGreaterThan(10);
  expect((await asker.call(enter, ask)).answer).toMatchObject({ success: false, code: 'drawn' });
  expect(await troublesOf(table)).toEqual([]);
});

test('a wrong result is corrected under its plan, and a period of a feed is cancelled', async ({ table }) => {
  const [asker, second] = [await at(table, 'play'), await at(table, 'play')];
  const qiHao = await betBig(table);
  reported.set(qiHao, [1, 1, 2]);
  await table.pass(65);
  expect(await shownTo(asker, qiHao)).toMatchObject({ draw: [1, 1, 2], bets: { paid: '0.0000' } });
  const wanted = { lottery: 'FFK3', period: qiHao, numbers: [5, 5, 6] };
  const { answer: plan } = await asker.call(planDraw, wanted);
  expect(plan).toMatchObject({
    from: [1, 1, 2],
    to: [5, 5, 6],
    stations: [{ station: alpha, bets: 1, taken: '0.0000' }],
  });
  const other = await asker.call(correct, { ...wanted, plan: '0f1e2d3c4b5a', reason });
  expect(other.answer).toMatchObject({ success: false, code: 'otherPlan' });
  const { answer } = await asker.call(correct, { ...wanted, plan: plan.plan!, reason });
  expect(answer).toMatchObject({ code: 'waitsForSecond' });
  expect((await second.call(confirm, { id: waiting(answer) })).answer.success).toBe(true);
  await table.job.tick();
  await table.job.tick();
  const shown = await shownTo(asker, qiHao);
  expect(shown).toMatchObject({ state: 'drawn', draw: [5, 5, 6], correction: { from: [1, 1, 2], reason } });
  expect(Number(shown.bets!.paid)).toBe(Number(plan.stations![0]!.given));
  const { answer: gone } = await asker.call(planDraw, { lottery: 'FFK3', period: qiHao });
  const cancel = await asker.call(correct, { lottery: 'FFK3', period: qiHao, plan: gone.plan!, reason });
  await second.call(confirm, { id: waiting(cancel.answer) });
  await table.job.tick();
  await table.job.tick();
  expect(await shownTo(asker, qiHao)).toMatchObject({ state: 'void', acts: [] });
  expect(await troublesOf(table)).toEqual([]);
});

test('nobody sets a draw of the platform: not by a call, not by the rights of the room, not by writing the table', async ({
  table,
}) => {
  const [asker, second] = [await at(table, 'owner'), await at(table, 'play')];
  const qiHao = await table.period('FFC');
  const numbers = [1, 2, 3, 4, 5];
  const ask = { lottery: 'FFC', period: qiHao, numbers, reason };
  expect((await asker.call(enter, ask)).answer).toMatchObject({ success: false, code: 'ownSeed' });
  expect((await second.call(enter, { lottery: 'FFC', period: qiHao, reason })).answer).toMatchObject({
    code: 'notYet',
  });
  const { pool } = table.server;
  const asMoney = (statement: string) =>
    inStation(
      pool,
      alpha,
      (db) => db.executeQuery({ sql: statement, parameters: [], query: { kind: 'RawNode' } } as never),
      { role: 'office_money' },
    );
  const set = `UPDATE lottery_period SET state = 'drawn', draw = '{1,2,3,4,5}', drawn_at = opens_at`;
  const one = `WHERE lot_code = 'FFC' AND qi_hao = '${qiHao}'`;
  await expect(asMoney(`${set} ${one}`)).rejects.toThrow(/permission denied/);
  await expect(asMoney(`SELECT seed FROM lottery_seed ${one}`)).rejects.toThrow(/permission denied/);
  await expect(
    asMoney(`SELECT draw_enter('FFC', '${qiHao}', '{1,2,3,4,5}', 'x', 'x', 'x', now() + interval '9 days')`),
  ).rejects.toThrow(/cannot be entered/);
  // Whoever owns the database as well: another seed than the committed one, none, or another source.
  const seed = 'ab'.repeat(32);
  await expect(pool.query(`${set}, seed = '${seed}' ${one}`)).rejects.toThrow(/committed seed alone/);
  await expect(pool.query(`${set} ${one}`)).rejects.toThrow(/committed seed alone/);
  await expect(pool.query(`${set}, source = 'feed' ${one}`)).rejects.toThrow(/committed seed alone/);
  expect(await shownTo(asker, qiHao, 'FFC')).toMatchObject({ state: 'open', acts: [] });
  expect(await shownTo(asker, qiHao, 'FFC')).not.toHaveProperty('seed');
  await table.pass(65);
  const drawn = await shownTo(asker, qiHao, 'FFC');
  expect(drawn).toMatchObject({ state: 'drawn', source: 'platform', isProven: true, acts: [] });
  const plan = await asker.call(planDraw, { lottery: 'FFC', period: qiHao, numbers });
  expect(plan.answer.success).toBe(false);
});

test('who works for some stations decides on no draw', async ({ table }) => {
  const partial = await at(table, 'owner', [alpha]);
  const qiHao = await table.period('FFK3');
  const ask = { lottery: 'FFK3', period: qiHao, reason };
  expect((await partial.call(enter, ask)).answer).toMatchObject({ code: 'allStations' });
  expect((await partial.call(planDraw, ask)).answer).toMatchObject({ success: false });
  expect((await (await at(table, 'finance')).call(enter, ask)).answer).toMatchObject({ code: 'wrongRole' });
});
