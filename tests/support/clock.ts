// Owns the clock of a test: one for the server, its jobs, its counterparties and its pages, which stands still until it is moved.

/** When every test begins that says nothing else: ten seconds past ten in the morning in Beijing, far from the end of a minute, an hour and a day. */
export const testTime = new Date('2026-11-20T10:00:10+08:00');

export interface Clock {
  now(): Date;
  /** Goes on by so many seconds. */
  pass(seconds: number): void;
  /** Goes to a moment, which may lie before. */
  to(moment: Date | string): void;
}

export function testClock(start: Date | string = testTime): Clock {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    pass(seconds) {
      at += seconds * 1000;
    },
    to(moment) {
      at = new Date(moment).getTime();
    },
  };
}
