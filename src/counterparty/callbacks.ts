// The reports to the server of how something ended: stored with the action, sent when due, repeated until the server accepts them.
import { URL } from 'node:url';
import { restAfter } from '#values/backoff.ts';
import type { Desk } from './serve.ts';
import { ask } from './signed.ts';

/** The table a program adds to its own. */
export const callbackTables = `CREATE TABLE IF NOT EXISTS callback (
  id INTEGER PRIMARY KEY,
  url TEXT NOT NULL,
  message TEXT NOT NULL,
  due_ms INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  taken_ms INTEGER,
  note TEXT NOT NULL DEFAULT ''
);
CREATE INDEX IF NOT EXISTS callback_due ON callback (due_ms) WHERE taken_ms IS NULL;`;

const mostTries = 12;
const waitsMs = { first: 2_000, longest: 3_600_000 };

/** Queues a message to the server; part of the caller's transaction. */
export function reportLater(
  { store, now }: Pick<Desk, 'store' | 'now'>,
  url: string,
  message: object,
  delayMs = 0,
): void {
  store
    .prepare('INSERT INTO callback (url, message, due_ms) VALUES (?, ?, ?)')
    .run(url, JSON.stringify(message), now().getTime() + delayMs);
}

const isTaken = (answer: unknown): answer is object => typeof answer === 'object' && answer !== null;

interface Due {
  id: number;
  url: string;
  message: string;
  tries: number;
}

/** Sends what is due, one after another. What is not accepted is retried a dozen times, each time after twice the wait. */
export async function reportDue({ store, key, now }: Desk): Promise<void> {
  const due = store
    .prepare(
      'SELECT id, url, message, tries FROM callback WHERE taken_ms IS NULL AND due_ms <= ? AND tries < ? ORDER BY id LIMIT 50',
    )
    .all(now().getTime(), mostTries) as unknown as Due[];
  for (const { id, url, message, tries } of due) {
    const { origin, pathname } = new URL(url);
    const nowMs = now().getTime();
    try {
      await ask({ url: origin, key }, pathname, JSON.parse(message) as object, { nowMs, isAnswer: isTaken });
      store.prepare('UPDATE callback SET taken_ms = ?, tries = tries + 1 WHERE id = ?').run(nowMs, id);
    } catch (error) {
      const waitMs = restAfter(tries, waitsMs);
      store
        .prepare('UPDATE callback SET tries = tries + 1, due_ms = ?, note = ? WHERE id = ?')
        .run(nowMs + waitMs, String((error as Error).message).slice(0, 200), id);
    }
  }
}
