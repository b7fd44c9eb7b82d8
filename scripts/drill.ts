// Practises the bad days of a database on this machine, with Debian's engines: `npm run drill -- failover`. For the night; ends with 1 where something is lost.
import { run, usage } from './drill/failover.ts';
import { findPrograms } from './drill/programs.ts';

const [name, ...args] = process.argv.slice(2);
if (name !== 'failover') {
  console.error(`npm run drill -- failover ${usage}`);
  process.exit(2);
}
const programs = findPrograms();
if (typeof programs === 'string') {
  console.error(programs);
  process.exit(3);
}
process.exit(await run(args, programs));
