// The calls with which two people agree on an act: what waits, whose yes counts, what came between, and that it is done once.
import { expect } from 'vitest';
import { adjust, block, turnoverAdd } from '#contract/office/acts.generated.ts';
import { rates } from '#contract/office/agents.generated.ts';
import { confirm, list, reject, withdraw } from '#contract/office/approvals.generated.ts';
import { confirm as confirmRights, list as listRights } from '#contract/office/rights.generated.ts';
import { invite } from '#contract/office/staff.generated.ts';
import type { OfficeRole } from '#contract/officeCall.ts';
import { applyContent } from '#server/content/apply.ts';
import { filesOfSet } from '#server/content/exportContent.ts';
import { staffMember } from '#support/officeStaff.ts';
import type { RunningServer } from '#support/startServer.ts';
import { setRates } from '#support/team.ts';
import { alpha, beta } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ office: true });

let names = 0;
/** Somebody of a role at a browser of the office, as another human than everybody before unless `person` says who. */
async function at(
  server: RunningServer,
  role: OfficeRole,
  more: { person?: string; stations?: string[] } = {},
) {
  names += 1;
  return await staffMember(server, role, { name: `${role}-${names}`, ...more });
}
type Desk = Awaited<ReturnType<typeof at>>;

const credit = (account: string, yuan: string) =>
  ({ account, direction: 'credit', yuan, reason: 'Goodwill' }) as const;

/** Asks for more than somebody may do alone; gives the number of the request. */
async function asked(desk: Desk, account = 'member01', yuan = '1500'): Promise<string> {
  const { answer } = await desk.call(adjust, credit(account, yuan));
  expect(answer).toMatchObject({ success: true, code: 'waitsForSecond' });
  const { answer: own } = await desk.call(list, { which: 'own' });
  return own.list![0]!.id;
}

const walletOf = async (server: RunningServer, account: string): Promise<bigint> =>
  server.inStation(alpha, async (db) => {
    const { balance } = await db
      .selectFrom('ledger_account as l')
      .innerJoin('account as a', 'a.id', 'l.owner_id')
      .select('l.balance')
      .where('a.name', '=', account)
      .where('l.kind', '=', 'wallet')
      .where('l.book', '=', 'real')
      .executeTakeFirstOrThrow();
    return balance;
  });

test('within the limits it is done at once, above them by the yes of a colleague, in the name of both', async ({
  server,
}) => {
  const [li, wang] = [await at(server, 'finance'), await at(server, 'finance')];
  const before = await walletOf(server, 'member01');
  const { answer: alone } = await li.call(adjust, credit('member01', '1000'));
  expect(alone).toMatchObject({ success: true, account: 'member01', canUndo: true });
  expect(await walletOf(server, 'member01')).toBe(before + 10_000_000n);

  const id = await asked(li);
  expect(await walletOf(server, 'member01')).toBe(before + 10_000_000n);
  const { answer: waiting } = await wang.call(list, { which: 'waiting' });
  expect(waiting.list!.find((one) => one.id === id)).toMatchObject({
    kind: 'adjust',
    amount: '1500.0000',
    account: 'member01',
    because: 'SINGLE',
    reason: 'Goodwill',
    askedBy: li.name,
    isOwn: false,
    mayDecide: true,
    state: 'pending',
  });
  expect((await wang.call(confirm, { id })).answer).toMatchObject({ success: true, id, state: 'done' });
  expect(await walletOf(server, 'member01')).toBe(before + 25_000_000n);

  const actions = await server.inStation(alpha, (db) =>
    db.selectFrom('support_action').selectAll().orderBy('id', 'desc').limit(2).execute(),
  );
  const act = actions.find(({ command }) => command.includes('acts/adjust'))!;
  expect(act).toMatchObject({ done_by: li.name, reason: 'Goodwill' });
  expect(act.command).toContain(`approval ${id} by ${wang.name}`);
  expect(actions.find(({ command }) => command.includes('approvals/confirm'))).toMatchObject({
    done_by: wang.name,
  });
});

