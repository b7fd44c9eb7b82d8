// What time it is at the server: known from its answers, carried on by the page's own steady clock, whatever the phone's clock says.
import type { Boot } from '#contract/boot.ts';
import { parseMoment } from '#values/beijingOffset.ts';

/** Bounds of server time less steady time, in milliseconds; each answer narrows them. */
let earliest = Number.NEGATIVE_INFINITY;
let latest = Number.POSITIVE_INFINITY;

/**
 * Takes the server's time from an answer; the steady clock's reading when it was requested and when it arrived. Whole
 * seconds are cut off by the server, so the time lies within the second that follows. An answer that cannot be reconciled
 * with the ones before (the phone slept, the server's clock was set) counts alone.
 */
export function learnTime(moment: string, askedMs: number, cameMs: number): void {
  const serverMs = parseMoment(moment);
  if (Number.isNaN(serverMs)) return;
  const low = serverMs - cameMs;
  const high = serverMs + 1000 - askedMs;
  earliest = Math.max(earliest, low);
  latest = Math.min(latest, high);
  if (earliest > latest) [earliest, latest] = [low, high];
}

/** What our server wrote into the page, written between the request for it and its arrival. */
function learnOfPage(): void {
  const text = globalThis.document?.getElementById('boot')?.textContent;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!text || !load) return;
  learnTime((JSON.parse(text) as Boot).visitor.serverTime, load.requestStart, load.responseEnd);
}

/** Epoch milliseconds at the server at this reading of the steady clock; before the first answer, the phone's own. */
export function serverNow(steadyMs: number = performance.now()): number {
  if (latest === Number.POSITIVE_INFINITY) learnOfPage();
  if (latest === Number.POSITIVE_INFINITY) return Date.now();
  return steadyMs + (earliest + latest) / 2;
}
