// Nothing is accepted whose transaction ends after a break: each way of money is begun while a break is being taken, and waits for it.
import { expect } from 'vitest';
import { donateApply } from '#contract/activity.generated.ts';
import type { Envelope } from '#contract/call.ts';
import { credit } from '#server/account/accounts.ts';
import { ledgerTypes } from '#server/db/ledger.ts';
import type { Db } from '#server/db/stationTransaction.ts';
import { hearWish } from '#server/money/breaks/take.ts';
import { openTransfer } from '#server/money/transfers/order.ts';
import { lockWaits } from '#support/lockWaits.ts';
import {
  betCredit,
  betOffcial,
  creditItem,
  sums,
  type Table,
  playTest as test,
  ticket,
  troublesOf,
} from '#support/playTable.ts';
import type { Client } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';

interface Own {
  table: Table;
  member: Client;
  id: number;
}

/** A way of money, made ready beforehand: what is returned is sent beside the break. */
type Way = (own: Own) => Promise<() => Promise<unknown>>;

const inDatabase =
  (work: (db: Db, own: Own, now: Date) => Promise<unknown>): Way =>
  async (own) =>
  () =>
    own.table.server.inStation(alpha, (db) => work(db, own, own.table.server.now()));

const answerOf = async (reply: Promise<{ answer: Envelope }>) => (await reply).answer;

const ways: Record<string, Way> = {
  'a credit bet': async ({ table, member }) => {
    const qiHao = await table.period('FFC');
    const item = await creditItem(member, 'FFC', sums, ['总和大']);
    return () => answerOf(betCredit(member, 'FFC', qiHao, [item]));
  },
  'an official bet': async ({ table, member }) => {
    const qiHao = await table.period('FFC');
    return () => answerOf(betOffcial(member, 'FFC', qiHao, [ticket()]));
  },
  'a chase': async ({ table, member }) => {
    const qiHao = await table.period('FFC');
    const periods = [0n, 1n, 2n].map((n) => ({ qiHao: String(BigInt(qiHao) + n), multiple: 1 }));
    return () => answerOf(betOffcial(member, 'FFC', qiHao, [ticket()], { stopOnWin: false, periods }));
  },
  'a donation':
    async ({ member }) =>
    () =>
      answerOf(member.call(donateApply, { money: 10 })),
  'a deposit': inDatabase(async (db, { id }, now) =>
    db
      .insertInto('deposit_order')
      .columns([
        'order_no',
        'station',
        'account_id',
        'kind',
        'method_id',
        'amount',
        'created_at',
        'expires_at',
        'ask_at',
      ])
      .expression((make) =>
        make
          .selectFrom('pay_method')
          .select(({ val, ref }) => [
            val('D202611201000101234').as('order_no'),
            val(alpha).as('station'),
            val(id).as('account_id'),
            ref('kind').as('kind'),
            ref('id').as('method_id'),
            val(100_0000n).as('amount'),
            val(now).as('created_at'),
            val(now).as('expires_at'),
            val(now).as('ask_at'),
          ])
          .where('kind', '=', 'fast')
          .limit(1),
      )
      .execute(),
  ),
  'money to a platform': inDatabase((db, { id }, at) =>
    openTransfer(db, {
      station: alpha,
      accountId: id,
      platform: 'sandbox-egame',
      direction: 'in',
      amount: 10_0000n,
      isAuto: false,
      at,
    }),
  ),
  'points for cash': inDatabase((db, { id }, now) =>
    credit(db, alpha, { id, role: 'member' }, -10_0000n, {
      type: ledgerTypes.cashToPoints,
      refType: 'test',
      refId: String(now.getTime()),
      remark: '',
      at: now,
    }),
  ),
};

const orders = ({ server }: Table, id: number) =>
  server.inStation(alpha, async (db) => {
    const [bets, deposits, transfers] = await Promise.all([
      db.selectFrom('bet_order').select('id').where('account_id', '=', id).execute(),
      db.selectFrom('deposit_order').select('order_no').where('account_id', '=', id).execute(),
      db.selectFrom('transfer_order').select('order_no').where('account_id', '=', id).execute(),
    ]);
    return { bets: bets.length, deposits: deposits.length, transfers: transfers.length };
  });

/** Takes the break off again, which nobody can in service. */
async function lift({ server }: Table): Promise<void> {
  await server.pool.query(`ALTER TABLE break_wish DISABLE TRIGGER append_only; DELETE FROM break_wish; DELETE FROM break_member;
    ALTER TABLE break_wish ENABLE TRIGGER append_only`);
}

test.for(Object.entries(ways))(
  '%s that began before and would end after it is refused',
  async ([, way], { table }) => {
    const { server } = table;
    await lift(table);
    const member = await table.player('member01');
    const { id } = await server.inStation(alpha, (db) =>
      db.selectFrom('account').select('id').where('name', '=', 'member01').executeTakeFirstOrThrow(),
    );
    const send = await way({ table, member, id });
    const before = await orders(table, id);
    const station = server.context.stations.byCode(alpha)!;
    const outcome = await server.inStation(alpha, async (db) => {
      const asking = {
        db,
        station,
        stations: [station],
        player: { accountId: id } as never,
        now: server.now(),
      };
      await hearWish(asking, { type: 'timeout', hours: 24 }, 'station');
      // Both an error of the database and an answer say how it ended.
      const sent = send().catch((error: unknown) => ({
        success: false,
        code: (error as { code?: string }).code,
      }));
      await expect.poll(() => lockWaits(table.server.pool)).toBeGreaterThan(0);
      return { sent };
    });
    const ended = (await outcome.sent) as { success: boolean; code: string };
    expect(ended.success).toBe(false);
    // A bet whose session has ended meanwhile says so; all others name the break.
    expect(['BK001', 'inBreak', 'notLoggedIn']).toContain(ended.code);
    expect(await orders(table, id)).toEqual(before);
    expect(await troublesOf(table)).toEqual([]);
  },
);
