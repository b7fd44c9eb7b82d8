// `office data`: how many values that identify a person lie under which key, and which key may go; with --seal it does what the job of the servers does, at once.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type pg from 'pg';
import { createDataKeys, keysIn, plainWord } from '#server/db/personal/dataKeys.ts';
import { keysInUse, sealStation } from '#server/db/personal/resealing.ts';
import { commandText } from '../../commandTexts.ts';
import { withDatabase } from '../../content/database.ts';
import { parseCommandLine, WrongUsage } from '../../station/commandLine.ts';
import { allStationFiles, isInDatabase, stationsFolder } from '../../station/files.ts';

/** Codes of the stations: those with a file, here or in the database, and where row security lets the owner see them all that have an account. */
async function stationsIn(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ code: string }>(
    'SELECT DISTINCT station AS code FROM account UNION SELECT code FROM station_source',
  );
  const here = isInDatabase() || !existsSync(stationsFolder()) ? [] : allStationFiles();
  const codes = [...rows.map(({ code }) => code), ...here.map((file) => path.basename(file, '.json'))];
  return [...new Set(codes)].toSorted();
}

/** What lies under each key of these, a line each, and what lies open or under a key that is not at hand. */
export function dataLines(dataKey: string, found: ReadonlyMap<string, number>): string[] {
  const left = new Map(found);
  const take = (mark: string): string => {
    const count = left.get(mark) ?? 0;
    left.delete(mark);
    return String(count);
  };
  const given = keysIn(dataKey);
  const isPlain = given.length === 0 || given[0] === plainWord;
  const secrets = given.filter((key) => key !== plainWord);
  const lines = secrets.map((secret, at) => {
    const mark = createDataKeys(secret).mark!.split(':')[1]!;
    const count = take(mark);
    const values = { place: String(at + 1), mark, count };
    if (at === 0 && !isPlain) return commandText('command.office.dataKey', values);
    return commandText(count === '0' ? 'command.office.dataKeyMayGo' : 'command.office.dataKeyStays', values);
  });
  const open = take('open');
  lines.push(
    commandText(isPlain ? 'command.office.dataOpenWanted' : 'command.office.dataOpen', { count: open }),
  );
  for (const [mark, count] of left)
    lines.push(commandText('command.office.dataKeyMissing', { mark, count: String(count) }));
  return lines;
}

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, { seal: { type: 'boolean' } });
  if (positionals.length > 0)
    throw new WrongUsage(commandText('command.office.noWordsHere', { word: positionals[0]! }));
  return await withDatabase(async (pool, { dataKey }) => {
    const sum = new Map<string, number>();
    const stations = await stationsIn(pool);
    for (const station of stations) {
      if (values.seal)
        await sealStation({
          pool,
          station,
          now: () => new Date(),
          isStopped: () => false,
          report: (what, error) => process.stderr.write(`${what}: ${(error as Error).message}\n`),
          rest: () => turn(),
        });
      for (const [mark, count] of await keysInUse(pool, station)) sum.set(mark, (sum.get(mark) ?? 0) + count);
    }
    process.stdout.write(
      `${commandText('command.office.dataStations', { count: String(stations.length) })}\n`,
    );
    for (const line of dataLines(dataKey, sum)) process.stdout.write(`${line}\n`);
    return 0;
  });
}
