// The check that the figures of teams, added up or not yet, are the sums of ledger, orders, withdrawals and rounds.

import { sql } from 'kysely';
import { inStation } from '#server/db/stationTransaction.ts';
import type { Check } from '../world.ts';

const teamFigures: Check = {
  says: 'the figures of teams by day are the sums of ledger and orders',
  async look({ pool, stations }) {
    let counted = 0;
    const faults: string[] = [];
    for (const station of stations)
      await inStation(pool, station, async (db) => {
        const { rows } = await sql<{ what: string; account_id: number; day: Date | null }>`
          SELECT what, account_id, day FROM team_mismatches()`.execute(db);
        faults.push(
          ...rows.map(({ what, account_id, day }) => `${station}: ${what} of ${account_id} on ${day}.`),
        );
        const { rows: days } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM team_day`.execute(db);
        counted += days[0]!.n;
      });
    return { counted, faults };
  },
};

export default teamFigures;
