// The lines that a run of vitest writes while it runs, what a test file spent its time on, and reading both.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Names the file that `reporter.ts` writes to. */
export const reportFileVariable = 'TEST_REPORT';
/** Names the folder that `tests/support/spent.ts` writes to. */
export const spentFolderVariable = 'TEST_SPENT';

/** Names the variable with the longest wait in ms of a call on a bad line, each way. */
export const shakeVariable = 'TEST_SHAKE_MS';

/** A test file that has ended. */
export interface FileRecord {
  /** Path below the root, with slashes. */
  file: string;
  project: string;
  importingMs: number;
  /** Its tests and hooks. */
  runningMs: number;
  passed: number;
  failed: number;
  /** `title: reason`, a line each; also of hooks, and of a file that broke before its first test. */
  failures: string[];
}

export type RunLine = { planned: number } | { ended: FileRecord } | { errors: string[] };

/** A run of vitest so far. */
export interface RunRecord {
  planned: number;
  files: FileRecord[];
  /** What nobody caught and no test owns. */
  errors: string[];
}

/** What a test file spent time on, in milliseconds by name. */
export type Spent = Readonly<Record<string, number>>;

/** Reads lines; one that is only half written yet is left for the next time. */
export function runRecordOf(text: string): RunRecord {
  const record: RunRecord = { planned: 0, files: [], errors: [] };
  for (const line of text.split('\n').slice(0, -1)) {
    const said = JSON.parse(line) as RunLine;
    if ('planned' in said) record.planned += said.planned;
    else if ('ended' in said) record.files.push(said.ended);
    else record.errors.push(...said.errors);
  }
  return record;
}

export function readRun(file: string): RunRecord {
  try {
    return runRecordOf(readFileSync(file, 'utf8'));
  } catch {
    // It has not begun.
    return runRecordOf('');
  }
}

/** Sums what the workers wrote, by test file. */
export function spentOf(texts: readonly string[]): Map<string, Spent> {
  const sums = new Map<string, Record<string, number>>();
  for (const line of texts.flatMap((text) => text.split('\n').filter(Boolean))) {
    const { file, what, ms } = JSON.parse(line) as { file: string; what: string; ms: number };
    const sum = sums.get(file) ?? {};
    sum[what] = (sum[what] ?? 0) + ms;
    sums.set(file, sum);
  }
  return sums;
}

export const readSpent = (folder: string): Map<string, Spent> =>
  spentOf(readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8')));
