// The check that the figures of stations are what the ledger and the rounds come to, as far as they are counted.

import { sql } from 'kysely';
import { inStation } from '#server/db/stationTransaction.ts';
import type { Check } from '../world.ts';

const stationFigures: Check = {
  says: 'the figures of stations are the sums of ledger and rounds',
  async look({ pool, stations }) {
    let counted = 0;
    const faults: string[] = [];
    for (const station of stations)
      await inStation(pool, station, async (db) => {
        const { rows } = await sql<{ what: string; figure: string | null; counted: string | null }>`
          SELECT what || ' on ' || day AS what, figure, counted FROM figure_mismatches()`.execute(db);
        faults.push(
          ...rows.map(({ what, figure, counted: sums }) => `${station}: ${what} is ${figure}, not ${sums}.`),
        );
        const { rows: all } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM figure`.execute(db);
        counted += all[0]!.n;
      });
    return { counted, faults };
  },
};

export default stationFigures;
