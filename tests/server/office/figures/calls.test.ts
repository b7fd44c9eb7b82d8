// The calls for figures: who sees which, that a figure leads to its rows, the file of it, and the mail with it.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { getDepositStrategyList } from '#contract/finance.generated.ts';
import {
  methods,
  offers,
  overview,
  reports,
  rows,
  subscribe,
  table as tableOf,
} from '#contract/office/figures.generated.ts';
import { list as trail } from '#contract/office/trail.generated.ts';
import type { OfficeRole } from '#contract/officeCall.ts';
import { ledgerTypes } from '#server/db/ledger.ts';
import { atDesk, byHand, depositor, openBank } from '#support/deposits.ts';
import { officeAs } from '#support/office.ts';
import { type StaffMember, staffMember } from '#support/officeStaff.ts';
import { outboxTo } from '#support/personal.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { atHour } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import { readMoney } from '#values/money.ts';
import { move } from '../../money/wallets.ts';

const test = world({ counterparties: true, office: true, at: '2026-11-18T10:30:00+08:00' })
  .extend('desk', { scope: 'file' }, ({ server }) => {
    const known = new Map<OfficeRole, Promise<StaffMember>>();
    return (role: OfficeRole): Promise<StaffMember> => {
      if (!known.has(role)) known.set(role, staffMember(server, role));
      return known.get(role)!;
    };
  })
  .extend('history', { scope: 'file' }, async ({ server }) => {
    // A deposit of 500 with an offer, and amounts of a few days.
    await byHand(server);
    const client = await depositor(server, alpha);
    const offer = (await client.call(getDepositStrategyList, {})).answer.strategyList![0]!;
    const { orderNo } = await openBank(client, { amount: '500', strategyId: offer.id });
    await atDesk(server, orderNo, 'approved');
    await server.runMoneyJob();
    await server.inStation(alpha, async (db) => {
      for (let at = 0; at < 7; at += 1)
        await move(db, alpha, 'member01', {
          type: ledgerTypes.payout,
          amount: BigInt(at + 1),
          refId: `p${at}`,
          at: daysAgo(server, at % 3, 9),
        });
      // Later in the day than it is today.
      await move(db, alpha, 'member01', {
        type: ledgerTypes.payout,
        amount: 100n,
        refId: 'late',
        at: daysAgo(server, 1, 23),
      });
    });
    await server.runMoneyJob();
    return { offer: offer.name };
  });

const daysAgo = (server: RunningServer, days: number, hour: number): Date =>
  atHour(addDays(dayOf(server.now()), -days), hour);
const spanOf = (server: RunningServer, days = 1) => ({
  from: addDays(dayOf(server.now()), 1 - days),
  to: dayOf(server.now()),
});

/** All pages. */
async function allRows(desk: StaffMember, request: Parameters<typeof desk.call>[1], limit: number) {
  const list: { id: string; amount: string; account: string }[] = [];
  for (let after: string | undefined; ; ) {
    const { answer } = await desk.call(rows, { ...request, limit, ...(after && { after }) } as never);
    expect(answer.success).toBe(true);
    list.push(...answer.list!);
    if (answer.next === undefined) return list;
    after = answer.next;
  }
}
const sumOf = (list: readonly { amount: string }[]) =>
  list.reduce((sum, { amount }) => sum + readMoney(amount)!, 0n);

test('a figure leads to its rows, by every dimension', async ({ server, desk, history }) => {
  expect(history.offer).not.toBe('');
  const finance = await desk('finance');
  const span = spanOf(server, 3);
  const { answer } = await finance.call(overview, span);
  expect(answer.figures).toMatchObject({ deposits: '500.0000', payouts: '0.0128' });
  for (const by of ['day', 'hour', 'method', 'offer', 'agent', 'level'] as const) {
    const { answer: found } = await finance.call(tableOf, { ...span, by });
    expect(found.rows!.length, by).toBeGreaterThan(0);
    for (const { key, figures } of found.rows!)
      for (const column of ['deposits', 'payouts', 'gifts', 'net'] as const)
        if (found.columns!.includes(column) && readMoney(figures[column]) !== 0n) {
          const list = await allRows(finance, { ...span, by, key, column }, by === 'day' ? 2 : 50);
          expect({ by, key, column, sum: sumOf(list) }).toEqual({
            by,
            key,
            column,
            sum: readMoney(figures[column]),
          });
          expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
        }
  }
});

