// Agents at the office: lists, rates within what stands above, places in the tree, the end of an agent, and better rates that are asked for.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { rateWish, rateWishSave } from '#contract/agent.generated.ts';
import { login } from '#contract/auth.generated.ts';
import { card, close, commission, list, move, open, rates } from '#contract/office/agents.generated.ts';
import { confirm } from '#contract/office/approvals.generated.ts';
import { decide, grant } from '#contract/office/waiting.generated.ts';
import type { OfficeRole } from '#contract/officeCall.ts';
import { openAccount } from '#server/account/accounts.ts';
import { staffMember } from '#support/officeStaff.ts';
import type { RunningServer } from '#support/startServer.ts';
import {
  bet,
  drawAndPay,
  giveMoney,
  idOf,
  ledgerOf,
  mismatchesOf,
  openBelow,
  password,
  setRates,
} from '#support/team.ts';
import { officeTeamTest as test } from '#support/teamTest.ts';
import { alpha, beta } from '#support/testStations.ts';

const desks = new Map<string, ReturnType<typeof staffMember>>();
const at = (server: RunningServer, role: OfficeRole, name: string = `agents-${role}`) => {
  const known = desks.get(name) ?? staffMember(server, role, { name });
  desks.set(name, known);
  return known;
};
const reason = 'Agreed by phone';

/** The number of the request that waits for a second person. */
const pendingOf = (answer: object): string => (answer as { approval: { id: string } }).approval.id;

/** Who stands above, the nearest first, by the pairs of the tree. */
const above = async (server: RunningServer, name: string): Promise<string[]> => {
  const { rows } = await server.inStation(alpha, (db) =>
    sql<{ name: string }>`SELECT u.name FROM team_path p JOIN account u ON u.id = p.ancestor_id
      WHERE p.account_id = (SELECT id FROM account WHERE name = ${name}) AND p.distance > 0 ORDER BY p.distance`.execute(
      db,
    ),
  );
  return rows.map((row) => row.name);
};

test('agents are listed by name, page by page, of the station and of those below one', async ({
  team: { server },
}) => {
  const desk = await at(server, 'auditor');
  const { answer: first } = await desk.call(list, { pageSize: 1 });
  expect(first.agents!.map(({ account }) => account)).toEqual(['agent01']);
  const { answer: second } = await desk.call(list, { pageSize: 1, before: first.next! });
  expect(second).toMatchObject({
    agents: [{ account: 'teamagent', upline: 'agent01', depth: 1, lottery: '7.5' }],
  });
  const { answer: below } = await desk.call(list, { under: 'agent01', scope: 'direct' });
  expect(below.agents!.map(({ account }) => account)).toEqual(['teamagent']);
  expect((await desk.call(list, { search: 'TEAM' })).answer.agents).toHaveLength(1);
  expect((await desk.call(list, { search: 'bob' })).answer.agents).toEqual([]);
  expect((await desk.call(list, { under: 'member01' })).answer.success).toBe(false);
});

test('the card says what may be given, what the team makes, and what was paid', async ({
  team: { server },
}) => {
  const desk = await at(server, 'finance');
  const { answer } = await desk.call(card, { account: 'teamagent' });
  expect(answer).toMatchObject({
    above: ['agent01'],
    group: { value: 1840, most: 1860 },
    counts: { accounts: 2, agents: 1, direct: 1 },
    due: '0.0000',
  });
  expect(answer.rates![0]).toEqual({ category: 'lottery', rate: '7.5', least: '6', most: '8' });
  const paid = await ledgerOf(server, 'teamagent');
  const { answer: lines } = await desk.call(commission, { account: 'teamagent', pageSize: 1 });
  expect(lines).toMatchObject({ lines: [{ lottery: 'FFC', isDirect: true }], next: expect.any(String) });
  const rest = await desk.call(commission, { account: 'teamagent', before: lines.next! });
  const sum = [...lines.lines!, ...rest.answer.lines!].reduce((all, { amount }) => all + Number(amount), 0);
  expect(sum).toBeCloseTo(Number(paid[11] ?? 0n) / 10_000, 4);
});

