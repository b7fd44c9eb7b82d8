// Plants the faults of scripts/planted/faults one by one in a copy of the working tree, and looks whether a test turns red.
// `npm run planted-bugs -- [area or area/name ...]`; a line a fault, and ends with 1 when one stayed green.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureHeadlessShell } from './chromium.ts';
import { copyOfTree } from './planted/copy.ts';
import { type Fault, planted } from './planted/fault.ts';
import { faults, faultsCalled } from './planted/faults.ts';
import { type Verdict, verdictOf } from './planted/verdict.ts';
import { runNode } from './test/processes.ts';
import { projectOf } from './test/reach.ts';
import { deleteReports, runProjects, type SuiteRun } from './test/suites.ts';

const projectsOf = {
  unit: ['unit', 'unit-isolated'],
  server: ['server', 'server-isolated'],
  journeys: ['journeys'],
};

function chosenFaults(names: readonly string[]): readonly Fault[] {
  const unknown = names.find((name) => faultsCalled(name).length === 0);
  if (unknown === undefined)
    return names.length === 0 ? faults : [...new Set(names.flatMap((name) => faultsCalled(name)))];
  console.error(
    `There is no area or fault "${unknown}". There are: ${faults.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const chosen = chosenFaults(process.argv.slice(2));
const folder = copyOfTree();

const run = (tests: readonly string[]): Promise<SuiteRun> =>
  runProjects([...new Set(tests.flatMap((test) => projectsOf[projectOf(test)]))], { files: tests, folder });

/** Undefined where it is built; otherwise why not. */
async function build(): Promise<string | undefined> {
  for (const script of ['scripts/gen.ts', 'scripts/build.ts']) {
    const { isGood, output } = await runNode([script], { folder, env: { NO_COLOR: '1' } });
    if (!isGood) return `The site could not be built: ${output.trim()}`;
  }
  return undefined;
}

/** Files that are not green without any fault, with what they said: red, they would say nothing about one. */
async function notGreen(tests: readonly string[]): Promise<Map<string, string>> {
  const { record } = await run(tests);
  const found = new Map<string, string>();
  for (const test of tests) {
    const [passed, failure] = [
      record.files.find(({ file }) => file === test)?.passed ?? 0,
      failureIn(record, test),
    ];
    if (failure !== undefined || passed === 0) found.set(test, failure ?? record.errors[0] ?? 'no test ran');
  }
  return found;
}

const failureIn = ({ files }: SuiteRun['record'], test: string): string | undefined =>
  files.find(({ file }) => file === test)?.failures[0];

async function plant(fault: Fault): Promise<Verdict> {
  const red = fault.tests.find((test) => redBefore.has(test));
  if (red !== undefined)
    return { state: 'broken', why: `${red} is not green without it: ${redBefore.get(red)}` };
  const file = path.join(folder, fault.file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, planted(text, fault));
  try {
    const why = fault.needsBuild && (await build());
    if (why) return { state: 'broken', why };
    const { record, output } = await run(fault.tests);
    const verdict = verdictOf(record, fault.tests);
    if (verdict.state === 'broken') console.log(output);
    return verdict;
  } finally {
    writeFileSync(file, text);
  }
}

const secondsSince = (ms: number): string => `${((Date.now() - ms) / 1000).toFixed(0)} s`;

const tests = [...new Set(chosen.flatMap((fault) => fault.tests))];
if (chosen.some(({ needsBuild }) => needsBuild)) {
  await ensureHeadlessShell();
  const why = await build();
  if (why) throw new Error(why);
}
const begunMs = Date.now();
const redBefore = await notGreen(tests);
console.log(
  `${tests.length - redBefore.size} of ${tests.length} test files are green without a fault (${secondsSince(begunMs)})`,
);
let caught = 0;
for (const fault of chosen) {
  const plantedMs = Date.now();
  const verdict = await plant(fault);
  if (verdict.state === 'red') caught += 1;
  console.log(
    `${verdict.state.padEnd(6)} ${fault.name} (${secondsSince(plantedMs)}): ${verdict.state === 'red' ? verdict.by : `${fault.says} ${fault.file}; ${verdict.why}`}`,
  );
}
await deleteReports();
console.log(`${caught} of ${chosen.length} planted faults turn a test red.`);
process.exit(caught === chosen.length ? 0 : 1);
