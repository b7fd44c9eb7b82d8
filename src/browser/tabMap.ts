// Maps that outlive a reload in their tab: read back at the start, kept when the page goes.
import { sessionStore } from './storage.ts';

/** Of its entries the `most` newest are kept, as JSON. */
export function tabMap<Value>(name: string, most: number): Map<string, Value> {
  const map = new Map(Object.entries<Value>((sessionStore.readJson(name) ?? {}) as Record<string, Value>));
  globalThis.addEventListener?.('pagehide', () =>
    sessionStore.writeJson(name, Object.fromEntries([...map].slice(-most))),
  );
  return map;
}
