// Running projects of vitest.config.ts, or some of their files, and what came of it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../build/site.ts';
import { runNode } from './processes.ts';
import {
  type RunRecord,
  readRun,
  reportFileVariable,
  shakeVariable,
  spentFolderVariable,
} from './records.ts';

export const bin = (name: string): string => path.join(root, 'node_modules', name);

/** A folder of this run for what its processes write; deleted with `deleteReports()`. */
export const reports = await mkdtemp(path.join(tmpdir(), 'lottery-test-'));
export const spentFolder = await mkdtemp(path.join(reports, 'spent-'));
export const deleteReports = (): Promise<void> => rm(reports, { recursive: true, force: true });

export interface SuiteRun {
  passed: number;
  failed: number;
  failures: string[];
  record: RunRecord;
  output: string;
  processorSeconds: number | undefined;
}

export interface SuiteOptions {
  /** Paths below the root; all when left out. */
  files?: readonly string[];
  workers?: number;
  /** A copy of the project to run them in. */
  folder?: string;
  /** Takes what other steps leave of the processor. */
  isBeside?: boolean;
  /** Each call of a browser waits for up to so many ms before it is read, and again before its answer ends. */
  shakeMs?: number;
}

let runs = 0;

/** Runs projects; `begun` gets the place where it can be followed. A run that breaks down without a failing test counts as a failure. */
export async function runProjects(
  projects: readonly string[],
  { files = [], workers, folder = root, isBeside = false, shakeMs = 0 }: SuiteOptions = {},
  begun: (reportFile: string) => void = () => {},
): Promise<SuiteRun> {
  runs += 1;
  const reportFile = path.join(reports, `${runs}-${projects[0]}.jsonl`);
  begun(reportFile);
  const { isGood, output, processorSeconds } = await runNode(
    [
      bin('vitest/vitest.mjs'),
      'run',
      ...projects.flatMap((name) => ['--project', name]),
      ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
      '--reporter=default',
      `--reporter=${path.join(import.meta.dirname, 'reporter.ts')}`,
      ...files,
    ],
    {
      folder,
      isBeside,
      env: {
        [reportFileVariable]: reportFile,
        [spentFolderVariable]: spentFolder,
        [shakeVariable]: String(shakeMs),
      },
    },
  );
  const record = readRun(reportFile);
  const failed = record.files.reduce((sum, file) => sum + file.failed, 0);
  return {
    passed: record.files.reduce((sum, file) => sum + file.passed, 0),
    failed: isGood ? failed : Math.max(failed, 1),
    failures: failuresOf(record),
    record,
    output,
    processorSeconds,
  };
}

/** Each failure with its file; what belongs to no file as it is. */
export const failuresOf = ({ files, errors }: RunRecord): string[] => [
  ...files.flatMap(({ file, failures }) => failures.map((failure) => `${file}: ${failure}`)),
  ...errors,
];
