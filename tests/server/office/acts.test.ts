// Acts on members: what each changes, what its answer says of it, how it is taken back, and what the trail keeps.
import { expect } from 'vitest';
import { login } from '#contract/auth.generated.ts';
import {
  adjust,
  block,
  clearQuestion,
  contact,
  coupon,
  endSessions,
  level,
  password,
  pause,
  removeCard,
  turnoverAdd,
  turnoverSet,
  unblock,
  undoCredit,
  unlock,
} from '#contract/office/acts.generated.ts';
import { timeline } from '#contract/office/members.generated.ts';
import type { OfficeRole } from '#contract/officeCall.ts';
import { moneyIncomeList } from '#contract/report.generated.ts';
import { findAccount } from '#server/account/accounts.ts';
import { cardsOf } from '#server/money/withdrawals/cards.ts';
import { staffMember } from '#support/officeStaff.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { cardOf } from '#support/withdrawals.ts';
import { world } from '#support/world.ts';

const test = world({ office: true });

const desks = new Map<OfficeRole, ReturnType<typeof staffMember>>();
/** Somebody of a role, the same one all the time. */
function at(server: RunningServer, role: OfficeRole) {
  const known = desks.get(role) ?? staffMember(server, role, { name: `act-${role}` });
  desks.set(role, known);
  return known;
}

const about = { account: 'member01', reason: 'He called' };

const lastAction = (server: RunningServer) =>
  server.inStation(alpha, (db) =>
    db.selectFrom('support_action').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow(),
  );

test('money by hand is added, and taken back once by its number', async ({ server }) => {
  const finance = await at(server, 'finance');
  const { answer: added } = await finance.call(adjust, { ...about, direction: 'credit', yuan: '88' });
  expect(added).toMatchObject({ success: true, canUndo: true });
  expect(added.difference!.map(({ name }) => name)).toEqual(['wallet', 'turnoverRequired']);
  expect(added.undo).toContain(added.intent!);
  expect(await lastAction(server)).toMatchObject({
    done_by: 'act-finance',
    reason: 'He called',
    before: expect.objectContaining({ wallet: expect.any(String) }),
  });
  const { answer: line } = await finance.call(timeline, { account: 'member01', kinds: ['money'] });
  expect(line.entries![0]).toMatchObject({ ref: added.intent!, amount: '88.0000' });
  const { answer: undone } = await finance.call(undoCredit, { ...about, intent: added.intent! });
  expect(undone).toMatchObject({ success: true, owed: '0.0000', canUndo: false });
  const [wallet] = undone.difference!;
  expect([wallet!.name, wallet!.before, wallet!.after]).toEqual([
    'wallet',
    added.difference![0]!.after,
    added.difference![0]!.before,
  ]);
  const { answer: again } = await finance.call(undoCredit, { ...about, intent: added.intent! });
  expect(again).toMatchObject({ success: false, code: 'undoneBefore' });
});

test('the same act sent twice moves money once', async ({ server }) => {
  const finance = await at(server, 'finance');
  const request = { ...about, direction: 'credit', yuan: '5' } as const;
  const both = await Promise.all(
    [1, 2].map(() => finance.call(adjust, request, { intentId: 'sent-twice-01' })),
  );
  expect(both[0]!.answer).toEqual(both[1]!.answer);
  const { rows } = await server.pool.query(
    "SELECT 1 FROM ledger_transaction WHERE ref_type = 'byHand' AND ref_id = 'sent-twice-01'",
  );
  expect(rows).toHaveLength(1);
});

test('turnover is asked for and set back, above the limit by two', async ({ server }) => {
  const finance = await at(server, 'finance');
  const { answer: added } = await finance.call(turnoverAdd, { ...about, yuan: '100' });
  expect(added).toMatchObject({ success: true, difference: [{ name: 'turnoverRequired' }] });
  const { id } = await server.inStation(alpha, (db) =>
    db
      .selectFrom('turnover_item')
      .select('id')
      .where('ref_type', '=', 'turnoverByHand')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  );
  const number = String(id);
  const { answer: ended } = await finance.call(turnoverSet, { ...about, number, yuan: '0' });
  expect(ended).toMatchObject({
    success: true,
    canUndo: true,
    undo: `Set the item ${number} back to 100.00 yuan.`,
  });
  const { answer: much } = await finance.call(turnoverAdd, { ...about, yuan: '5000.01' });
  expect(much.code).toBe('waitsForSecond');
  // Support asks for everything.
  const support = await at(server, 'support');
  expect((await support.call(turnoverAdd, { ...about, yuan: '1' })).answer.code).toBe('waitsForSecond');
});

