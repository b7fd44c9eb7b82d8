// Owns who of several serving processes does a job: the one whose connection holds the job's lock.
import type pg from 'pg';

export interface Leader {
  /** Whether this process leads; takes the place where it is free. */
  leads(): Promise<boolean>;
  isLeading(): boolean;
  /** Leaves the place; it is free when this resolves. */
  leave(): Promise<void>;
}

/** A session lock: it is gone with its connection, so that a leader that dies leaves the place free. `lock` names the job. */
export function createLeader(pool: pg.Pool, lock: number): Leader {
  let held: pg.PoolClient | undefined;
  return {
    async leads() {
      if (held) return true;
      const client = await pool.connect();
      try {
        const { rows } = await client.query<{ is: boolean }>('SELECT pg_try_advisory_lock($1) AS is', [lock]);
        if (rows[0]!.is) {
          held = client;
          client.once('error', () => {
            // Whoever has left gave the connection back already.
            if (held !== client) return;
            held = undefined;
            client.release(true);
          });
          return true;
        }
      } catch (error) {
        client.release(true);
        throw error;
      }
      client.release();
      return false;
    },
    isLeading: () => held !== undefined,
    async leave() {
      const client = held;
      held = undefined;
      if (!client) return;
      // Its connection takes the lock along in any case, but only once the database has noticed.
      await client.query('SELECT pg_advisory_unlock($1)', [lock]).catch(() => {});
      client.release(true);
    },
  };
}
