// Proves that no crash costs or makes money: drives random play over HTTP, kills the server again and again, and checks every sum afterwards.
// `npm run crash-test -- --ops 10000 --kills 20 [--clients 32] [--servers 1] [--database-kills 1] [--seed N]`; ends with 1 when something does not add up.
import { openEmbedded } from './crash-test/database.ts';
import { readFlags, usage } from './crash-test/flags.ts';
import { formatReport } from './crash-test/report.ts';
import { runCrashTest } from './crash-test/run.ts';

const flags = readFlags(process.argv.slice(2));
if (typeof flags === 'string') {
  console.error(`${flags}\n${usage}`);
  process.exit(2);
}
process.env.LOG_LEVEL ??= 'error';
const report = await runCrashTest(flags, (line) => process.stderr.write(`${line}\n`), openEmbedded);
console.log(formatReport(report));
process.exit(report.checks.every(({ faults }) => faults.length === 0) ? 0 : 1);
