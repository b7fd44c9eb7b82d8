// What a run of the tests of a planted fault says: caught, missed, or nothing at all.
import type { RunRecord } from '../test/records.ts';

export type Verdict = { state: 'red'; by: string } | { state: 'green' | 'broken'; why: string };

/** A test that waited in vain was not refuted: it may as well have had no time. */
const isTimeout = (failure: string): boolean => /timed out in \d+\s?ms/i.test(failure);

/** Red where in each file a test ran and failed by what it found. A file that could not begin, or only ran out of time, proves nothing. */
export function verdictOf({ files, errors }: RunRecord, tests: readonly string[]): Verdict {
  const titles: string[] = [];
  for (const test of tests) {
    const found = files.find(({ file }) => file === test);
    if (!found) return { state: 'broken', why: `${test} did not run${errors[0] ? `: ${errors[0]}` : ''}` };
    // Tests that failed come first, what broke around them after that.
    const refuted = found.failures.slice(0, found.failed).find((failure) => !isTimeout(failure));
    if (refuted !== undefined) titles.push(refuted);
    else if (found.failures.length > 0) return { state: 'broken', why: `${test}: ${found.failures[0]}` };
    else return { state: 'green', why: `${test}: all ${found.passed} tests passed` };
  }
  return { state: 'red', by: titles.join('; ') };
}
