// What tests of attacks on money look at in the end: whether ledger, days and claims add up.
import { sql } from 'kysely';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';

/** Everything of the station that does not add up. */
export const mismatchesOf = (server: RunningServer): Promise<object[]> =>
  server.inStation(alpha, async (db) => {
    const ledger = await sql<object>`SELECT * FROM ledger_mismatches()`.execute(db);
    const days = await sql<object>`SELECT * FROM ledger_day_mismatches()`.execute(db);
    const claims = await sql<object>`SELECT * FROM platform_claim_mismatches()`.execute(db);
    const books =
      await sql<object>`SELECT book FROM ledger_account GROUP BY book HAVING sum(balance) <> 0`.execute(db);
    return [ledger, days, claims, books].flatMap(({ rows }) => rows);
  });
