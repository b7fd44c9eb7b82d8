// What tests of payments to players need repeatedly: changed rules, a card to be paid to, the check of where the money ended.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { withdrawShowInfo } from '#contract/finance.generated.ts';
import { balancesOf } from '#server/db/ledger.ts';
import type { WithdrawalRuleTable } from '#server/db/tables.ts';
import type { Client, RunningServer } from './startServer.ts';

/** Changes what a station asks of withdrawals, as its operator would. */
export const setRule = (
  server: RunningServer,
  station: string,
  rule: Partial<Record<keyof WithdrawalRuleTable, unknown>>,
) =>
  server.inStation(station, async (db) => {
    await db
      .updateTable('withdrawal_rule')
      .set(rule as never)
      .execute();
    // The rule holds for every level.
    await db.updateTable('member_level').set({ withdrawals_a_day: null, withdrawal_most: null }).execute();
  });

export async function cardOf(client: Client, type = 'bank'): Promise<number> {
  const { answer } = await client.call(withdrawShowInfo, {});
  return answer.cards!.find((card) => card.type === type)!.cardId;
}

/** What an account has, and that the station's whole ledger adds up. */
export async function moneyOf(
  server: RunningServer,
  station: string,
  account: string,
): Promise<{ wallet: bigint; frozen: bigint }> {
  return server.inStation(station, async (db) => {
    expect((await sql`SELECT * FROM ledger_mismatches()`.execute(db)).rows).toEqual([]);
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('name_key', '=', account)
      .executeTakeFirstOrThrow();
    const { wallet, frozen } = await balancesOf(db, id, 'real');
    return { wallet, frozen };
  });
}

/** What is on one of the station's own accounts. */
export const stationMoney = (server: RunningServer, station: string, kind: 'payout' | 'house') =>
  server.inStation(station, async (db) => {
    const row = await db
      .selectFrom('ledger_account')
      .select('balance')
      .where('owner_id', '=', 0)
      .where('book', '=', 'real')
      .where('kind', '=', kind)
      .executeTakeFirst();
    return row?.balance ?? 0n;
  });
