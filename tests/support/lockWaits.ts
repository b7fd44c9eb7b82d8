// Seeing how many of a test's database wait for a lock, so that a test goes on once they do.
import type pg from 'pg';

/** How many backends of the pool's database wait for a lock just now. */
export async function lockWaits(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows[0]!.n;
}
