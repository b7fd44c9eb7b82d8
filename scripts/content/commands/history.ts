// Owns `content history`: who changed what of a station and when.
import path from 'node:path';
import { readHistory } from '#server/content/history.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatOf, parseCommandLine, WrongUsage } from '../../station/commandLine.ts';
import { stationFiles } from '../../station/files.ts';
import { withDatabase } from '../database.ts';
import { differenceLines } from '../report.ts';

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, {
    last: { type: 'string' },
    format: { type: 'string' },
  });
  const format = formatOf(values.format, ['text', 'json']);
  if (positionals.length === 0) throw new WrongUsage('Name a station.');
  const last = values.last ?? '20';
  if (!/^[1-9]\d{0,3}$/.test(last)) throw new WrongUsage(`"${last}" is not a count.`);
  const codes = stationFiles(positionals).map((file) => path.basename(file, '.json'));
  return withDatabase(async (pool) => {
    for (const code of codes) {
      const changes = await inStation(pool, code, (db) => readHistory(db, Number(last)));
      if (format === 'json') {
        process.stdout.write(`${JSON.stringify({ version: 1, station: code, changes }, null, 2)}\n`);
        continue;
      }
      if (changes.length === 0) process.stdout.write(`${code}: nothing was ever applied.\n`);
      for (const { at, by, before, after, differences } of changes) {
        const heading = `${code}: ${formatMoment(at)} by ${by}, ${before} → ${after}`;
        process.stdout.write(`${[heading, ...differenceLines(differences)].join('\n')}\n`);
      }
    }
    return 0;
  });
}
