// Owns the clock of a test: one for the server, its jobs, its counterparties and its pages, which stands still until it is moved.
import type { BrowserContext } from 'playwright-core';

/** When every test begins that says nothing else: ten seconds past ten in the morning in Beijing, far from the end of a minute, an hour and a day. */
export const testTime = new Date('2026-11-20T10:00:10+08:00');

export interface Clock {
  now(): Date;
  /** Goes on by so many seconds; resolves when the pages have gone on as well. */
  pass(seconds: number): Promise<void>;
  /** Goes to a moment, which may lie before. */
  to(moment: Date | string): Promise<void>;
  /** Is called at each move, with epoch milliseconds, until the function that comes back is called. */
  follow(follower: (ms: number) => Promise<void>): () => void;
}

export function testClock(start: Date | string = testTime): Clock {
  let at = new Date(start).getTime();
  const followers = new Set<(ms: number) => Promise<void>>();
  const go = async (ms: number): Promise<void> => {
    at = ms;
    await Promise.all([...followers].map((follower) => follower(ms)));
  };
  return {
    now: () => new Date(at),
    pass: (seconds) => go(at + seconds * 1000),
    to: (moment) => go(new Date(moment).getTime()),
    follow(follower) {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
  };
}

/**
 * The pages of a context have the time of a clock: `Date` and `performance.now()` stand still with it and go on with it. Timers run as ever,
 * so that what a page does a moment later is done; what it would do once a draw is due it does when it looks again (`online`).
 */
export async function keepPageTime(context: BrowserContext, clock: Clock): Promise<void> {
  await context.addInitScript(standStill, clock.now().getTime());
  const leave = clock.follow(async (ms) => {
    await context.addInitScript(goTo, ms);
    await Promise.all(context.pages().map((page) => page.evaluate(goTo, ms)));
  });
  context.once('close', leave);
}

interface Standing {
  testClockTo?: (ms: number) => void;
}

/** Runs in a page before its scripts. */
function standStill(startMs: number): void {
  const OwnDate = Date;
  let now = startMs;
  let steady = performance.now();
  class StandingDate extends OwnDate {
    constructor(...parts: unknown[]) {
      // What Date takes cannot be said in one type.
      super(...((parts.length > 0 ? parts : [now]) as [number]));
    }
    static override now(): number {
      return now;
    }
  }
  globalThis.Date = StandingDate as DateConstructor;
  performance.now = () => steady;
  (globalThis as Standing).testClockTo = (ms) => {
    steady += ms - now;
    now = ms;
  };
}

function goTo(ms: number): void {
  (globalThis as Standing).testClockTo?.(ms);
}