test('a day that is not over is compared with as many hours of the days before', async ({
  server,
  desk,
  history,
}) => {
  expect(history.offer).not.toBe('');
  const finance = await desk('finance');
  const { answer: today } = await finance.call(overview, spanOf(server));
  // It is half past ten: the deposit of this hour is a figure of today, and is compared with nothing yet.
  expect([today.figures!.payouts, today.figures!.deposits]).toEqual(['0.0012', '500.0000']);
  expect(today.soFar).toMatchObject({ hour: 10, figures: { payouts: '0.0012', deposits: '0.0000' } });
  expect([today.before!.payouts, today.weekBefore!.payouts]).toEqual(['0.0007', '0.0000']);
  expect(today.seriesBefore!.map(({ key, payouts }) => [key, payouts])).toEqual([
    ['09', '0.0007'],
    ['23', '0.0100'],
  ]);
  const yesterday = addDays(dayOf(server.now()), -1);
  const { answer: whole } = await finance.call(overview, { from: yesterday, to: yesterday });
  expect([whole.soFar, whole.figures!.payouts, whole.before!.payouts]).toEqual([
    undefined,
    '0.0107',
    '0.0009',
  ]);
});

test('who sees lotteries alone finds no other rows by them, in answers and in files', async ({
  server,
  desk,
  history,
}) => {
  expect(history.offer).not.toBe('');
  const play = await desk('play');
  const span = spanOf(server, 3);
  const ask = async (request: object) => {
    const { answer } = await play.call(rows, { ...span, ...request } as never);
    return answer.success ? answer.list!.length : Object.keys(answer.fieldErrors ?? {}).join();
  };
  expect(await ask({ by: 'lottery', column: 'deposits' })).toBe('column');
  expect(await ask({ by: 'lottery', column: 'payouts', key: '' })).toBe('key');
  expect(await ask({ by: 'lottery', column: 'payouts', key: 'pay:1' })).toBe('key');
  // The payouts of this history belong to no lottery.
  expect(await ask({ by: 'lottery', column: 'payouts' })).toBe(0);
  const file = await fileOf(server, play, { ...span, by: 'lottery', column: 'deposits' });
  expect([file.status, file.bytes.toString('utf8')]).toEqual([400, expect.not.stringContaining('500.0000')]);
  // Who writes content sees sums, and no member.
  const content = await desk('content');
  expect((await content.call(rows, { ...span, by: 'offer', column: 'gifts' })).answer.code).toBe('wrongRole');
  expect((await fileOf(server, content, { ...span, by: 'offer', column: 'gifts' })).status).toBe(400);
  expect((await fileOf(server, content, { ...span, by: 'offer' })).status).toBe(200);
  // What was refused is not in the trail as taken.
  const { answer } = await (await desk('owner')).call(trail, {});
  expect(answer.lines!.filter(({ what }) => what === 'figures/csv').map(({ by }) => by)).toEqual([
    'contentOfTest',
  ]);
});

test('a month that is none is refused, and a station of others gives no file', async ({ server, desk }) => {
  const owner = await desk('owner');
  const { answer } = await owner.call(rows, {
    ...spanOf(server, 3),
    by: 'month',
    key: '2026-13',
    column: 'stakes',
  });
  expect(Object.keys(answer.fieldErrors ?? {})).toEqual(['key']);
  const elsewhere = { ...spanOf(server), by: 'day', station: 'nowhere' };
  expect((await fileOf(server, owner, elsewhere)).status).toBe(403);
  const nobody = await fetch(
    `${server.officeUrl}/office/figures.csv?station=${alpha}&from=2026-11-18&to=2026-11-18&by=day`,
  );
  expect(nobody.status).toBe(401);
});

