// Practises the bad days of a database on this machine, with Debian's engines: `npm run drill -- failover`, `-- faults`, `-- restore`, `-- pooler` or `-- upgrade`. For the night; ends with 1 where something is lost.
import * as failover from './drill/failover.ts';
import * as faults from './drill/faults.ts';
import { readFlags } from './drill/flags.ts';
import * as pooler from './drill/pooler.ts';
import { MissingProgram } from './drill/programs.ts';
import * as restore from './drill/restore.ts';
import * as upgrade from './drill/upgrade.ts';

const drills = { failover, faults, pooler, restore, upgrade };

function usage(): string {
  return Object.entries(drills)
    .map(([name, { flags }]) => {
      const shown = Object.entries(flags).map(([flag, value]) => `[--${flag}${value ? ` ${value}` : ' N'}]`);
      return `npm run drill -- ${name} ${shown.join(' ')}`;
    })
    .join('\n');
}

async function main([name, ...args]: readonly string[]): Promise<number> {
  const drill =
    name !== undefined && Object.hasOwn(drills, name) ? drills[name as keyof typeof drills] : undefined;
  const numbers = drill ? readFlags(drill.flags, args) : '';
  if (!drill || typeof numbers === 'string') {
    console.error(`${numbers}\n${usage()}`.trim());
    return 2;
  }
  process.env.LOG_LEVEL ??= 'error';
  try {
    return await drill.run(numbers as never);
  } catch (error) {
    if (!(error instanceof MissingProgram)) throw error;
    console.error(error.message);
    return 3;
  }
}

process.exit(await main(process.argv.slice(2)));