test('an agent is opened under another one, and its password is kept nowhere', async ({
  team: { server },
}) => {
  const desk = await at(server, 'support');
  const { answer } = await desk.call(open, { account: 'opened01', under: 'agent01', reason });
  expect(answer).toMatchObject({ success: true, account: 'opened01' });
  expect(await above(server, 'opened01')).toEqual(['agent01']);
  const logged = await server.client(alpha).call(login, { account: 'opened01', password: answer.password! });
  expect(logged.answer.success).toBe(true);
  expect((await desk.call(open, { account: 'opened01', reason })).answer.success).toBe(false);
  const { rows } = await server.pool.query(
    `SELECT 1 FROM office_intent WHERE answer::text LIKE '%' || $1 || '%' UNION ALL SELECT 1 FROM trail WHERE detail::text LIKE '%' || $1 || '%'`,
    [answer.password],
  );
  expect(rows).toEqual([]);
});

test('rates keep to what stands above; a large rise waits for a second person', async ({
  team: { server },
}) => {
  const support = await at(server, 'support');
  const change = (rate: string, account = 'teamagent') =>
    support.call(rates, { account, rates: [{ category: 'lottery', rate }], reason });
  const { answer: high } = await change('8.1');
  expect(high).toMatchObject({ success: true, code: 'waitsForSecond' });
  const finance = await at(server, 'finance');
  const { answer: refused } = await finance.call(confirm, { id: pendingOf(high) });
  expect(refused).toMatchObject({ success: false, fieldErrors: { lottery: expect.any(String) } });
  expect((await change('5.9')).answer).toMatchObject({ success: false });
  expect((await change('8')).answer).toMatchObject({ success: true, account: 'teamagent' });
  const { answer: much } = await support.call(rates, {
    account: 'agent01',
    rates: [{ category: 'lottery', rate: '9' }],
    reason,
  });
  expect(much.code).toBe('waitsForSecond');
  expect((await support.call(confirm, { id: pendingOf(much) })).answer.success).toBe(false);
  expect((await finance.call(confirm, { id: pendingOf(much) })).answer.success).toBe(true);
  expect((await finance.call(card, { account: 'agent01' })).answer.rates![0]!.rate).toBe('9');
});

test('quota is given by the station at the top, and from what the upline has below', async ({
  team: { server },
}) => {
  await setRates(server, 'agent01', 130_000);
  const owner = await at(server, 'owner');
  const quota = (account: string, given: number) =>
    owner.call(rates, { account, quotas: [{ band: '12.8', given }], reason });
  expect((await quota('agent01', 3)).answer).toMatchObject({ success: true });
  expect((await quota('teamagent', 4)).answer.success).toBe(false);
  expect((await quota('teamagent', 2)).answer.success).toBe(true);
  const { answer } = await owner.call(card, { account: 'teamagent' });
  expect(answer.quotas).toEqual([{ band: '12.8', given: 2, used: 0, free: 1 }]);
});

