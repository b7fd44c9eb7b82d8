// Withdrawals that wait for the office, where no company is the bank desk: who may pay, once, and why each of them waits.
import { expect } from 'vitest';
import { withdrawCancel, withdrawShowInfo } from '#contract/finance.generated.ts';
import { cardsOf } from '#server/money/withdrawals/cards.ts';
import { requireOffice } from '#server/office/waiting/money/decides.ts';
import { payWithdrawal, refuseWithdrawal } from '#server/office/waiting/money/decideWithdrawal.ts';
import { cardFormsOf } from '#server/office/waiting/money/figures.ts';
import { giveBackWithdrawals, takeWithdrawals } from '#server/office/waiting/money/takeWithdrawals.ts';
import { payeeOf, sharersOf } from '#server/office/waiting/money/ticket.ts';
import { oneWithdrawal, waitingWithdrawals } from '#server/office/waiting/money/withdrawals.ts';
import { leasesOf } from '#server/office/waiting/queue/lease.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { askWithdrawal, atQueue, clerk } from '#support/waiting.ts';
import { moneyOf, setRule, stationMoney } from '#support/withdrawals.ts';
import { world } from '#support/world.ts';

const test = world({
  counterparties: [],
  prepare: (server) =>
    setRule(server, alpha, {
      times_a_day: -1,
      free_times: -1,
      review_from: 500_0000n,
      may_take_back: true,
      card_cooling_seconds: 0,
    }),
});

const [li, wang] = [clerk(1, 'li'), clerk(2, 'wang')];
const take = (server: RunningServer, who: typeof li, ...orders: string[]) =>
  atQueue(server, alpha, (work) => takeWithdrawals(work, who, orders));
const pay = (
  server: RunningServer,
  who: typeof li,
  orderNo: string,
  how: 'bank' | 'byHand' = 'bank',
  reference = '',
) => atQueue(server, alpha, (work) => payWithdrawal(work, who, { orderNo, how, reference }));
const list = (server: RunningServer, given: { limit?: number } = {}) =>
  atQueue(
    server,
    alpha,
    (work) =>
      waitingWithdrawals(
        work,
        { locale: 'en', decidesOn: 'office' },
        { after: undefined, limit: given.limit ?? 50 },
      ),
    'office_read',
  );
const one = (server: RunningServer, orderNo: string) =>
  atQueue(
    server,
    alpha,
    (work) => oneWithdrawal(work, { locale: 'en', decidesOn: 'office' }, orderNo),
    'office_read',
  );

test('is paid once, by whoever has taken it over, and leaves the books of the station', async ({
  server,
  member,
  clock,
}) => {
  const before = await moneyOf(server, alpha, 'member01');
  const out = await stationMoney(server, alpha, 'payout');
  const orderNo = await askWithdrawal(member, '200');
  await clock.pass(60);
  await expect(pay(server, li, orderNo)).rejects.toThrow('office-waiting.takeFirst');
  expect((await take(server, li, orderNo)).taken).toHaveLength(1);
  const { answer } = await member.call(withdrawShowInfo, {});
  expect(answer.orders!.find((order) => order.orderNo === orderNo)).toMatchObject({
    stage: 'locked',
    canTakeBack: false,
  });
  await expect(pay(server, wang, orderNo)).rejects.toThrow('office-waiting.heldByOther');
  const twice = await Promise.allSettled([pay(server, li, orderNo), pay(server, li, orderNo)]);
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(pay(server, li, orderNo)).rejects.toThrow('office-waiting.over');
  expect(await moneyOf(server, alpha, 'member01')).toEqual({
    wallet: before.wallet - 200_0000n,
    frozen: before.frozen,
  });
  expect((await stationMoney(server, alpha, 'payout')) - out).toBe(200_0000n);
  expect(await one(server, orderNo)).toMatchObject({ status: 2, lease: null });
});

