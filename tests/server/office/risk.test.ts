// Limits and odds that the office changes, and its lists of what may be fraud.
import { expect } from 'vitest';
import { confirm } from '#contract/office/approvals.generated.ts';
import { applyTerms, devices, opposed, planTerms, terms, winners } from '#contract/office/play.generated.ts';
import type { OfficeRole } from '#contract/officeCall.ts';
import { staffMember } from '#support/officeStaff.ts';
import { betCredit, creditItem, openTable, sums, type Table } from '#support/playTable.ts';
import { alpha } from '#support/testStations.ts';
import { test as base } from '#support/world.ts';

const test = base.extend('table', { scope: 'file' }, async ({ clock }, { onCleanup }) => {
  const table = await openTable({}, { office: true }, clock);
  onCleanup(() => table.close());
  return table;
});

let people = 0;
const at = ({ server }: Table, role: OfficeRole) => {
  people += 1;
  return staffMember(server, role, { name: `${role}-${people}` });
};
type Desk = Awaited<ReturnType<typeof at>>;
const reason = 'Too much on big this evening';
const waiting = (answer: object) => (answer as { approval: { id: string } }).approval.id;
const shownTo = async (desk: Desk) =>
  (await desk.call(terms, { lottery: 'FFC', mode: 'credit', play: sums })).answer;

test('a limit is lowered alone and holds for the next bet; what was changed since is not overwritten', async ({
  table,
}) => {
  const desk = await at(table, 'play');
  const { mark } = await shownTo(desk);
  const wanted = {
    lottery: 'FFC',
    mark: mark!,
    limits: [{ mode: 'credit' as const, play: sums, unitMost: '5' }],
  };
  const { answer: plan } = await desk.call(planTerms, wanted);
  expect(plan).toMatchObject({ success: true, diagnostics: [], refusals: [], plan: expect.any(String) });
  const { answer } = await desk.call(applyTerms, { plan: plan.plan!, reason });
  expect(answer).toMatchObject({ success: true, version: expect.any(String) });
  const shown = await shownTo(desk);
  expect(shown.plays!.find(({ play }) => play === sums)).toMatchObject({ unitMost: '5.0000', isOwn: true });
  const player = await table.player();
  const item = await creditItem(player, 'FFC', sums, ['总和大']);
  const bet = await betCredit(player, 'FFC', await table.period('FFC'), [item]);
  expect(bet.answer).toMatchObject({ success: false, code: 'overLimit' });
  expect((await desk.call(planTerms, wanted)).answer).toMatchObject({ success: false, code: 'cameBetween' });
  const back = {
    ...wanted,
    mark: shown.mark!,
    limits: [{ mode: 'credit' as const, play: sums, unitMost: '' }],
  };
  const again = (await desk.call(planTerms, back)).answer.plan!;
  await desk.call(applyTerms, { plan: again, reason });
  expect((await betCredit(player, 'FFC', await table.period('FFC'), [item])).answer.success).toBe(true);
});

test('odds change alone within the margin, and beyond it by two people', async ({ table }) => {
  const [asker, second] = [await at(table, 'play'), await at(table, 'owner')];
  const shown = await shownTo(asker);
  const big = shown.odds!.find(({ outcome }) => outcome === '总和大')!;
  expect(big).toMatchObject({ isOwn: false });
  const odds = (value: string) => [{ play: sums, outcome: '总和大', odds: value }];
  const set = async (value: string) => {
    const { mark } = await shownTo(asker);
    const { answer } = await asker.call(planTerms, { lottery: 'FFC', mark: mark!, odds: odds(value) });
    return (await asker.call(applyTerms, { plan: answer.plan!, reason })).answer;
  };
  // Odds of its own where there were none change by all of it.
  const first = await set('1.9');
  expect(first).toMatchObject({ code: 'waitsForSecond' });
  expect((await asker.call(confirm, { id: waiting(first) })).answer).toMatchObject({ code: 'ownRequest' });
  expect((await second.call(confirm, { id: waiting(first) })).answer).toMatchObject({ success: true });
  expect((await shownTo(asker)).odds!.find(({ outcome }) => outcome === '总和大')).toMatchObject({
    odds: '1.9000',
    isOwn: true,
  });
  expect(await set('1.92')).toMatchObject({ success: true, version: expect.any(String) });
  expect(await set('1.5')).toMatchObject({ code: 'waitsForSecond' });
  const content = await at(table, 'content');
  const { mark } = await shownTo(asker);
  const refused = await content.call(planTerms, { lottery: 'FFC', mark: mark!, odds: odds('1.9') });
  expect(refused.answer).toMatchObject({ code: 'wrongRole' });
});

