// What a page holds after its garbage is collected: memory, nodes, listeners, and timers that will still run.
import type { CDPSession, Page } from 'playwright-core';

export interface Held {
  bytes: number;
  nodes: number;
  listeners: number;
  timers: number;
}

interface Counting {
  liveTimers?: { waiting: Set<unknown> };
}

/** Counts the timers of pages that are loaded from here on. */
export const countTimers = (page: Page): Promise<void> => page.addInitScript(count).then(() => {});

/** Runs in a page before its scripts. */
function count(): void {
  const waiting = new Set<unknown>();
  (globalThis as Counting).liveTimers = { waiting };
  const { setTimeout: once, setInterval: often, clearTimeout: end } = globalThis;
  const over = (id: unknown): void => {
    waiting.delete(id);
    end(id as number);
  };
  const later = (work: TimerHandler, ms?: number, ...given: unknown[]): unknown => {
    const id: unknown = once(
      (...all: unknown[]) => {
        waiting.delete(id);
        if (typeof work === 'function') work(...all);
      },
      ms,
      ...given,
    );
    waiting.add(id);
    return id;
  };
  const again = (work: () => void, ms?: number, ...given: unknown[]): unknown => {
    const id: unknown = often(work, ms, ...given);
    waiting.add(id);
    return id;
  };
  Object.assign(globalThis, {
    setTimeout: later,
    setInterval: again,
    clearTimeout: over,
    clearInterval: over,
  });
}

/** What is still held once nothing can be collected any more. */
export async function heldBy(page: Page, line: CDPSession): Promise<Held> {
  // What a collection sets free may hold more: finalizers run between two.
  for (let times = 0; times < 3; times += 1) await line.send('HeapProfiler.collectGarbage');
  const { metrics } = await line.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return {
    bytes: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    timers: await page.evaluate(() => (globalThis as Counting).liveTimers?.waiting.size ?? 0),
  };
}

/** A line to what the browser counts of a page. */
export async function memoryLine(page: Page): Promise<CDPSession> {
  const line = await page.context().newCDPSession(page);
  await line.send('HeapProfiler.enable');
  await line.send('Performance.enable');
  return line;
}