test('who moves takes today along and leaves the past where it was; bets that wait pay as they were placed', async ({
  team,
}) => {
  const { server, table, bottom, top } = team;
  const owner = await at(server, 'owner');
  await openBelow(table, top, 'other01', 'agent', { lottery: '7.8', lhc: '7.8' });
  await drawAndPay(table);
  await bet(table, bottom, 50);
  await drawAndPay(table);
  const figures = async (account: string) =>
    Object.fromEntries(
      (await owner.call(card, { account })).answer.figures!.map(({ span, bet: stake }) => [span, stake]),
    );
  const before = { from: await figures('teamagent'), to: await figures('other01') };
  await bet(table, bottom, 40);
  const paidBefore = await ledgerOf(server, 'teamagent');
  const { answer } = await owner.call(move, { account: 'teambob', to: 'other01', reason });
  expect(answer).toMatchObject({ success: true, upline: 'other01', waiting: 1 });
  expect(await above(server, 'teambob')).toEqual(['other01', 'agent01']);
  expect(await mismatchesOf(server)).toEqual([]);
  const after = { from: await figures('teamagent'), to: await figures('other01') };
  expect(after.from.today).toBe('0.0000');
  expect(Number(after.to.today)).toBe(Number(before.from.today) + Number(before.to.today));
  // What was made on the days before stays with the team of those days.
  expect(Number(after.from.month)).toBe(Number(before.from.month) - Number(before.from.today));
  await drawAndPay(table);
  const paidAfter = await ledgerOf(server, 'teamagent');
  expect((paidAfter[11] ?? 0n) - (paidBefore[11] ?? 0n)).toBeGreaterThan(0n);
  // The next bet pays the new upline.
  await bet(table, bottom, 40);
  await drawAndPay(table);
  expect((await ledgerOf(server, 'other01'))[11] ?? 0n).toBeGreaterThan(0n);
  expect((await ledgerOf(server, 'teamagent'))[11]).toBe(paidAfter[11]);
  expect(await mismatchesOf(server)).toEqual([]);
});

test('nobody comes under who is below, under no agent, or above what the new upline has', async ({
  team: { server, table, top },
}) => {
  const owner = await at(server, 'owner');
  const to = async (account: string, target: string) =>
    (await owner.call(move, { account, to: target, reason })).answer;
  expect(await to('agent01', 'teamagent')).toMatchObject({
    success: false,
    fieldErrors: { to: expect.any(String) },
  });
  expect((await to('teamagent', 'member01')).success).toBe(false);
  expect(await to('teamagent', 'agent01')).toMatchObject({
    success: false,
    fieldErrors: { to: expect.any(String) },
  });
  await openBelow(table, top, 'small01', 'agent', { lottery: '1' });
  expect((await to('teamagent', 'small01')).msg).toContain('above those of the new upline');
  expect(await above(server, 'teamagent')).toEqual(['agent01']);
});

test('a member of no team comes under an agent and back, and counts from then on', async ({
  team: { server, table },
}) => {
  const owner = await at(server, 'owner');
  const name = 'lone01';
  await server.inStation(alpha, async (db) => {
    const { password_hash } = await db
      .selectFrom('account')
      .select('password_hash')
      .where('name', '=', 'teambob')
      .executeTakeFirstOrThrow();
    await openAccount(db, alpha, { name, role: 'member', password_hash, created_at: server.now() });
  });
  await giveMoney(server, name, 1_000);
  const lone = server.client(alpha);
  await lone.logIn(name, password);
  expect(await above(server, name)).toEqual([]);
  await bet(table, lone, 20);
  await drawAndPay(table);
  await bet(table, lone, 20);
  expect((await owner.call(move, { account: name, to: 'teamagent', reason })).answer.success).toBe(true);
  expect(await above(server, name)).toEqual(['teamagent', 'agent01']);
  await drawAndPay(table);
  await lone.logIn(name, password);
  await bet(table, lone, 20);
  await drawAndPay(table);
  expect(await mismatchesOf(server)).toEqual([]);
  expect((await owner.call(move, { account: name, to: '', reason })).answer).toMatchObject({
    success: true,
    upline: '',
  });
  await drawAndPay(table);
  expect(await mismatchesOf(server)).toEqual([]);
});

test('the same change under one intent is made once, and another station has none of it', async ({
  team: { server },
}) => {
  const owner = await at(server, 'owner');
  const request = { account: 'small01', to: '', reason };
  const both = await Promise.all([1, 2].map(() => owner.call(move, request, { intentId: 'moved-once-01' })));
  expect(both[0]!.answer).toEqual(both[1]!.answer);
  expect(both[0]!.answer.success).toBe(true);
  expect((await owner.call(card, { account: 'small01' }, { station: beta })).answer.success).toBe(false);
  for (const role of ['finance', 'play', 'content', 'auditor'] as const)
    expect((await (await at(server, role)).call(move, request)).answer.code, role).toBe('wrongRole');
});

