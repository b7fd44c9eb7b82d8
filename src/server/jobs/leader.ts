// Owns which of several serving processes does a job: the one whose connection holds the job's advisory lock. A process has one connection for the locks of
// all jobs that it leads: a connection for each would leave none to the players of a small machine.
import type pg from 'pg';

export interface Leader {
  /** Whether this process leads; takes the lock where it is free. */
  leads(): Promise<boolean>;
  isLeading(): boolean;
  /** Releases the lock; it is free when this resolves. */
  leave(): Promise<void>;
}

interface Session {
  /** Rejects where no connection is to be had. */
  client: Promise<pg.PoolClient>;
  /** Locks that a leader of this process holds or asks for: the database would give one twice to the same connection. */
  locks: Set<number>;
  /** How many ask now. */
  asking: number;
  /** The connection broke, or was given back: its locks are free. */
  isOver: boolean;
  /** Listens at the connection. */
  onBreak: () => void;
}

/** By server, identified by its pool; only while a lock is held or asked for. */
const sessions = new WeakMap<pg.Pool, Session>();

function sessionOf(pool: pg.Pool): Session {
  const known = sessions.get(pool);
  if (known) return known;
  const session: Session = {
    client: pool.connect(),
    locks: new Set(),
    asking: 0,
    isOver: false,
    onBreak: () => end(pool, session, 'broken'),
  };
  sessions.set(pool, session);
  session.client.then(
    (client) => client.on('error', session.onBreak),
    () => end(pool, session, 'broken'),
  );
  return session;
}

/** Gives the connection back, or closes it: that frees whatever lock an answer was lost about. */
function end(pool: pg.Pool, session: Session, state: 'clean' | 'broken'): void {
  if (session.isOver) return;
  session.isOver = true;
  sessions.delete(pool);
  session.client.then(
    (client) => {
      client.off('error', session.onBreak);
      client.release(state === 'broken');
    },
    () => {},
  );
}

function endWithoutUse(pool: pg.Pool, session: Session): void {
  if (session.asking === 0 && session.locks.size === 0) end(pool, session, 'clean');
}

/** The lock belongs to the session of a connection, so that it is free again when the leader dies. `lock` is the job's number. */
export function createLeader(pool: pg.Pool, lock: number): Leader {
  let held: Session | undefined;
  const isLeading = (): boolean => held !== undefined && !held.isOver;

  async function take(session: Session): Promise<boolean> {
    if (session.locks.has(lock)) return false;
    session.locks.add(lock);
    let isTaken = false;
    try {
      const client = await session.client;
      const { rows } = await client.query<{ is: boolean }>('SELECT pg_try_advisory_lock($1) AS is', [lock]);
      isTaken = rows[0]!.is;
    } finally {
      if (!isTaken) session.locks.delete(lock);
    }
    if (isTaken) held = session;
    return isTaken && isLeading();
  }

  return {
    async leads() {
      if (isLeading()) return true;
      const session = sessionOf(pool);
      session.asking++;
      try {
        return await take(session);
      } finally {
        session.asking--;
        endWithoutUse(pool, session);
      }
    },
    isLeading,
    async leave() {
      const session = held;
      held = undefined;
      if (!session || session.isOver) return;
      const client = await session.client;
      const isFree = await client.query('SELECT pg_advisory_unlock($1)', [lock]).then(
        () => true,
        () => false,
      );
      session.locks.delete(lock);
      if (isFree) endWithoutUse(pool, session);
      else end(pool, session, 'broken');
    },
  };
}
