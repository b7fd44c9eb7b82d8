// How many intents an account may send within a minute: each leaves a row, refused ones too, and a hand is never so quick.
import { Refusal } from '../../refusal.ts';
import type { Settings } from '../../settings.ts';

const windowMs = 60_000;

interface Window {
  fromMs: number;
  counts: Map<string, number>;
}

/** By server, identified by its settings. In memory: counting in the database would cost every call a query; of several processes each counts for itself. */
const windows = new WeakMap<Settings, Window>();

/** Counts an intent of an account, `account` being its station and id. Refuses with tooOften. */
export function takeIntentQuota(settings: Settings, account: string, now: Date): void {
  const nowMs = now.getTime();
  let window = windows.get(settings);
  // A clock that was put back begins a new one as well.
  if (!window || Math.abs(nowMs - window.fromMs) >= windowMs) {
    window = { fromMs: nowMs, counts: new Map() };
    windows.set(settings, window);
  }
  const count = window.counts.get(account) ?? 0;
  if (count >= settings.intentsPerMinute)
    throw new Refusal('server.tooOften', { code: 'tooOften', limit: 'intentsPerMinute' });
  window.counts.set(account, count + 1);
}