test('what an offer has cost so far, and what goes through a pay method', async ({ desk, history }) => {
  const { answer } = await (await desk('content')).call(offers, {});
  const [first] = answer.offers!.filter(({ kind }) => kind === 'offer');
  expect(first).toMatchObject({ times: 1, first: '2026-11-18', last: '2026-11-18' });
  expect(readMoney(first!.cost)).toBeGreaterThan(0n);
  expect(history.offer).not.toBe('');
  const { answer: watched } = await (await desk('finance')).call(methods, {});
  const used = watched.methods!.filter(({ day }) => day.ended > 0);
  expect(used).toMatchObject([
    { kind: 'bank', isOpen: true, waiting: 0, hour: { ended: 1, paid: 1, amount: '500.0000' } },
  ]);
  // The number of a receiving account is masked.
  expect(used[0]!.receiver).toMatch(/\*/);
});

test('who runs play sees lotteries, who writes content sees offers, and support sees none', async ({
  server,
  desk,
}) => {
  const span = spanOf(server);
  const seen = async (role: OfficeRole, by: 'lottery' | 'platform' | 'offer' | 'agent') =>
    (await (await desk(role)).call(tableOf, { ...span, by })).answer.code ?? 'seen';
  const by = ['lottery', 'platform', 'offer', 'agent'] as const;
  const of = (role: OfficeRole) => Promise.all(by.map((each) => seen(role, each)));
  expect(await of('owner')).toEqual(['seen', 'seen', 'seen', 'seen']);
  expect(await of('auditor')).toEqual(['seen', 'seen', 'seen', 'seen']);
  expect(await of('play')).toEqual(['seen', 'seen', 'wrongRole', 'wrongRole']);
  expect(await of('content')).toEqual(['wrongRole', 'wrongRole', 'seen', 'wrongRole']);
  expect(await of('support')).toEqual(['wrongRole', 'wrongRole', 'wrongRole', 'wrongRole']);
  const { answer } = await (await desk('play')).call(rows, { ...span, column: 'net' });
  expect(answer.code).toBe('wrongRole');
});

test('a span that is none is refused at its field', async ({ desk }) => {
  const owner = await desk('owner');
  const fault = async (from: string, to: string) =>
    Object.keys((await owner.call(overview, { from, to })).answer.fieldErrors ?? {});
  expect(await fault('2026-02-30', '2026-03-01')).toEqual(['from']);
  expect(await fault('2026-03-02', '2026-03-01')).toEqual(['to']);
  expect(await fault('2020-01-01', '2026-03-01')).toEqual(['to']);
});

const fileOf = async (server: RunningServer, { cookies }: StaffMember, query: Record<string, string>) => {
  const reply = await fetch(
    `${server.officeUrl}/office/figures.csv?${new URLSearchParams({ station: alpha, locale: 'en', ...query })}`,
    { headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } },
  );
  return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) };
};

