// Runs everything that must hold, steps side by side: types, lint and format, unit, server and browser tests; ends with the totals.
// `npm test -- --changed [ref]` runs what a change reaches, since the branch began or since a commit, and says what it left out.
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { budgetReport } from './test/budget.ts';
import { readSpent } from './test/records.ts';
import { build, chromium, journeys, lint, runSteps, type Step, server, types, unit } from './test/steps.ts';
import { deleteReports, spentFolder } from './test/suites.ts';
import { isGood, summaryOf } from './test/summary.ts';

const say = (line: string): void => console.log(line);

function readFlags(): { isChanged: boolean; ref: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      options: { changed: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    if (positionals.length <= (values.changed ? 1 : 0))
      return { isChanged: values.changed, ref: positionals[0] };
  } catch {
    // A flag that there is not.
  }
  console.error('Usage: npm test [-- --changed [ref]]');
  process.exit(2);
}

async function stepsOf({ isChanged, ref }: ReturnType<typeof readFlags>): Promise<Step[]> {
  if (!isChanged) return [types, server(), build, chromium, lint(), unit, journeys()];
  const { stepsOfChange } = await import('./test/changed.ts');
  return await stepsOfChange(ref, say);
}

/** Busy and total time of all processors so far, in milliseconds. */
function processors(): { busy: number; total: number } {
  const times = cpus().map(({ times: each }) => each);
  const total = times.reduce(
    (sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq,
    0,
  );
  return { total, busy: total - times.reduce((sum, { idle }) => sum + idle, 0) };
}

const before = processors();
const { outcomes, files } = await runSteps(await stepsOf(readFlags()), say);
const after = processors();
say(budgetReport(files, readSpent(spentFolder)));
const share = (100 * (after.busy - before.busy)) / Math.max(1, after.total - before.total);
say(`  processors busy: ${share.toFixed(0)} % of ${availableParallelism()}\n`);
await deleteReports();
say(summaryOf(outcomes));
process.exit(isGood(outcomes) ? 0 : 1);
