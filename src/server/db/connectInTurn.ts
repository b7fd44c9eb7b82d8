// Whose turn it is at the pool's connections: callers by their network take turns, however many requests each sends.
import type pg from 'pg';
import { createQueue, type Leave, type Queue } from '../boundedQueue.ts';
import { Refusal } from '../refusal.ts';

/** What queues behind more than this would be answered after the browser has given up. */
const waiting = 4_000;

const queues = new WeakMap<pg.Pool, Queue>();

function queueOf(pool: pg.Pool): Queue {
  let queue = queues.get(pool);
  if (!queue) {
    const refusal = () => new Refusal('server.crowded', { code: 'crowded', status: 503 });
    // As long as the pool itself lets somebody wait.
    const waitMs = pool.options.connectionTimeoutMillis!;
    queue = createQueue({ atOnce: pool.options.max, waiting, waitMs, refusal });
    queues.set(pool, queue);
  }
  return queue;
}

/** A turn at the pool's connections. Refuses with code `crowded` and HTTP 503 where too many wait or for too long. */
export const turnAtPool = (pool: pg.Pool, network: string): Promise<Leave> => queueOf(pool).turn(network);

/** How many wait for a connection: for their turn, or at the pool itself. */
export const waitingForConnection = (pool: pg.Pool): number => pool.waitingCount + queueOf(pool).waiting();

/** A connection, and how its turn is given back once it is released. */
export interface ConnectionInTurn {
  client: pg.PoolClient;
  leave: Leave;
}

/**
 * A connection for a caller of this network; for the server's own work at once, without one. Refuses with HTTP 503, before anything is done: with
 * code `crowded` where too many wait or for too long, with `failed` where the database is away.
 */
export async function connectInTurn(pool: pg.Pool, network: string | undefined): Promise<ConnectionInTurn> {
  const leave = network === undefined ? () => {} : await turnAtPool(pool, network);
  try {
    return { client: await pool.connect(), leave };
  } catch (error) {
    leave();
    throw network === undefined ? error : new Refusal('server.failed', { code: 'failed', status: 503 });
  }
}
