// The check that the stake of every chase is what its orders, what it holds and what it gave back come to, and that what went back was paid once.
import { sql } from 'kysely';
import { inStation } from '#server/db/stationTransaction.ts';
import type { Check } from '../world.ts';

const chases: Check = {
  says: 'every chase has bet its stake or given it back, once',
  async look({ pool, stations }) {
    const faults: string[] = [];
    for (const station of stations)
      await inStation(pool, station, async (db) => {
        const { rows } = await sql<object>`SELECT * FROM chase_mismatches()`.execute(db);
        faults.push(
          ...rows.map((row) => `A chase of ${station} does not add up: ${JSON.stringify(row, text)}`),
        );
      });
    const { rows: paid } = await pool.query<{ chase_id: string; owed: bigint; paid: bigint }>(
      `SELECT coalesce(r.chase_id::text, t.ref_id) AS chase_id, coalesce(r.returned, 0) AS owed, coalesce(t.paid, 0)::bigint AS paid
        FROM (SELECT station, chase_id, returned FROM chase_rest WHERE returned > 0) r
        FULL JOIN (SELECT t.station, t.ref_id, sum(e.amount) AS paid FROM ledger_transaction t
            JOIN ledger_entry e ON e.transaction_id = t.id AND e.amount > 0 WHERE t.ref_type = 'chase' GROUP BY t.station, t.ref_id) t
          ON t.station = r.station AND t.ref_id = r.chase_id::text
        WHERE coalesce(r.returned, 0) <> coalesce(t.paid, 0)`,
    );
    faults.push(...paid.map((row) => `Chase ${row.chase_id} gave back ${row.owed} and paid ${row.paid}.`));
    const { rows: count } = await pool.query<{ n: number }>('SELECT count(*)::int AS n FROM chase_plan');
    return { counted: count[0]!.n, faults };
  },
};

const text = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

export default chases;
