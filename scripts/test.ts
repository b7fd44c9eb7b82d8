// Runs everything that must hold: types, lint and format, then unit, server and browser tests; ends with the totals.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite, isBuilt, root } from './build/site.ts';

interface StepResult {
  passed: number;
  failed: number;
  /** Tests that failed, each with its reason in a line: printed again at the very end, where a log that was cut short still has them. */
  failures?: string[];
}

/** What is read of vitest's report in JSON. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface Step {
  name: string;
  run(): Promise<StepResult>;
}

const reports = await mkdtemp(path.join(tmpdir(), 'lottery-test-'));
const bin = (name: string): string => path.join(root, 'node_modules', name);

/** Runs a program of ours on this Node; answers whether it ended well. */
function runs(file: string, args: string[]): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('exit', (code) => done(code === 0));
  });
}

const asOne = (isGood: boolean): StepResult => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });

/** Projects of vitest.config.ts; a run that breaks down without a failing test counts as a failure. */
async function projects(...names: string[]): Promise<StepResult> {
  const file = path.join(reports, `${names[0]}.json`);
  const isGood = await runs(bin('vitest/vitest.mjs'), [
    'run',
    ...names.flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => ({ numPassedTests: 0, numFailedTests: 0, testResults: [] }),
  );
  const failed = report.numFailedTests;
  return {
    passed: report.numPassedTests,
    failed: isGood ? failed : Math.max(failed, 1),
    failures: report.testResults.flatMap(failuresOf),
  };
}

const lineOf = (message = ''): string => message.split('\n', 1)[0]!;

function failuresOf({ name, status, message, assertionResults }: Report['testResults'][number]): string[] {
  const file = path.relative(root, name);
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${lineOf(failureMessages[0])}`);
  // A file that broke before its first test, or after its last.
  return failed.length > 0 || status !== 'failed' ? failed : [`${file}: ${lineOf(message)}`];
}

const steps: Step[] = [
  {
    name: 'Chromium',
    run: async () => {
      const { ensureChromium } = await import('./chromium.ts');
      return await ensureChromium().then(
        () => asOne(true),
        (error: Error) => {
          console.error(error.message);
          return asOne(false);
        },
      );
    },
  },
  { name: 'Types', run: async () => asOne(await runs(bin('typescript/bin/tsc'), ['--noEmit'])) },
  {
    name: 'Lint and format',
    run: async () =>
      asOne(await runs(bin('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings', '.'])),
  },
  { name: 'Unit and architecture tests', run: () => projects('unit') },
  {
    name: 'Build',
    run: async () => {
      if (await isBuilt()) return asOne(true);
      return await buildSite().then(
        () => asOne(true),
        (error: Error) => {
          console.error(error.message);
          return asOne(false);
        },
      );
    },
  },
  { name: 'Server tests', run: () => projects('server', 'server-isolated') },
  { name: 'Browser journeys', run: () => projects('journeys') },
];

const results: (StepResult & { name: string; seconds: number })[] = [];
for (const [at, { name, run }] of steps.entries()) {
  const begunMs = Date.now();
  console.log(`\n[${at + 1}/${steps.length}] ${name}`);
  const outcome = await run();
  const seconds = (Date.now() - begunMs) / 1000;
  results.push({ name, seconds, ...outcome });
  console.log(
    `[${at + 1}/${steps.length}] ${name}: ${outcome.failed === 0 ? 'good' : 'FAILED'}, ${seconds.toFixed(1)} s`,
  );
}
await rm(reports, { recursive: true, force: true });

console.log('\nSummary');
for (const { name, seconds, passed, failed } of results)
  console.log(
    `  ${failed === 0 ? 'good  ' : 'FAILED'} ${name.padEnd(22)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
  );
for (const failure of results.flatMap(({ failures = [] }) => failures)) console.log(`  FAILED ${failure}`);
const total = (count: 'passed' | 'failed'): number => results.reduce((sum, result) => sum + result[count], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
