// Plays simulated histories: two servers in one process, every statement of theirs in an order that a seed decides, against the model of tests/support/histories.
// `npm run -s simulate -- [--count 10000] [--from 1] [--at <moment>]`; ends with the dangerous states they met, and 1 where a history is not explained or a night missed a state.
import { parseArgs } from 'node:util';
import { deleteReports, runProjects } from './test/suites.ts';

const usage = 'Usage: npm run -s simulate -- [--count 10000] [--from 1] [--at 2026-11-29T15:31:00.000Z]';

function readFlags(): { count: number; from: number; at: string } {
  try {
    const { values } = parseArgs({
      options: {
        count: { type: 'string', default: '10000' },
        from: { type: 'string', default: '1' },
        at: { type: 'string', default: '' },
      },
    });
    const [count, from] = [Number(values.count), Number(values.from)];
    const isMoment = values.at === '' || !Number.isNaN(Date.parse(values.at));
    if (isMoment && Number.isSafeInteger(count) && count > 0 && Number.isSafeInteger(from) && from > 0)
      return { count, from, at: values.at };
  } catch {
    // A flag that there is not.
  }
  console.error(usage);
  process.exit(2);
}

const { count, from, at } = readFlags();
// The test reads them.
process.env.SIMULATE = String(count);
process.env.SIMULATE_FROM = String(from);
process.env.SIMULATE_AT = at;
const begunMs = Date.now();
const { failed, failures, output } = await runProjects(['server-isolated'], {
  files: ['tests/server/simulation.test.ts'],
});
await deleteReports();
for (const failure of failures) console.log(failure);
console.log(/\{"simulated".*\}/.exec(output)?.[0] ?? output);
console.log(
  `${count} simulated histories from seed ${from}: ${failed === 0 ? 'good' : 'FAILED'}, ${((Date.now() - begunMs) / 1000).toFixed(0)} s`,
);
process.exit(failed === 0 ? 0 : 1);