test('members at one device who bet against each other are found, each alone and both sides of one are not', async ({
  table,
}) => {
  const desk = await at(table, 'auditor');
  const [one, other] = [await table.player('member01'), await table.player('agent01')];
  // Both come from one browser.
  await table.server.pool.query(
    `UPDATE session SET visitor_hash = '\\x0f1e2d3c4b5a0f1e2d3c4b5a0f1e2d3c4b5a0f1e2d3c4b5a0f1e2d3c4b5a0f1e'
      WHERE ended_at IS NULL AND station = $1 AND account_id IN (SELECT id FROM account WHERE station = $1 AND name IN ('member01', 'agent01'))`,
    [alpha],
  );
  const { answer: shared } = await desk.call(devices, {});
  const own = shared.devices!.find(({ device }) => device === '0f1e2d3c4b5a')!;
  expect(own.accounts.map(({ account }) => account).sort()).toEqual(['agent01', 'member01']);
  await table.pass(60);
  const together = await table.period('FFK3');
  const big = await creditItem(one, 'FFK3', 'k3_c_dx', ['大']);
  const small = await creditItem(other, 'FFK3', 'k3_c_dx', ['小']);
  await betCredit(one, 'FFK3', together, [big]);
  const found = async () => (await desk.call(opposed, {})).answer.draws!.map(({ period }) => period);
  expect(await found()).toEqual([]);
  await betCredit(other, 'FFK3', together, [small]);
  expect(await found()).toEqual([together]);
  const [draw] = (await desk.call(opposed, {})).answer.draws!;
  expect(draw).toMatchObject({ lottery: 'FFK3', stake: '20.0000', device: '0f1e2d3c4b5a' });
  expect(draw!.bets.map(({ account }) => account)).toEqual(['agent01', 'member01']);
  expect(Number(draw!.covered)).toBeGreaterThan(90);
  await table.pass(60);
  const next = await table.period('FFK3');
  // Both on the same side, and one who bets both sides alone: that member's own bets count for nothing anyway.
  await betCredit(one, 'FFK3', next, [big]);
  await betCredit(other, 'FFK3', next, [await creditItem(other, 'FFK3', 'k3_c_dx', ['大'])]);
  expect(await found()).toEqual([together]);
});

test('who wins far more than usual is listed, and who always plays that high is not', async ({ table }) => {
  const desk = await at(table, 'play');
  const { pool, now } = table.server;
  const ended = (name: string, daysAgo: number, stake: number, payout: number) =>
    pool.query(
      `INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma, units, stake, status, payout, created_at, ended_at)
        SELECT station, id, 'real', 'FFC', 2, '1', $2, 'ssc_c_zh', '{}', '{}', 'x', 1, $3, CASE WHEN $4 > 0 THEN 2 ELSE 3 END, $4, $2, $2 FROM account WHERE station = $5 AND name = $1`,
      [name, new Date(now().getTime() - daysAgo * 86_400_000), stake * 10_000, payout * 10_000, alpha],
    );
  await pool.query(`UPDATE account SET created_at = $1 WHERE station = $2`, [
    new Date(now().getTime() - 90 * 86_400_000),
    alpha,
  ]);
  await ended('member01', 0.2, 100, 6_100);
  await ended('agent01', 0.2, 100, 6_100);
  for (let day = 2; day < 25; day += 1) await ended('agent01', day, 3_000, 0);
  const list = async (request: object = {}) => (await desk.call(winners, request)).answer.winners!;
  expect(await list()).toEqual([
    expect.objectContaining({ account: 'member01', won: '5999.8000', biggest: '6100.0000', isNew: false }),
  ]);
  expect(await list({ least: '6001' })).toEqual([]);
  await pool.query(`UPDATE account SET created_at = $1 WHERE name = 'agent01' AND station = $2`, [
    now(),
    alpha,
  ]);
  expect((await list()).map(({ account }) => account).sort()).toEqual(['agent01', 'member01']);
  expect((await (await at(table, 'finance')).call(winners, {})).answer.code).toBe('wrongRole');
});
