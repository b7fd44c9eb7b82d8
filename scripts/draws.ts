// Draws very many times by the rules of service and looks for patterns: numbers, pairs and runs of each family against chi-square.
// `npm run -s draws -- [--count 1000000] [--from 1]`; ends with how many counts there were and how many were seldom, and 1 where chance does not explain one.
import { parseArgs } from 'node:util';
import { deleteReports, runProjects } from './test/suites.ts';

const file = 'src/server/play/drawStatistics.test.ts';

function readFlags(): { count: number; from: number } {
  try {
    const { values } = parseArgs({
      options: { count: { type: 'string', default: '1000000' }, from: { type: 'string', default: '1' } },
    });
    const [count, from] = [Number(values.count), Number(values.from)];
    if (Number.isSafeInteger(count) && count >= 1000 && Number.isSafeInteger(from) && from > 0)
      return { count, from };
  } catch {
    // A flag that there is not.
  }
  console.error('Usage: npm run -s draws -- [--count 1000000, at least 1000] [--from 1]');
  process.exit(2);
}

const { count, from } = readFlags();
// The test reads them.
process.env.DRAWS = String(count);
process.env.DRAWS_FROM = String(from);
const begunMs = Date.now();
const { failed, failures, output } = await runProjects(['unit'], { files: [file] });
await deleteReports();
for (const failure of failures) console.log(failure);
console.log(/\{"draws".*\}/.exec(output)?.[0] ?? output);
console.log(
  `${count} draws of each family from ${from}: ${failed === 0 ? 'no pattern' : `${failed} FAILED`}, ${((Date.now() - begunMs) / 1000).toFixed(0)} s`,
);
process.exit(failed === 0 ? 0 : 1);
