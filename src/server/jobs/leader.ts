// Owns which of several serving processes does a job: the one whose connection holds the job's advisory lock.
import type pg from 'pg';

export interface Leader {
  /** Whether this process leads; takes the lock where it is free. */
  leads(): Promise<boolean>;
  isLeading(): boolean;
  /** Releases the lock; it is free when this resolves. */
  leave(): Promise<void>;
}

/** The lock belongs to the session of a connection, so that it is free again when the leader dies. `lock` is the job's number. */
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
            // leave() has released the connection already.
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
      // Closing the connection frees the lock too, but only once the database has noticed.
      await client.query('SELECT pg_advisory_unlock($1)', [lock]).catch(() => {});
      client.release(true);
    },
  };
}
