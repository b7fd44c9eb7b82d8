// Ladders for tests, and what members have deposited and bet as the job of teams finds it.
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { openLadder } from '#scripts/harness/ladder.ts';
import { openStandings } from '#server/money/levels/count.ts';
import { idOf } from '../server/money/wallets.ts';
import type { RunningServer } from './startServer.ts';

const yuan = (amount: number): bigint => BigInt(amount) * 10_000n;

/** Three levels: 100 of deposits and 1,000 of bets reach the second, 1,000 and 10,000 the third; kept by 500 and 2,000 a month. */
export const setLadder = (server: RunningServer, station: string, isKept = true): Promise<void> =>
  server.inStation(station, (db) =>
    openLadder(
      db,
      station,
      [
        {
          from_deposit: 100,
          from_bet: 1000,
          keep_bet: 500,
          gift: 8,
          weekly: 2,
          weekly_bet: 300,
          monthly: 5,
          birthday: 18,
        },
        {
          from_deposit: 1000,
          from_bet: 10_000,
          keep_bet: 2000,
          gift: 38,
          weekly: 8,
          weekly_bet: 1000,
          monthly: 20,
          birthday: 58,
        },
      ],
      { is_kept: isKept },
    ),
  );

/** Adds what a deposit and settled bets add, in yuan. */
export const addToLevel = (
  server: RunningServer,
  station: string,
  name: string,
  { deposit = 0, bet = 0, at = server.now() }: { deposit?: number; bet?: number; at?: Date },
): Promise<unknown> =>
  server.inStation(station, async (db) => {
    const id = await idOf(db, name);
    // Whoever is counted for the first time begins with what the books have, which nothing here has moved.
    await openStandings({ db, station, now: at }, [id]);
    await db
      .insertInto('level_entry')
      .values({ station, account_id: id, at, deposit: yuan(deposit), bet: yuan(bet) })
      .execute();
  });

/** The level of an account, and how far it has come; nulls where it was not counted. */
export const readStanding = (server: RunningServer, station: string, name: string) =>
  server.inStation(station, async (db) =>
    db
      .selectFrom('account as a')
      .leftJoin('level_standing as s', 's.account_id', 'a.id')
      .select(['a.level', 's.top', 's.deposits', 's.bets'])
      .where('a.id', '=', await idOf(db, name))
      .executeTakeFirstOrThrow(),
  );

/** An order of a deposit that was opened, and what became of it. */
export const endDeposit = (
  server: RunningServer,
  station: string,
  name: string,
  { orderNo, status, paid }: { orderNo: string; status: 2 | 6; paid: bigint },
): Promise<void> =>
  server.inStation(station, async (db) => {
    const at = server.now();
    const method = await db.selectFrom('pay_method').select('id').limit(1).executeTakeFirstOrThrow();
    if (status === DepositStatus.paid)
      await db
        .insertInto('deposit_order')
        .values({
          order_no: orderNo,
          station,
          account_id: await idOf(db, name),
          kind: 'bank',
          method_id: method.id,
          amount: paid,
          deposit_factor: 100,
          status: DepositStatus.pending,
          created_at: at,
          expires_at: at,
        })
        .execute();
    await db
      .updateTable('deposit_order')
      .set({ status, ...(status === DepositStatus.paid && { paid, finished_at: at }) })
      .where('order_no', '=', orderNo)
      .execute();
  });