test('a table and the rows of a figure are files, whose taking is in the trail', async ({
  server,
  desk,
  history,
}) => {
  expect(history.offer).not.toBe('');
  const auditor = await desk('auditor');
  const span = spanOf(server, 3);
  const byDay = await fileOf(server, auditor, { ...span, by: 'day' });
  expect(byDay.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const lines = byDay.bytes.toString('utf8').slice(1).trim().split('\r\n');
  expect(lines[0]).toBe(
    'Day,Deposits,Withdrawals,Fees,Stakes,Payouts,Bonuses,Rebates,Commission,Interest,Adjustments,Points,Donations,To platforms,Net',
  );
  expect(lines.at(-1)).toMatch(/^Total,500\.0000,/);
  // A remark that a spreadsheet would calculate.
  await server.inStation(alpha, (db) =>
    sql`SELECT ledger_post(131, 'formula', '1', '=HYPERLINK("x")', ${server.now()},
      ARRAY[(SELECT id FROM ledger_account WHERE kind = 'house' AND book = 'real' AND part = ''),
        (SELECT l.id FROM ledger_account l JOIN account a ON a.id = l.owner_id WHERE l.kind = 'wallet' AND a.name = 'member01')],
      ARRAY[-5, 5])`.execute(db),
  );
  await server.runMoneyJob();
  const ofRows = (await fileOf(server, auditor, { ...span, column: 'payouts' })).bytes.toString('utf8');
  expect(ofRows.trim().split('\r\n')).toHaveLength(1 + 9);
  expect(ofRows).toContain(`0.0005,"'=HYPERLINK(""x"")"`);
  const { answer } = await (await desk('owner')).call(trail, {});
  expect(
    answer.lines!.filter(({ what, by }) => what === 'figures/csv' && by === 'auditorOfTest'),
  ).toMatchObject([
    { by: 'auditorOfTest', station: alpha },
    { by: 'auditorOfTest', station: alpha },
  ]);
  const support = await desk('support');
  expect((await fileOf(server, support, { ...span, by: 'day' })).status).toBe(400);
});

const mailsOf = (server: RunningServer, address: string) =>
  server.inStation(alpha, async (db) =>
    (await outboxTo(db, address)).map(({ subject, body }) => ({ subject, body })),
  );

test('a report comes once a day has ended and is counted, in the language it was asked for in, and once', async ({
  server,
  clock,
}) => {
  const owner = await officeAs(server, 'owner');
  // Sessions end while days pass.
  const ask = async (email: string, period: 'day' | 'week' | 'month', locale = 'en', isOn = true) =>
    (await officeAs(server, 'owner')).call(
      subscribe,
      { station: alpha, period, isOn, ...(isOn && { email }) },
      { headers: { 'accept-language': locale } },
    );
  expect((await owner.call(subscribe, { station: alpha, period: 'day', isOn: true })).answer).toMatchObject({
    success: false,
    fieldErrors: { email: expect.any(String) },
  });
  await ask('day@example.com', 'day');
  await ask('week@example.com', 'week', 'zh-CN');
  expect((await owner.call(reports, {})).answer.reports).toMatchObject([
    { period: 'day', email: 'day@example.com', locale: 'en' },
    { period: 'week', email: 'week@example.com', locale: 'zh-CN' },
  ]);
  const { answer: day } = await owner.call(overview, spanOf(server));
  await server.runMoneyJob();
  expect(await mailsOf(server, 'day@example.com')).toEqual([]);
  await clock.to('2026-11-19T00:04:00+08:00');
  await server.runMoneyJob();
  expect(await mailsOf(server, 'day@example.com')).toEqual([]);
  await clock.to('2026-11-19T00:08:00+08:00');
  await server.runMoneyJob();
  await clock.to('2026-11-19T09:00:00+08:00');
  await server.runMoneyJob();
  const [mail, ...more] = await mailsOf(server, 'day@example.com');
  expect([mail?.subject, more]).toEqual([expect.stringContaining('figures of 2026-11-18'), []]);
  expect(mail!.body).toContain(`Deposits: ${Number(day.figures!.deposits).toFixed(2)} (0.00)`);

  // Monday, for the week before.
  expect(await mailsOf(server, 'week@example.com')).toEqual([]);
  await clock.to('2026-11-23T00:10:00+08:00');
  await server.runMoneyJob();
  const weekly = await mailsOf(server, 'week@example.com');
  expect(weekly.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/：2026-11-16 – 2026-11-22营收报表$/),
  ]);
  await ask('', 'day', 'en', false);
  const before = (await mailsOf(server, 'day@example.com')).length;
  await clock.to('2026-11-25T00:10:00+08:00');
  await server.runMoneyJob();
  expect(await mailsOf(server, 'day@example.com')).toHaveLength(before);
});

test('a report whose process ended before its commit comes with the next round, and not twice', async ({
  server,
  clock,
}) => {
  const finance = await officeAs(server, 'finance');
  await finance.call(subscribe, { station: alpha, period: 'day', isOn: true, email: 'cut@example.com' });
  await clock.to('2026-11-26T00:10:00+08:00');
  // The outbox refuses: all that the round has written goes with it.
  await server.pool.query(
    `ALTER TABLE outgoing_message ADD CONSTRAINT cut CHECK (channel <> 'mail') NOT VALID`,
  );
  await server.runMoneyJob();
  await server.pool.query('ALTER TABLE outgoing_message DROP CONSTRAINT cut');
  expect(await mailsOf(server, 'cut@example.com')).toEqual([]);
  for (const minute of ['12', '14']) {
    await clock.to(`2026-11-26T00:${minute}:00+08:00`);
    await server.runMoneyJob();
  }
  expect(await mailsOf(server, 'cut@example.com')).toHaveLength(1);
});
