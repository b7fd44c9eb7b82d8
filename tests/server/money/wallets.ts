// Wallets with a history for tests: entries by the thousand, straight through the ledger's own functions.
import { sql } from 'kysely';
import { fillWallet } from '#scripts/harness/history.ts';
import { ledgerAccount, post } from '#server/db/ledger.ts';
import type { Db } from '#server/db/stationTransaction.ts';
import type { RunningServer } from '#support/startServer.ts';

export const idOf = (db: Db, name: string): Promise<number> =>
  db
    .selectFrom('account')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
    .then(({ id }) => id);

/** Moves money between a member's wallet and the station's bets; positive comes in. */
export async function move(
  db: Db,
  station: string,
  name: string,
  { type, amount, refId, at }: { type: number; amount: bigint; refId: string; at: Date },
): Promise<void> {
  const wallet = await ledgerAccount(db, { station, id: await idOf(db, name) }, 'wallet', 'real');
  const house = await ledgerAccount(db, { station, id: 0 }, 'house', 'real');
  const legs = [
    { account: house, amount: -amount },
    { account: wallet, amount },
  ];
  await post(db, { type, refType: 'test', refId, at, legs });
}

/** So many lines in a member's wallet, one every `everyMs` up to now. */
export const fill = (
  server: RunningServer,
  station: string,
  name: string,
  { count, everyMs, reference = 'fill' }: { count: number; everyMs: number; reference?: string },
): Promise<void> => fillWallet(server.pool, { station, name, count, everyMs, reference, now: server.now() });

/** What does not add up in a station: balances or days that are not the fold of their entries, and books that do not sum to zero. */
export const troublesOf = (server: RunningServer, station: string): Promise<unknown[]> =>
  server.inStation(station, async (db) => [
    ...(await sql`SELECT * FROM ledger_mismatches()`.execute(db)).rows,
    ...(await sql`SELECT * FROM ledger_day_mismatches()`.execute(db)).rows,
    ...(
      await sql`SELECT book, sum(balance) FROM ledger_account GROUP BY book HAVING sum(balance) <> 0`.execute(
        db,
      )
    ).rows,
  ]);