test('what is refused goes back, and its owner reads why', async ({ server, member }) => {
  const before = await moneyOf(server, alpha, 'member01');
  const orderNo = await askWithdrawal(member);
  await atQueue(server, alpha, (work) => refuseWithdrawal(work, wang, { orderNo, reason: '收款账号有误' }));
  expect(await moneyOf(server, alpha, 'member01')).toEqual(before);
  const { answer } = await member.call(withdrawShowInfo, {});
  expect(answer.orders!.find((order) => order.orderNo === orderNo)).toMatchObject({
    status: 3,
    reason: '收款账号有误',
  });
});

test('what was paid by hand says how', async ({ server, member }) => {
  const orderNo = await askWithdrawal(member, '100');
  await take(server, li, orderNo);
  await expect(pay(server, li, orderNo, 'byHand', ' ')).rejects.toThrow('office-waiting.referenceMissing');
  await pay(server, li, orderNo, 'byHand', 'cash, receipt 12');
  const { rows } = await server.pool.query('SELECT verdict, note FROM waiting_decision WHERE item = $1', [
    orderNo,
  ]);
  expect(rows).toEqual([{ verdict: 'paidByHand', note: 'cash, receipt 12' }]);
});

test('its owner takes it back while nobody pays it out, at once and by the job, and never after', async ({
  server,
  member,
  clock,
}) => {
  const before = await moneyOf(server, alpha, 'member01');
  const first = await askWithdrawal(member);
  const back = await member.call(withdrawCancel, { orderNo: first });
  expect(back.answer).toMatchObject({ success: true, order: { status: 4 } });
  expect(await moneyOf(server, alpha, 'member01')).toEqual(before);

  const second = await askWithdrawal(member);
  await take(server, li, second);
  const refused = await member.call(withdrawCancel, { orderNo: second });
  expect(refused.answer).toMatchObject({ success: false, code: 'beingPaid' });
  // The claim ends, the mark does not: li may have paid at the bank already.
  await clock.pass(11 * 60);
  expect(await atQueue(server, alpha, (work) => leasesOf(work, 'withdrawals', [second]))).toEqual(new Map());
  expect((await member.call(withdrawCancel, { orderNo: second })).answer.code).toBe('beingPaid');
  expect(await atQueue(server, alpha, (work) => giveBackWithdrawals(work, wang, [second]))).toEqual([]);
  expect(await atQueue(server, alpha, (work) => giveBackWithdrawals(work, li, [second]))).toEqual([second]);

  // A server that ended between the wish and its effect.
  await server.inStation(alpha, (db) =>
    db.updateTable('withdrawal').set({ take_back_at: server.now() }).where('order_no', '=', second).execute(),
  );
  expect((await take(server, wang, second)).gone).toEqual([second]);
  await server.runMoneyJob();
  expect(await one(server, second)).toMatchObject({ status: 4 });
  expect(await moneyOf(server, alpha, 'member01')).toEqual(before);
});

test('the oldest come first, each with the rules that hold it and the figures of its member', async ({
  server,
  member,
  clock,
}) => {
  const big = await askWithdrawal(member, '1000');
  await clock.pass(10);
  const small = await askWithdrawal(member, '150');
  const page = await list(server, { limit: 1 });
  expect(page.list.map(({ orderNo }) => orderNo)).toEqual([big]);
  const { list: rest, next } = await atQueue(server, alpha, (work) =>
    waitingWithdrawals(work, { locale: 'en', decidesOn: 'office' }, { after: page.next!, limit: 50 }),
  );
  expect([rest.map(({ orderNo }) => orderNo), next]).toEqual([[small], null]);
  const why = page.list[0]!.why.map(({ rule }) => rule);
  expect(why.slice(0, 2)).toEqual(['byHand', 'large']);
  expect(page.list[0]!.why).toContainEqual({
    rule: 'large',
    measure: 'money',
    threshold: 500_0000n,
    figure: 1000_0000n,
  });
  expect(page.list[0]).toMatchObject({
    account: 'member01',
    arriving: 1000_0000n,
    figures: { otherWaiting: 1 },
  });
  expect(page.list[0]!.card).toMatch(/\*/);
  expect(rest[0]!.why).toContainEqual({ rule: 'otherWaiting', measure: 'count', threshold: 0, figure: 1 });
  await atQueue(server, alpha, async (work) => {
    for (const orderNo of [big, small]) await refuseWithdrawal(work, li, { orderNo, reason: 'x' });
  });
});