test('nobody confirms a request of their own, by another account neither, nor with a role that does not decide', async ({
  server,
}) => {
  const li = await at(server, 'finance');
  const secondOfLi = await at(server, 'owner', { person: li.person });
  const support = await at(server, 'support');
  const id = await asked(li);
  const before = await walletOf(server, 'member01');
  for (const own of [li, secondOfLi]) {
    const { answer: seen } = await own.call(list, { which: 'own' });
    expect(seen.list!.find((one) => one.id === id)).toMatchObject({ isOwn: true, mayDecide: false });
    expect((await own.call(confirm, { id })).answer.code).toBe('ownRequest');
    expect((await own.call(reject, { id, reason: 'x' })).answer.code).toBe('ownRequest');
  }
  expect((await support.call(confirm, { id })).answer.code).toBe('notAllowed');
  expect((await support.call(withdraw, { id })).answer.code).toBe('notOwn');
  const elsewhere = await at(server, 'finance', { stations: [beta] });
  expect((await elsewhere.call(confirm, { id }, { station: alpha })).answer.code).toBe('notYourStation');
  expect((await elsewhere.call(confirm, { id }, { station: beta })).answer.code).toBe('notFound');
  expect(await walletOf(server, 'member01')).toBe(before);
  expect((await secondOfLi.call(withdraw, { id })).answer).toMatchObject({
    success: true,
    state: 'withdrawn',
  });
  expect((await (await at(server, 'finance')).call(confirm, { id })).answer).toMatchObject({
    code: 'notPending',
    msg: 'The request waits no more: it was taken back.',
  });
});

test('two colleagues who agree at once do it once', async ({ server }) => {
  const id = await asked(await at(server, 'finance'));
  const before = await walletOf(server, 'member01');
  const both = await Promise.all([at(server, 'finance'), at(server, 'owner')]);
  const answers = await Promise.all(both.map((desk) => desk.call(confirm, { id })));
  expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1);
  expect(answers.filter(({ answer }) => answer.code === 'notPending')).toHaveLength(1);
  expect(await walletOf(server, 'member01')).toBe(before + 15_000_000n);
});

test('a yes that is sent again gets the first answer and moves nothing more', async ({ server }) => {
  const id = await asked(await at(server, 'finance'));
  const wang = await at(server, 'finance');
  const before = await walletOf(server, 'member01');
  const intentId = 'the-yes-of-wang';
  const first = await wang.call(confirm, { id }, { intentId });
  const again = await wang.call(confirm, { id }, { intentId });
  expect(first.answer).toMatchObject({ success: true, state: 'done' });
  expect(again.answer).toEqual(first.answer);
  expect(await walletOf(server, 'member01')).toBe(before + 15_000_000n);
});

test('what came between makes a request void, and the refusal says what', async ({ server }) => {
  const [li, wang] = [await at(server, 'finance'), await at(server, 'finance')];
  const id = await asked(li, 'agent01');
  const before = await walletOf(server, 'agent01');
  const support = await at(server, 'support');
  await support.call(block, { account: 'agent01', of: 'withdraw', reason: 'Looks stolen' });
  const { answer } = await wang.call(confirm, { id });
  expect(answer).toMatchObject({
    code: 'changed',
    msg: 'Something came between, and the request is void: withdrawBlockedUntil: – → for good. Ask again if it is still wanted.',
  });
  expect((await wang.call(confirm, { id })).answer.code).toBe('notPending');
  expect(await walletOf(server, 'agent01')).toBe(before);
});

test('a credit of another colleague comes between, a bet does not', async ({ server }) => {
  const [li, wang, chen] = [
    await at(server, 'finance'),
    await at(server, 'finance'),
    await at(server, 'owner'),
  ];
  const first = await asked(li);
  const second = await asked(await at(server, 'finance'));
  expect((await wang.call(confirm, { id: first })).answer.success).toBe(true);
  const { answer } = await chen.call(confirm, { id: second });
  expect(answer.code).toBe('changed');
  expect(answer.msg).toContain('movesByHand');
});

test('a request is refused with a reason, and lapses at its moment', async ({ server, clock }) => {
  const [li, wang] = [await at(server, 'finance'), await at(server, 'finance')];
  const id = await asked(li);
  expect((await wang.call(reject, { id, reason: 'Twice the usual' })).answer).toMatchObject({
    state: 'rejected',
  });
  const { answer } = await li.call(list, { which: 'own' });
  expect(answer.list![0]).toMatchObject({
    id,
    state: 'rejected',
    note: 'Twice the usual',
    decidedBy: wang.name,
  });

  const late = await asked(li);
  await clock.pass(24 * 3600);
  const next = await at(server, 'finance');
  expect((await next.call(confirm, { id: late })).answer).toMatchObject({
    code: 'notPending',
    msg: 'The request waits no more: it lapsed.',
  });
  const { answer: decided } = await next.call(list, { which: 'decided' });
  expect(decided.list![0]).toMatchObject({ id: late, state: 'expired' });
});

