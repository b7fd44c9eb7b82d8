// The table of what a member may do in each state of a break: every call of the contract, and each way of money in the database.
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Call } from '#contract/call.ts';
import { type CallId, calls } from '#contract/calls.generated.ts';
import { askReturn, breakState, consentMarketing, takeBreak } from '#contract/protection.generated.ts';
import { credit } from '#server/account/accounts.ts';
import { ledgerTypes } from '#server/db/ledger.ts';
import type { Db } from '#server/db/stationTransaction.ts';
import { giveCoupon } from '#server/money/deposits/coupons.ts';
import { openTransfer } from '#server/money/transfers/order.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ stations: testStations.slice(0, 1) });

type State = 'open' | 'timeout' | 'excluded' | 'ended' | 'returning' | 'reopened' | 'consented';

/** What is refused in a state, way by way; withdrawals and money back from platforms are never among it. */
const closed: Record<State, readonly string[]> = {
  open: [],
  timeout: ['deposit', 'transferIn', 'points', 'donation', 'coupon'],
  excluded: ['deposit', 'transferIn', 'points', 'donation', 'coupon'],
  ended: ['deposit', 'transferIn', 'points', 'donation', 'coupon'],
  returning: ['deposit', 'transferIn', 'points', 'donation', 'coupon'],
  reopened: ['coupon'],
  consented: [],
};

type Way = (db: Db, id: number, now: Date, ref: string) => Promise<unknown>;

const book =
  (type: number): Way =>
  (db, id, now, ref) =>
    credit(db, alpha, { id, role: 'member' }, type === ledgerTypes.withdrawalReturned ? 1n : -1n, {
      type,
      refType: 'ways',
      refId: ref,
      remark: '',
      at: now,
    });

const transfer =
  (direction: 'in' | 'out'): Way =>
  (db, id, at) =>
    openTransfer(db, {
      station: alpha,
      accountId: id,
      platform: 'sandbox-egame',
      direction,
      amount: 1_0000n,
      isAuto: false,
      at,
    });

const ways: Record<string, Way> = {
  deposit: (db, id, now, ref) =>
    sql`INSERT INTO deposit_order (order_no, station, account_id, kind, method_id, amount, payer_name, remark, deposit_factor, return_url, created_at, expires_at, ask_at)
      SELECT ${`D${ref}`}, station, ${id}, kind, id, 1000000, '', '', 100, '', ${now}, ${now}, ${now} FROM pay_method WHERE kind = 'fast' LIMIT 1`.execute(
      db,
    ),
  transferIn: transfer('in'),
  transferOut: transfer('out'),
  points: book(ledgerTypes.cashToPoints),
  donation: book(ledgerTypes.donation),
  withdrawal: book(ledgerTypes.withdrawal),
  withdrawalReturned: book(ledgerTypes.withdrawalReturned),
  payout: book(ledgerTypes.payout),
  coupon: async (db, id, now) => {
    const kind = await db.selectFrom('coupon_kind').selectAll().orderBy('position').executeTakeFirstOrThrow();
    await sql`UPDATE coupon_kind SET levels = '{}'`.execute(db);
    // One of the kind that is good would be enough.
    await sql`UPDATE coupon SET starts_at = '2026-01-01', ends_at = '2026-01-02' WHERE account_id = ${id}`.execute(
      db,
    );
    if ((await giveCoupon(db, kind, { audience: 'one', receiverId: id }, now)) === 0) throw { code: 'BK001' };
  },
};

/** Tries each way in a transaction that is undone. */
async function refusedWays(server: RunningServer, id: number): Promise<string[]> {
  const refused: string[] = [];
  for (const [name, way] of Object.entries(ways)) {
    const undone = new Error('undone');
    await server
      .inStation(alpha, async (db) => {
        await way(db, id, server.now(), `${name}${server.now().getTime()}`.slice(-18));
        throw undone;
      })
      .catch((error: unknown) => {
        if (error === undone) return;
        if ((error as { code?: string }).code !== 'BK001') throw error;
        refused.push(name);
      });
  }
  return refused;
}