test('an agent asks for a better rate, reads why not, asks again and gets it', async ({
  team: { server, middle },
}) => {
  const support = await at(server, 'support');
  await middle.logIn('teamagent', password);
  const ask = (rate: string) =>
    middle.call(rateWishSave, { category: 'lottery', rate, words: '本月新增四十人' });
  expect((await ask('7')).answer.fieldErrors).toHaveProperty('rate');
  expect((await ask('8.55')).answer.fieldErrors).toHaveProperty('rate');
  expect((await ask('8.4')).answer.success).toBe(true);
  expect((await ask('8.5')).answer.code).toBe('pending');
  const waits = async () => (await support.call(card, { account: 'teamagent' })).answer.wish!.id;
  const first = await waits();
  await support.call(decide, { queue: 'rateWishes', item: first, decision: 'refuse', reason: '下月再看' });
  expect((await middle.call(rateWish, {})).answer.wish).toMatchObject({ status: 3, reason: '下月再看' });
  expect((await ask('8.4')).answer.success).toBe(true);
  const second = await waits();
  const { answer } = await support.call(grant, { queue: 'rateWishes', item: second, reason });
  expect(answer).toMatchObject({ success: true, item: second });
  expect((await middle.call(rateWish, {})).answer).toMatchObject({
    rates: expect.arrayContaining([expect.objectContaining({ category: 'lottery', rate: '8.4' })]),
    wish: { status: 2, reason: '' },
  });
  expect((await support.call(grant, { queue: 'rateWishes', item: second, reason })).answer.code).toBe('gone');
});

test('a wish for more than an agent may be given alone is granted by two', async ({
  team: { server, middle },
}) => {
  const support = await at(server, 'support');
  expect((await middle.call(rateWishSave, { category: 'lottery', rate: '9.4' })).answer.success).toBe(true);
  const { wish } = (await support.call(card, { account: 'teamagent' })).answer;
  const { answer } = await support.call(grant, { queue: 'rateWishes', item: wish!.id, reason });
  expect(answer.code).toBe('waitsForSecond');
  const finance = await at(server, 'finance');
  expect((await finance.call(confirm, { id: pendingOf(answer) })).answer.success).toBe(true);
  expect((await support.call(card, { account: 'teamagent' })).answer.rates![0]!.rate).toBe('9.4');
});

test('an agent is closed: nobody is left below, nobody logs in, quota goes back, and figures still agree', async ({
  team,
}) => {
  const { server, table } = team;
  const owner = await at(server, 'owner');
  const under = server.client(alpha);
  await openBelow(table, team.middle, 'under01', 'member', { lottery: '5' });
  await under.logIn('under01', password);
  await bet(table, under, 30);
  const { answer } = await owner.call(close, { account: 'teamagent', reason: 'Contract ended' });
  expect(answer).toMatchObject({ success: true, upline: 'agent01', moved: 1 });
  expect(await above(server, 'under01')).toEqual(['agent01']);
  expect((await server.client(alpha).call(login, { account: 'teamagent', password })).answer.success).toBe(
    false,
  );
  const { answer: shown } = await owner.call(card, { account: 'teamagent' });
  expect(shown).toMatchObject({ state: 'disabled', counts: { direct: 0 }, quotas: [{ given: 0, used: 0 }] });
  expect((await owner.call(card, { account: 'agent01' })).answer.quotas).toMatchObject([{ given: 3 }]);
  const before = (await ledgerOf(server, 'teamagent'))[11] ?? 0n;
  await drawAndPay(table);
  expect((await ledgerOf(server, 'teamagent'))[11]! - before).toBeGreaterThan(0n);
  expect(await mismatchesOf(server)).toEqual([]);
  const id = await idOf(server, 'teamagent');
  const { rows } = await server.pool.query(
    'SELECT command, reason FROM support_action WHERE account_id = $1 ORDER BY id DESC LIMIT 1',
    [id],
  );
  expect(rows[0]).toMatchObject({
    command: expect.stringContaining('agents/close'),
    reason: 'Contract ended',
  });
});
