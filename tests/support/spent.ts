// What a test file says about its own time, for the report at the end of `npm test`: seeding, starting servers, opening the browser, processor time of its worker and of what that has started.
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Adds to what the running test file has spent; nobody notes it where no report is wanted. */
export function spent(what: 'seeding' | 'starting' | 'browser' | 'processor' | 'programs', ms: number): void {
  const folder = process.env.TEST_SPENT;
  const { testPath } = expect.getState();
  if (!folder || !testPath) return;
  const file = path.relative(root, testPath).replaceAll(path.sep, '/');
  appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${JSON.stringify({ file, what, ms })}\n`);
}

/** Does the work and adds its time. */
export async function timed<T>(what: 'seeding' | 'starting' | 'browser', work: () => Promise<T>): Promise<T> {
  const begunMs = performance.now();
  try {
    return await work();
  } finally {
    spent(what, performance.now() - begunMs);
  }
}
