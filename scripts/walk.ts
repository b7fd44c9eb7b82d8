// Walks the product as somebody who thinks nothing of it: random moves through every machine, random steps over the built site in a browser, and the same screens for hours.
// `npm run -s walk -- [--minutes 60] [--from 1]`, or `--seed 17` for one walk over the site again; ends with what the walks met, and 1 where one found a fault.
import { parseArgs } from 'node:util';
import { deleteReports, runProjects, type SuiteRun } from './test/suites.ts';

const usage = 'Usage: npm run -s walk -- [--minutes 60] [--from 1] | --seed 17';
/** Walks over the site that one start of the test runner makes: about two minutes. */
const together = 20;
/** A night's share of the machines and of the rounds that look for leaks. */
const night = { machineWalks: '5000', leakCycles: '200', steps: '60', tries: '60' };

function readFlags(): { minutes: number; from: number; seed: number | undefined } {
  try {
    const { values } = parseArgs({
      options: {
        minutes: { type: 'string', default: '60' },
        from: { type: 'string', default: '1' },
        seed: { type: 'string' },
      },
    });
    const [minutes, from] = [Number(values.minutes), Number(values.from)];
    const seed = values.seed === undefined ? undefined : Number(values.seed);
    const isWhole = (number: number): boolean => Number.isSafeInteger(number) && number > 0;
    if (minutes > 0 && isWhole(from) && (seed === undefined || isWhole(seed))) return { minutes, from, seed };
  } catch {
    // A flag that there is not.
  }
  console.error(usage);
  process.exit(2);
}

let failed = 0;
const report = (what: string, run: SuiteRun): void => {
  failed += run.failed;
  for (const failure of run.failures) console.log(failure);
  console.log(`${what}: ${run.failed === 0 ? 'good' : `${run.failed} FAILED`}`);
};

const { minutes, from, seed } = readFlags();
const site = 'tests/journeys/walks.test.ts';
const endsMs = Date.now() + minutes * 60_000;
// A longer walk by a seed begins as a shorter one does.
Object.assign(process.env, { WALK_TRIES: night.tries, WALK_STEPS: night.steps });

async function walkSite(first: number, count: number): Promise<ReadonlySet<string>> {
  Object.assign(process.env, { SITE_WALKS: String(count), WALK_FROM: String(first) });
  const run = await runProjects(['journeys'], { files: [site] });
  report(`walks ${first} to ${first + count - 1}`, run);
  const met = [...run.output.matchAll(/\{"walked":.*\}/g)].flatMap(
    ([line]) => (JSON.parse(line) as { walked: { screens: string[] } }).walked.screens,
  );
  return new Set(met);
}

if (seed === undefined) {
  Object.assign(process.env, { MACHINE_WALKS: night.machineWalks, WALK_FROM: String(from) });
  report('machines', await runProjects(['unit'], { files: ['tests/architecture/machines.test.ts'] }));
  process.env.LEAK_CYCLES = night.leakCycles;
  report('leaks', await runProjects(['journeys'], { files: ['tests/journeys/leaks.test.ts'] }));
  const screens = new Set<string>();
  let next = from;
  for (; Date.now() < endsMs; next += together)
    for (const screen of await walkSite(next, together)) screens.add(screen);
  console.log(
    `${next - from} walks over the site met ${screens.size} screens: ${[...screens].sort().join(' ')}`,
  );
} else await walkSite(seed, 1);
await deleteReports();
process.exit(failed === 0 ? 0 : 1);
