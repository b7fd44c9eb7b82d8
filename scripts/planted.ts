// Plants the faults of scripts/planted/faults.ts one by one in a copy of the working tree, and looks whether a test turns red.
// `npm run test:planted -- [area ...]`; a line a fault, and ends with 1 when one stayed green.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium.ts';
import { copyOfTree } from './planted/copy.ts';
import { type Fault, faults, planted } from './planted/faults.ts';
import { type Verdict, verdictOf } from './planted/verdict.ts';
import { runNode } from './test/processes.ts';
import { projectOf } from './test/reach.ts';
import { deleteReports, runProjects, type SuiteRun } from './test/suites.ts';

const projectsOf = { unit: ['unit'], server: ['server', 'server-isolated'], journeys: ['journeys'] };

function chosenFaults(areas: readonly string[]): Fault[] {
  const unknown = areas.find((area) => !faults.some((fault) => fault.area === area));
  if (unknown === undefined)
    return areas.length === 0 ? [...faults] : faults.filter(({ area }) => areas.includes(area));
  console.error(`There is no area "${unknown}". There are: ${faults.map(({ area }) => area).join(', ')}.`);
  process.exit(2);
}

const chosen = chosenFaults(process.argv.slice(2));
const folder = copyOfTree();

const run = (tests: readonly string[]): Promise<SuiteRun> =>
  runProjects([...new Set(tests.flatMap((test) => projectsOf[projectOf(test)]))], { files: tests, folder });

async function build(): Promise<void> {
  const { isGood, output } = await runNode(['scripts/build.ts'], { folder });
  if (!isGood) throw new Error(`The site could not be built:\n${output}`);
}

/** A red test says something about a fault only where it is green without it. */
async function requireGreen(tests: readonly string[]): Promise<void> {
  const { failed, failures, record, output } = await run(tests);
  const missing = tests.filter(
    (test) => !record.files.some(({ file, passed }) => file === test && passed > 0),
  );
  if (failed === 0 && missing.length === 0) return;
  console.log(output);
  for (const line of [...failures, ...missing.map((file) => `${file}: no test ran`)])
    console.log(`  ${line}`);
  console.log('Without any fault these tests are not green: that comes first.');
  await deleteReports();
  process.exit(1);
}

async function plant(fault: Fault): Promise<Verdict> {
  const file = path.join(folder, fault.file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, planted(text, fault));
  try {
    if (fault.needsBuild) await build();
    return verdictOf((await run(fault.tests)).record, fault.tests);
  } finally {
    writeFileSync(file, text);
  }
}

const tests = [...new Set(chosen.flatMap((fault) => fault.tests))];
if (chosen.some(({ needsBuild }) => needsBuild)) {
  await ensureChromium();
  await build();
}
const begunMs = Date.now();
await requireGreen(tests);
console.log(
  `${tests.length} test files are green without a fault, ${((Date.now() - begunMs) / 1000).toFixed(0)} s`,
);
let caught = 0;
for (const fault of chosen) {
  const plantedMs = Date.now();
  const verdict = await plant(fault);
  if (verdict.state === 'red') caught += 1;
  const seconds = ((Date.now() - plantedMs) / 1000).toFixed(0);
  console.log(
    `${verdict.state.padEnd(6)} ${fault.area} (${seconds} s): ${verdict.state === 'red' ? verdict.by : `${fault.says} ${fault.file}; ${verdict.why}`}`,
  );
}
await deleteReports();
console.log(`${caught} of ${chosen.length} planted faults turn a test red.`);
process.exit(caught === chosen.length ? 0 : 1);
