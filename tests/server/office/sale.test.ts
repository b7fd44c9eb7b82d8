// Sales that the office stops: at once, in the transaction of bets, with a reason in the trail, and resumed.
import { expect, onTestFinished, vi } from 'vitest';
import { lotteries, sale } from '#contract/office/play.generated.ts';
import type { OfficeRole } from '#contract/officeCall.ts';
import { lockWaits } from '#support/lockWaits.ts';
import { staffMember } from '#support/officeStaff.ts';
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
import { alpha, beta } from '#support/testStations.ts';
import { test as base } from '#support/world.ts';

const test = base.extend('table', { scope: 'file' }, async ({ clock }, { onCleanup }) => {
  const table = await openTable({}, { office: true }, clock);
  onCleanup(() => table.close());
  return table;
});

let people = 0;
const at = ({ server }: Table, role: OfficeRole, stations?: string[]) => {
  people += 1;
  return staffMember(server, role, { name: `${role}-${people}`, ...(stations && { stations }) });
};
const reason = 'Draw under suspicion';
type Desk = Awaited<ReturnType<typeof at>>;
const set = async (desk: Desk, isOn: boolean, more: object = {}) =>
  (await desk.call(sale, { lottery: 'FFC', isOn, reason, ...more })).answer;

test('a stop of a lottery refuses every bet on it, in both modes, and nothing else', async ({ table }) => {
  const player = await table.player();
  const qiHao = await table.period('FFC');
  const item = await creditItem(player, 'FFC', sums, ['总和大']);
  expect((await betCredit(player, 'FFC', qiHao, [item])).answer.success).toBe(true);
  const desk = await at(table, 'play');
  expect(await set(desk, false)).toMatchObject({ success: true, changed: 2 });
  expect((await betCredit(player, 'FFC', qiHao, [item])).answer).toMatchObject({ code: 'playClosed' });
  expect((await betOffcial(player, 'FFC', qiHao, [ticket()])).answer).toMatchObject({ code: 'playClosed' });
  const other = await table.period('FFK3');
  const dice = await creditItem(player, 'FFK3', 'k3_c_dx', ['大']);
  expect((await betCredit(player, 'FFK3', other, [dice])).answer.success).toBe(true);
  expect(await set(desk, false)).toMatchObject({ success: true, changed: 0 });
  expect(await set(desk, true)).toMatchObject({ success: true, changed: 2 });
  expect((await betCredit(player, 'FFC', qiHao, [item])).answer.success).toBe(true);
  expect(await troublesOf(table)).toEqual([]);
});

test('a stop of a play leaves the others on sale', async ({ table }) => {
  const player = await table.player();
  const qiHao = await table.period('FFC');
  const desk = await at(table, 'owner');
  expect(await set(desk, false, { play: sums })).toMatchObject({ changed: 1 });
  const item = await creditItem(player, 'FFC', sums, ['总和大']);
  expect((await betCredit(player, 'FFC', qiHao, [item])).answer).toMatchObject({ code: 'playClosed' });
  expect((await betOffcial(player, 'FFC', qiHao, [ticket()])).answer.success).toBe(true);
  const { answer } = await desk.call(lotteries, {});
  const shown = answer.lotteries!.find(({ lottery }) => lottery === 'FFC')!;
  expect(shown).toMatchObject({
    source: 'platform',
    isOpen: true,
    modes: ['official', 'credit'],
    period: qiHao,
    stops: [{ mode: 'credit', play: sums, reason, by: desk.name }],
  });
  expect(shown.orders).toBeGreaterThan(0);
  expect(await set(desk, true, { mode: 'credit' })).toMatchObject({ changed: 1 });
});

test('a bet that was read before the stop is refused in its own transaction', async ({ table }) => {
  const { server } = table;
  const player = await table.player('member01');
  const qiHao = await table.period('FFC');
  const item = await creditItem(player, 'FFC', sums, ['总和大']);
  // The member's lock keeps the bet between reading its terms and being judged.
  const holder = await server.pool.connect();
  onTestFinished(async () => {
    await holder.query('ROLLBACK');
    holder.release();
  });
  await holder.query('BEGIN');
  await holder.query("SELECT set_config('app.station', $1, true)", [alpha]);
  await holder.query(
    "SELECT pg_advisory_xact_lock(limit_lock(id)) FROM account WHERE name = 'member01' AND station = $1",
    [alpha],
  );
  const waiting = (count: number) =>
    vi.waitFor(async () => expect(await lockWaits(server.pool)).toBe(count), 30_000);
  const placed = betCredit(player, 'FFC', qiHao, [item]);
  await waiting(1);
  const desk = await at(table, 'play');
  const stopped = set(desk, false);
  await waiting(2);
  await holder.query('COMMIT');
  // The bet holds its period and was first: it stands, and the stop is answered after it.
  const [bet, stop] = await Promise.all([placed, stopped]);
  expect([bet.answer.success, stop.success]).toEqual([true, true]);
  const before = await server.pool.query('SELECT max(id) AS id FROM bet_order');
  const many = await Promise.all(Array.from({ length: 8 }, () => betCredit(player, 'FFC', qiHao, [item])));
  expect(many.map(({ answer }) => answer.code)).toEqual(Array(8).fill('playClosed'));
  expect((await server.pool.query('SELECT max(id) AS id FROM bet_order')).rows).toEqual(before.rows);
  await set(desk, true);
});

test('bets that race with a stop are either committed before its answer or refused', async ({ table }) => {
  const { server } = table;
  const player = await table.player('member01');
  const item = await creditItem(player, 'FFC', sums, ['总和大']);
  const desk = await at(table, 'play');
  for (let round = 0; round < 4; round += 1) {
    const qiHao = await table.period('FFC');
    const racing = Array.from({ length: 12 }, () => betCredit(player, 'FFC', qiHao, [item]));
    await set(desk, false);
    const { rows } = await server.pool.query<{ id: string }>('SELECT max(id) AS id FROM bet_order');
    const answers = await Promise.all(racing);
    const after = await server.pool.query<{ id: string }>('SELECT max(id) AS id FROM bet_order');
    expect(after.rows).toEqual(rows);
    expect(answers.every(({ answer }) => answer.success || answer.code === 'playClosed')).toBe(true);
    await set(desk, true);
  }
});

test('who does it and why is in the trail, another station goes on, and other roles may not', async ({
  table,
}) => {
  const { server } = table;
  const desk = await at(table, 'play');
  await set(desk, false, { mode: 'official' });
  const { rows } = await server.pool.query(
    "SELECT done_by, reason FROM support_action WHERE command LIKE '%play/sale%' ORDER BY id DESC LIMIT 1",
  );
  expect(rows).toEqual([{ done_by: desk.name, reason }]);
  const there = await desk.call(lotteries, {}, { station: beta });
  expect(there.answer.lotteries!.flatMap(({ stops }) => stops)).toEqual([]);
  await set(desk, true);
  for (const role of ['support', 'content', 'finance', 'auditor'] as const)
    expect(await set(await at(table, role), false)).toMatchObject({ success: false, code: 'wrongRole' });
  expect(await set(await at(table, 'play', [beta]), false)).toMatchObject({ code: 'notYourStation' });
  expect(await set(desk, false, { lottery: 'NOSUCH' })).toMatchObject({ code: 'noLottery' });
  expect(await set(desk, false, { play: 'k3_c_dx' })).toMatchObject({ code: 'noPlay' });
});
