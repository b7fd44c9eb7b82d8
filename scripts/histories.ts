// Plays random histories of bets, deposits, transfers, limits and breaks at two servers, with connections cut, against the model of tests/support/histories.
// `npm run -s histories -- [--count 10000] [--from 1]`; ends with what they met, and 1 where the model does not explain one.
import { parseArgs } from 'node:util';
import { deleteReports, runProjects } from './test/suites.ts';

const file = 'tests/server/protection/histories.test.ts';

function readFlags(): { count: number; from: number } {
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
  console.error('Usage: npm run -s histories -- [--count 10000] [--from 1]');
  process.exit(2);
}

const { count, from } = readFlags();
// The test reads them.
process.env.HISTORIES = String(count);
process.env.HISTORIES_FROM = String(from);
const begunMs = Date.now();
const { failed, failures, output } = await runProjects(['server'], { files: [file] });
await deleteReports();
for (const failure of failures) console.log(failure);
console.log(/\{"histories".*\}/.exec(output)?.[0] ?? output);
console.log(
  `${count} histories from seed ${from}: ${failed === 0 ? 'good' : `${failed} FAILED`}, ${((Date.now() - begunMs) / 1000).toFixed(0)} s`,
);
process.exit(failed === 0 ? 0 : 1);