/** The ids of the calls that a member is refused for the break. */
async function refusedCalls(member: Client): Promise<string[]> {
  const refused: string[] = [];
  for (const [id, row] of Object.entries(calls)) {
    // Those would end the session, or the break of this test.
    if (/^auth\/log(in|out)$|^protection\//.test(id)) continue;
    const call = { id, path: row.path, verb: row.verb, intent: row.repeat === 'intent' } as unknown as Call<
      object,
      object
    >;
    if ((await member.call(call, {})).answer.code === 'inBreak') refused.push(id);
  }
  return refused;
}

const closedCalls = (Object.keys(calls) as CallId[]).filter(
  (id) => !calls[id].isOpenInBreak && calls[id].role !== 'agent',
);

test('what a member may do follows the state, way by way, from the wish to the return', async ({
  server,
  clock,
}) => {
  const member = server.client(alpha);
  const { id } = await server.inStation(alpha, (db) =>
    db.selectFrom('account').select('id').where('name', '=', 'member01').executeTakeFirstOrThrow(),
  );
  const isAs = async (state: State, said: string) => {
    await member.logIn('member01');
    const { answer } = await member.call(breakState, {});
    expect(answer.state, state).toBe(said);
    expect(await refusedWays(server, id), state).toEqual(closed[state]);
    const isOpen = said === 'open';
    expect(answer.may).toEqual({
      bet: isOpen,
      deposit: isOpen,
      withdraw: true,
      transferIn: isOpen,
      transferOut: true,
      activity: isOpen,
      marketing: state === 'open' || state === 'consented',
    });
    const refused = await refusedCalls(member);
    if (isOpen) expect(refused).toEqual([]);
    else expect(new Set(refused)).toEqual(new Set(closedCalls));
    return answer;
  };
  const refusedAs = async (call: Promise<{ answer: object }>, code: string) =>
    expect((await call).answer).toMatchObject({ success: false, code });

  await isAs('open', 'open');
  await refusedAs(member.call(askReturn, {}), 'NOT_ACTIVE');
  await member.call(takeBreak, { kind: 'timeout', hours: 24, scope: 'station' });
  await isAs('timeout', 'timeout');
  await refusedAs(member.call(askReturn, {}), 'NOT_BEFORE_END');
  await refusedAs(member.call(consentMarketing, {}), 'NOT_OPEN');
  // A second before its end, and at it: a time-out ends by itself.
  await clock.to('2026-11-21T10:00:09+08:00');
  await isAs('timeout', 'timeout');
  await clock.to('2026-11-21T10:00:10+08:00');
  await isAs('open', 'open');

  await member.call(takeBreak, { kind: 'exclude', term: '6m', scope: 'station' });
  const held = await isAs('excluded', 'excluded');
  expect(held).toMatchObject({
    until: '2027-05-21 10:00:10',
    askableAt: '2027-05-21 10:00:10',
    canReturn: false,
    needsConsent: true,
  });
  await refusedAs(member.call(askReturn, {}), 'NOT_BEFORE_END');
  await clock.to('2027-05-21T10:00:10+08:00');
  expect(await isAs('ended', 'ended')).toMatchObject({ until: '', canReturn: true });
  expect((await member.call(askReturn, {})).answer).toMatchObject({
    success: true,
    state: 'returning',
    opensAt: '2027-05-22 10:00:10',
  });
  expect(await isAs('returning', 'returning')).toMatchObject({ until: '', opensAt: '2027-05-22 10:00:10' });
  await refusedAs(member.call(askReturn, {}), 'ALREADY_ASKED');
  await clock.to('2027-05-22T10:00:09+08:00');
  await isAs('returning', 'returning');
  await clock.to('2027-05-22T10:00:10+08:00');
  expect(await isAs('reopened', 'open')).toMatchObject({ needsConsent: true });
  expect((await member.call(consentMarketing, {})).answer).toMatchObject({
    success: true,
    needsConsent: false,
  });
  await isAs('consented', 'open');
});