test('who shares the card or the address is counted and named, whatever became of the card', async ({
  server,
  member,
}) => {
  const orderNo = await askWithdrawal(member, '100');
  const { accountId } = await one(server, orderNo);
  await server.inStation(alpha, async (db) => {
    const other = await db
      .selectFrom('account')
      .select('id')
      .where('name', '=', 'member02')
      .executeTakeFirstOrThrow();
    const card = await db
      .selectFrom('card')
      .innerJoin('withdrawal', 'withdrawal.card_id', 'card.id')
      .selectAll('card')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    const { id: _, ...copy } = card;
    await db
      .insertInto('card')
      .values({
        ...copy,
        account_id: other.id,
        card_key: `${card.card_key} removed 77`,
        removed_at: server.now(),
        is_primary: false,
      })
      .execute();
    await db
      .insertInto('device')
      .values({
        station: alpha,
        account_id: other.id,
        visitor_hash: Buffer.alloc(32, 7),
        address: '127.0.0.1',
        seen_at: server.now(),
      })
      .execute();
  });
  const seen = await one(server, orderNo);
  expect(seen.figures).toMatchObject({ sameCard: 1 });
  expect(seen.why).toContainEqual({ rule: 'sameCard', measure: 'count', threshold: 0, figure: 1 });
  const sharers = await atQueue(
    server,
    alpha,
    async ({ db }) => {
      const own = await cardsOf(db, accountId);
      const { card_no: number } = own.find(({ is_primary }) => is_primary)!;
      return sharersOf(db, accountId, cardFormsOf(db, alpha, number));
    },
    'office_read',
  );
  const signs = sharers.filter(({ account }) => account === 'member02').map(({ by }) => by);
  expect(signs).toEqual(['card', 'address']);
  await atQueue(server, alpha, (work) => refuseWithdrawal(work, li, { orderNo, reason: 'x' }));
});

test('the whole number is shown to whoever has taken it over, and to nobody else', async ({
  server,
  member,
}) => {
  const orderNo = await askWithdrawal(member, '100');
  const payee = (who: typeof li) =>
    atQueue(server, alpha, (work) => payeeOf(work, who, { orderNo, locale: 'en' }), 'office_read');
  await expect(payee(li)).rejects.toThrow('office-waiting.takeFirst');
  await take(server, li, orderNo);
  expect((await payee(li)).cardNo).toMatch(/^\d{8,}$/);
  await expect(payee(wang)).rejects.toThrow('office-waiting.takeFirst');
});

test('where a company is the desk the office only looks', () => {
  const party = { url: 'https://desk.example', publicUrl: 'https://desk.example', key: 'x' };
  expect(() => requireOffice({ serverUrl: '', platforms: {}, bankDesk: party })).toThrow(
    'office-waiting.atDesk',
  );
  expect(() => requireOffice({ serverUrl: '', platforms: {} })).not.toThrow();
});

test('nothing is decided by a clock', async ({ server, member, clock }) => {
  const orderNo = await askWithdrawal(member, '100');
  await clock.pass(24 * 3600);
  await server.runMoneyJob();
  expect(await one(server, orderNo)).toMatchObject({ status: 1, stage: 'waiting', lease: null });
  await atQueue(server, alpha, (work) => refuseWithdrawal(work, li, { orderNo, reason: 'x' }));
});
