// Commands that play a test's seeds: how many, from which one on, and what is said of them.
import { parseArgs } from 'node:util';
import { deleteReports, runProjects } from './test/suites.ts';

export interface SeededTest {
  /** Of the command. */
  name: string;
  project: string;
  file: string;
  /** Names of the variables by which the test is given how many seeds, and the first; and of what it prints. */
  count: string;
  from: string;
  printed: string;
}

function readFlags(name: string): { count: number; from: number } {
  try {
    const { values } = parseArgs({
      options: { count: { type: 'string', default: '10000' }, from: { type: 'string', default: '1' } },
    });
    const [count, from] = [Number(values.count), Number(values.from)];
    if (Number.isSafeInteger(count) && count > 0 && Number.isSafeInteger(from) && from > 0)
      return { count, from };
  } catch {
    // A flag that there is not.
  }
  console.error(`Usage: npm run -s ${name} -- [--count 10000] [--from 1]`);
  process.exit(2);
}

/** Plays them, prints what the test printed, and ends the process: with 1 where one failed, 2 for a flag that there is not. */
export async function playSeeds(test: SeededTest): Promise<never> {
  const { count, from } = readFlags(test.name);
  process.env[test.count] = String(count);
  process.env[test.from] = String(from);
  const begunMs = Date.now();
  const { failed, failures, output } = await runProjects([test.project], { files: [test.file] });
  await deleteReports();
  for (const failure of failures) console.log(failure);
  console.log(new RegExp(`\\{"${test.printed}".*\\}`).exec(output)?.[0] ?? output);
  console.log(
    `${count} histories from seed ${from}: ${failed === 0 ? 'good' : `${failed} FAILED`}, ${((Date.now() - begunMs) / 1000).toFixed(0)} s`,
  );
  process.exit(failed === 0 ? 0 : 1);
}
