// What the database says to every server about the office: one connection that listens, opened when somebody first wants to hear.
import pg from 'pg';

/** A queue of a station has changed, or one thing in it: the query is the truth. `problems` is the queue of what only a program can clear up. */
export interface Hint {
  station: string;
  queue: string;
  item?: string;
}

/** What is heard: a hint, the end of a session, or that something may have been missed. */
export type Signal = { hint: Hint } | { session: string } | { missed: true };

export interface Signals {
  /** Calls back from now on; resolves once the database is being listened to. */
  hear(listener: (signal: Signal) => void): Promise<void>;
  close(): Promise<void>;
}

const channelName = 'office';
const shortestWaitMs = 250;
const longestWaitMs = 10_000;

/** What a payload of office_hint() or office_session_ended() says; undefined for anything else. */
function signalOf(payload: string | undefined): Signal | undefined {
  let said: Record<string, unknown>;
  try {
    said = JSON.parse(payload ?? '') as Record<string, unknown>;
  } catch {
    return undefined;
  }
  const { station, queue, item, session } = said;
  if (typeof session === 'string') return { session };
  if (typeof station !== 'string' || typeof queue !== 'string') return undefined;
  return { hint: { station, queue, ...(typeof item === 'string' && { item }) } };
}

/** Listens by a connection of its own: one of the pool would be missing from it all day. `onFailure` hears of a connection that broke. */
export function openSignals(connect: pg.ClientConfig, onFailure: (error: unknown) => void): Signals {
  const listeners = new Set<(signal: Signal) => void>();
  let client: pg.Client | undefined;
  let opening: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let waitMs = shortestWaitMs;
  let isClosed = false;

  const report = (signal: Signal): void => {
    for (const listener of listeners) listener(signal);
  };

  async function open(): Promise<void> {
    const mine = new pg.Client(connect);
    mine.on('notification', ({ payload }) => {
      const signal = signalOf(payload);
      if (signal) report(signal);
    });
    let isBroken = false;
    const broke = (error: unknown): void => {
      if (isBroken) return;
      isBroken = true;
      if (client === mine) client = undefined;
      if (isClosed || listeners.size === 0) return;
      onFailure(error);
      tryLater();
    };
    mine.on('error', broke);
    mine.on('end', () => broke(new Error('The connection that listens has ended.')));
    try {
      await mine.connect();
      await mine.query(`LISTEN ${channelName}`);
    } catch (error) {
      isBroken = true;
      void mine.end().catch(() => {});
      throw error;
    }
    client = mine;
    waitMs = shortestWaitMs;
  }

  function tryLater(): void {
    clearTimeout(retry);
    retry = setTimeout(() => {
      begin().then(
        () => report({ missed: true }),
        (error) => {
          onFailure(error);
          tryLater();
        },
      );
    }, waitMs);
    retry.unref();
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }

  /** One connection, whoever asks first. */
  function begin(): Promise<void> {
    if (client) return Promise.resolve();
    opening ??= open().finally(() => {
      opening = undefined;
    });
    return opening;
  }

  async function end(): Promise<void> {
    clearTimeout(retry);
    const mine = client;
    client = undefined;
    await mine?.end().catch(() => {});
  }

  return {
    async hear(listener) {
      listeners.add(listener);
      try {
        await begin();
      } catch (error) {
        listeners.delete(listener);
        throw error;
      }
    },
    async close() {
      isClosed = true;
      listeners.clear();
      await opening?.catch(() => {});
      await end();
    },
  };
}
