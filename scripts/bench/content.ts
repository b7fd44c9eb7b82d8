// Measures content and prints one JSON: checking the files of 1,000 stations, applying 10,000 rows beside bare inserts, bets meanwhile, and one entry from the back office's screen beside the command. Ends with 1 when a bound is broken.
import { cpus } from 'node:os';
import { benchApply } from './content/apply.ts';
import { benchCheck } from './content/check.ts';
import { benchScreen } from './content/screen.ts';

process.env.LOG_LEVEL ??= 'silent';
const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
const figures = {
  measuredAt: new Date().toISOString(),
  cores: cpus().length,
  check: benchCheck(say),
  apply: await benchApply(say),
  screen: await benchScreen(say),
};
console.log(JSON.stringify(figures, null, 2));