test('rights of staff belong to no station, and wait for another owner', async ({ server }) => {
  const [one, other] = [await at(server, 'owner'), await at(server, 'owner')];
  const wish = {
    name: 'newcomer',
    shownName: 'New',
    role: 'support' as const,
    allStations: true,
    stations: [],
    elevatesTo: [],
    reason: 'Nights',
  };
  expect((await one.call(invite, wish)).answer).toMatchObject({ code: 'waitsForSecond' });
  const { answer } = await other.call(listRights, { which: 'waiting' });
  const { id, kind } = answer.list![0]!;
  expect(kind).toBe('staff');
  expect((await one.call(confirmRights, { id })).answer.code).toBe('ownRequest');
  expect((await (await at(server, 'finance')).call(confirmRights, { id })).answer.code).toBe('wrongRole');
  expect((await other.call(confirm, { id })).answer.code).toBe('notFound');
  expect((await other.call(confirmRights, { id })).answer).toMatchObject({ success: true, state: 'done' });
  const { rows } = await server.pool.query('SELECT name, invited_by FROM staff_invitation');
  expect(rows).toEqual([{ name: 'newcomer', invited_by: one.name }]);
});

test('what somebody asked for who was shut out since, or may no longer, is done by nobody', async ({
  server,
}) => {
  const [wang, chen] = [await at(server, 'finance'), await at(server, 'owner')];
  const before = await walletOf(server, 'member01');
  const changes: readonly ((staffId: number) => [string, unknown[]])[] = [
    (id) => ["UPDATE staff SET state = 'disabled' WHERE id = $1", [id]],
    (id) => ["UPDATE staff SET role = 'support' WHERE id = $1", [id]],
    (id) => ['UPDATE staff SET stations = ARRAY[$2] WHERE id = $1', [id, beta]],
  ];
  for (const change of changes) {
    const li = await at(server, 'finance');
    const id = await asked(li);
    await server.pool.query(...change(li.staffId));
    for (const other of [wang, chen])
      expect((await other.call(confirm, { id })).answer).toMatchObject({
        success: false,
        code: 'requesterGone',
      });
    expect((await wang.call(reject, { id, reason: 'gone' })).answer).toMatchObject({ success: true });
  }
  expect(await walletOf(server, 'member01')).toBe(before);
});

test('a role without limits asks for nothing, and a station that changes them is obeyed at once', async ({
  server,
}) => {
  const li = await at(server, 'finance');
  const files = filesOfSet({
    control: {
      limits: [{ role: 'finance', kind: 'turnover', always: true }],
      confirmers: [{ kind: 'turnover', roles: ['owner'] }],
    },
  });
  await applyContent(server.pool, alpha, { files, by: 'test', now: server.now() });
  expect((await li.call(adjust, credit('member01', '1'))).answer.code).toBe('notAllowed');
  const { answer } = await li.call(turnoverAdd, { account: 'member01', yuan: '1', reason: 'x' });
  expect(answer.code).toBe('waitsForSecond');
  const { answer: own } = await li.call(list, { which: 'own' });
  expect(own.list![0]).toMatchObject({ kind: 'turnover', because: 'ALWAYS' });
  const wang = await at(server, 'finance');
  expect((await wang.call(confirm, { id: own.list![0]!.id })).answer.code).toBe('notAllowed');
});

test('rates that wait are read with their categories, in the language of whoever decides', async ({
  server,
}) => {
  await setRates(server, 'agent01', 80_000);
  const [clerk, owner] = [await at(server, 'support'), await at(server, 'owner')];
  const wish = {
    account: 'agent01',
    rates: [{ category: 'lottery', rate: '8.9' } as const],
    reason: 'By phone',
  };
  expect((await clerk.call(rates, wish)).answer.code).toBe('waitsForSecond');
  const { answer } = await owner.call(list, { which: 'waiting' });
  const { request, facts } = answer.list!.find(({ account }) => account === 'agent01')!;
  expect(request).toContainEqual({ name: 'rates', value: 'Lottery 8.9%' });
  expect(facts).toContainEqual({ name: 'ratesNow', value: 'Lottery 8%, Mark Six 8%' });
});