test('a level and a coupon are given, each with the way back', async ({ server }) => {
  const support = await at(server, 'support');
  const { answer } = await support.call(level, { ...about, level: 3 });
  expect(answer).toMatchObject({ difference: [{ name: 'level', after: '3' }], canUndo: true });
  expect((await support.call(level, { ...about, level: 98 })).answer.success).toBe(false);
  const kind = await server.inStation(alpha, (db) =>
    db.selectFrom('coupon_kind').select('code').where('is_open', '=', true).executeTakeFirstOrThrow(),
  );
  await server.inStation(alpha, (db) => db.updateTable('coupon_kind').set({ levels: [] }).execute());
  await server.pool.query('DELETE FROM coupon');
  const { answer: given } = await support.call(coupon, { ...about, coupon: kind.code });
  expect(given).toMatchObject({ given: true, canUndo: false });
  expect((await support.call(coupon, { ...about, coupon: kind.code })).answer.given).toBe(false);
});

test('three blocks: each is set, said, and lifted by itself', async ({ server }) => {
  const support = await at(server, 'support');
  for (const [of, name] of [
    ['play', 'playBlockedUntil'],
    ['withdraw', 'withdrawBlockedUntil'],
    ['logIn', 'state'],
  ] as const) {
    const { answer } = await support.call(block, { ...about, of });
    expect(answer, of).toMatchObject({ success: true, canUndo: true });
    expect(answer.difference!.map((one) => one.name)).toEqual([name]);
    expect((await support.call(unblock, { ...about, of })).answer, of).toMatchObject({
      success: true,
      difference: [{ name, before: answer.difference![0]!.after, after: answer.difference![0]!.before }],
    });
    expect((await support.call(unblock, { ...about, of })).answer.success, of).toBe(false);
  }
  const { answer } = await support.call(block, { ...about, of: 'play', until: '2026-12-24' });
  expect(answer).toMatchObject({ until: '2026-12-23T16:00:00.000Z' });
  await support.call(unblock, { ...about, of: 'play' });
});

test('a pause is as long as the member wishes: it is made longer, never shorter, and nothing lifts it', async ({
  server,
}) => {
  const support = await at(server, 'support');
  const of = { ...about, account: 'agent01' };
  const { answer } = await support.call(pause, { ...of, until: '2026-12-24' });
  expect(answer).toMatchObject({
    success: true,
    canUndo: false,
    until: '2026-12-23T16:00:00.000Z',
    difference: [{ name: 'pausedUntil', before: '' }],
  });
  const { answer: shorter } = await support.call(pause, { ...of, until: '2026-12-20' });
  expect(shorter).toMatchObject({ success: false });
  const { answer: lifted } = await support.call(unblock, { ...of, of: 'logIn' });
  expect(lifted).toMatchObject({ success: false });
  expect((await support.call(pause, { ...of, until: '2027-01-24' })).answer.success).toBe(true);
});

test('log-ins are ended, and a block of the log-in ends them as well', async ({ server }) => {
  const support = await at(server, 'support');
  const client = server.client(alpha);
  await client.logIn('member01');
  const { answer } = await support.call(endSessions, about);
  expect(answer).toMatchObject({ success: true, ended: 1, canUndo: false });
  expect((await client.call(moneyIncomeList, {})).answer.success).toBe(false);
});

test('a password is shown once and kept nowhere', async ({ server }) => {
  const support = await at(server, 'support');
  const { answer } = await support.call(password, { account: 'agent01', reason: 'Lost it', of: 'logIn' });
  expect(answer).toMatchObject({ success: true, canUndo: false });
  const logged = await server.client(alpha).call(login, { account: 'agent01', password: answer.password! });
  expect(logged.answer.success).toBe(true);
  const { rows } = await server.pool.query(
    `SELECT 1 FROM office_intent WHERE answer::text LIKE '%' || $1 || '%'
      UNION ALL SELECT 1 FROM trail WHERE detail::text LIKE '%' || $1 || '%' OR what LIKE '%' || $1 || '%'
      UNION ALL SELECT 1 FROM support_action WHERE (command || before || after) LIKE '%' || $1 || '%'`,
    [answer.password],
  );
  expect(rows).toEqual([]);
});

test('contacts are changed with masks in the answer, and their new value is in no request of the trail', async ({
  server,
}) => {
  const support = await at(server, 'support');
  const { answer } = await support.call(contact, { ...about, detail: 'phone', value: '13912345678' });
  expect(answer.difference).toMatchObject([{ name: 'phone', after: '139****5678' }]);
  expect((await lastAction(server)).command).not.toContain('13912345678');
});

test('locks, question and card', async ({ server, member }) => {
  const support = await at(server, 'support');
  expect((await support.call(unlock, about)).answer).toMatchObject({ success: true, difference: [] });
  expect((await support.call(clearQuestion, about)).answer).toMatchObject({ success: false });
  await member.logIn('member01');
  await cardOf(member);
  const [{ card_no } = { card_no: '' }] = await server.inStation(alpha, async (db) =>
    cardsOf(db, (await findAccount(db, 'member01'))!.id),
  );
  const { answer } = await support.call(removeCard, { ...about, card: card_no });
  expect(answer.difference!.map(({ name }) => name)).toEqual(['cards']);
  expect(JSON.stringify(answer)).not.toContain(card_no);
});
