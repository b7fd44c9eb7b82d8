// Which of several serving processes does a job: the one that holds the job's lease, a row that it renews for all its jobs at once.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';

export interface Leader {
  /** Whether this process leads; takes the lease where it is free. */
  leads(): Promise<boolean>;
  isLeading(): boolean;
  /** Gives the lease back; it is free when this resolves, or after `leaseMs` where the database is away. */
  leave(): Promise<void>;
}

/** How long a job rests after the death of the process that did it. */
const leaseMs = 6_000;
const renewMs = 1_500;

interface Holder {
  id: string;
  /** Jobs that a leader of this process leads or asks for, with when the lease ends by performance.now(); the database would give one twice to the same holder. */
  leases: Map<number, number>;
  timer: NodeJS.Timeout | undefined;
  isRenewing: boolean;
}

/** By server, identified by its pool. */
const holders = new WeakMap<pg.Pool, Holder>();

function holderOf(pool: pg.Pool): Holder {
  let holder = holders.get(pool);
  if (!holder) {
    holder = { id: randomUUID(), leases: new Map(), timer: undefined, isRenewing: false };
    holders.set(pool, holder);
  }
  return holder;
}

const holds = ({ leases }: Holder, job: number): boolean => (leases.get(job) ?? 0) > performance.now();

/** Renews what is held, until nothing is. */
function keepRenewing(pool: pg.Pool, holder: Holder): void {
  holder.timer ??= setInterval(() => {
    void renew(pool, holder);
  }, renewMs);
  // The server keeps the process alive, not its jobs.
  holder.timer.unref();
}

async function renew(pool: pg.Pool, holder: Holder): Promise<void> {
  if (holder.isRenewing) return;
  holder.isRenewing = true;
  const jobs = [...holder.leases.keys()].filter((job) => holds(holder, job));
  // From before the question: the database counts from later.
  const askedMs = performance.now();
  try {
    if (jobs.length === 0) return;
    const { rows } = await pool.query<{ job: number }>(
      `UPDATE job_lease SET until = clock_timestamp() + $3 * interval '1 ms' WHERE holder = $1 AND job = ANY ($2) RETURNING job`,
      [holder.id, jobs, leaseMs],
    );
    const kept = new Set(rows.map(({ job }) => job));
    // One that was given back meanwhile stays so.
    for (const job of jobs)
      if (holder.leases.has(job)) holder.leases.set(job, kept.has(job) ? askedMs + leaseMs : 0);
  } catch {
    // Without the database the leases end by themselves.
  } finally {
    holder.isRenewing = false;
    if (holder.leases.size === 0) {
      clearInterval(holder.timer);
      holder.timer = undefined;
    }
  }
}

/** `job` is its number. Writes nothing where another process holds it. */
export function createLeader(pool: pg.Pool, job: number): Leader {
  const holder = holderOf(pool);
  let isMine = false;
  const isLeading = (): boolean => isMine && holds(holder, job);

  async function take(): Promise<boolean> {
    const askedMs = performance.now();
    const { rowCount } = await pool.query(
      `INSERT INTO job_lease AS l (job, holder, until)
        SELECT $1, $2, clock_timestamp() + $3 * interval '1 ms'
        WHERE NOT EXISTS (SELECT FROM job_lease WHERE job = $1 AND holder <> $2 AND until > clock_timestamp())
        ON CONFLICT (job) DO UPDATE SET holder = excluded.holder, until = excluded.until
        WHERE l.holder = excluded.holder OR l.until <= clock_timestamp()`,
      [job, holder.id, leaseMs],
    );
    if (rowCount !== 1) return false;
    holder.leases.set(job, askedMs + leaseMs);
    keepRenewing(pool, holder);
    return isLeading();
  }

  return {
    async leads() {
      if (isLeading()) return true;
      // Another leader of this process has it, or asks for it now.
      if (!isMine && holder.leases.has(job)) return false;
      isMine = true;
      holder.leases.set(job, 0);
      let isTaken = false;
      try {
        isTaken = await take();
      } finally {
        if (!isTaken) {
          isMine = false;
          holder.leases.delete(job);
        }
      }
      return isTaken;
    },
    isLeading,
    async leave() {
      if (!isMine) return;
      isMine = false;
      holder.leases.delete(job);
      await pool
        .query('DELETE FROM job_lease WHERE job = $1 AND holder = $2', [job, holder.id])
        .catch(() => {});
    },
  };
}
