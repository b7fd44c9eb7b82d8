// The clock of a test: one for the server, its jobs, its counterparties and its pages, which stands still until it is moved.
import type { BrowserContext } from 'playwright-core';

/** When every test begins that says nothing else: ten seconds past ten in the morning in Beijing, far from the end of a minute, an hour and a day. */
export const testTime = new Date('2026-11-20T10:00:10+08:00');

export interface Clock {
  now(): Date;
  /** Goes on by so many seconds; resolves when the pages have gone on as well. */
  pass(seconds: number): Promise<void>;
  /** Goes to a moment, which may lie before. */
  to(moment: Date | string): Promise<void>;
  /** Calls back at each move, with epoch milliseconds; returns the function that stops it. */
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
    await context.addInitScript(beginAt, ms);
    // A page that is being left meanwhile has no need to go on: the one that follows begins at this moment.
    await Promise.allSettled(context.pages().map((page) => page.evaluate(goTo, ms)));
  });
  context.once('close', leave);
}

interface Standing {
  testClock?: { beginAt(ms: number): void; goTo(ms: number): void };
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
  (globalThis as Standing).testClock = {
    beginAt(ms) {
      now = ms;
    },
    goTo(ms) {
      steady += ms - now;
      now = ms;
    },
  };
}

/** Runs in a page that is loaded after a move, before its scripts: its steady clock begins with it, as any page's does. */
function beginAt(ms: number): void {
  (globalThis as Standing).testClock?.beginAt(ms);
}

function goTo(ms: number): void {
  (globalThis as Standing).testClock?.goTo(ms);
}
