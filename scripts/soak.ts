// Runs the journeys again and again, beside busy processes and on a bad line if wanted: a test that fails once in many runs is a bug.
// `npm run test:soak -- [--repeats 10] [--beside 2] [--shake 400] [file ...]`; ends with the runs, the failures by test, and 1 when a run failed.
import { type ChildProcess, spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildOffice, isOfficeBuilt } from './build/office.ts';
import { buildSite, isBuilt } from './build/site.ts';
import { ensureHeadlessShell } from './chromium.ts';
import { type SoakRun, soakTable } from './test/soakTable.ts';
import { deleteReports, runProjects } from './test/suites.ts';

function readFlags(): { repeats: number; beside: number; shakeMs: number; files: string[] } {
  try {
    const { values, positionals } = parseArgs({
      options: {
        repeats: { type: 'string', default: '10' },
        beside: { type: 'string', default: '0' },
        shake: { type: 'string', default: '0' },
      },
      allowPositionals: true,
    });
    const [repeats, beside, shakeMs] = [values.repeats, values.beside, values.shake].map(Number) as [
      number,
      number,
      number,
    ];
    if ([repeats - 1, beside, shakeMs].every((count) => Number.isInteger(count) && count >= 0))
      return { repeats, beside, shakeMs, files: positionals };
  } catch {
    // A flag that there is not.
  }
  console.error('Usage: npm run test:soak -- [--repeats 10] [--beside 2] [--shake 400] [file ...]');
  process.exit(2);
}

/** Processes that do nothing but keep a processor busy; they end with us, however that is. */
function keepBusy(count: number): ChildProcess[] {
  const busy = `process.once('disconnect', () => process.exit()); const turn = () => { const end = Date.now() + 50; while (Date.now() < end); setImmediate(turn); }; turn();`;
  return Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', busy], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  );
}

const { repeats, beside, shakeMs, files } = readFlags();
await ensureHeadlessShell();
if (!(await isBuilt())) await buildSite();
if (!(await isOfficeBuilt())) await buildOffice();
const busy = keepBusy(beside);
// On a bad line a journey mostly waits.
const workers = shakeMs > 0 ? { workers: 8 } : {};
const runs: SoakRun[] = [];
for (let at = 1; at <= repeats; at += 1) {
  const begunMs = Date.now();
  const { passed, failed, failures, output } = await runProjects(['journeys'], {
    files,
    shakeMs,
    ...workers,
  });
  const seconds = (Date.now() - begunMs) / 1000;
  runs.push({ seconds, passed, failed, failures });
  // What is known of a failure stands in the output of its run.
  if (failed > 0) console.log(output);
  console.log(
    `Run ${at} of ${repeats}: ${failed === 0 ? 'good' : `${failed} FAILED`}, ${seconds.toFixed(0)} s`,
  );
}
for (const child of busy) child.kill();
await deleteReports();
console.log(soakTable(runs));
process.exit(runs.every(({ failed }) => failed === 0) ? 0 : 1);
