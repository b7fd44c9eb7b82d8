// `station import`: stores the files of a folder, and the logos they name, in the database, for servers whose STATIONS is "database".
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { firstClaim } from '#server/claimOrder.ts';
import { everyStation, inStation } from '#server/db/stationTransaction.ts';
import { checkAcrossFiles } from '#station/read/crossFileChecks.ts';
import { commandText } from '../../commandTexts.ts';
import { whoRuns, withDatabase } from '../../content/database.ts';
import { Unreadable, WrongUsage } from '../commandLine.ts';
import { filesIn, readFile } from '../files.ts';
import {
  folderGiven,
  refuseOthers,
  storedLogos,
  storedStations,
  storeLogo,
  storeStation,
} from '../stored.ts';

export async function run(args: string[]): Promise<number> {
  const { folder, isReplacing } = folderGiven(args);
  if (!existsSync(folder)) throw new Unreadable(commandText('command.station.missingFolder', { folder }));
  const readings = filesIn(folder).map((file) => readFile(file));
  const { diagnostics } = checkAcrossFiles(readings, firstClaim('.'));
  const wrong = [...readings.flatMap((reading) => reading.diagnostics), ...diagnostics].filter(
    ({ severity }) => severity === 'error',
  );
  if (wrong.length > 0)
    throw new WrongUsage(
      commandText('command.import.wrong', { files: [...new Set(wrong.map(({ file }) => file))].join(', ') }),
    );
  const logos = new Map(
    readings
      .map(({ station }) => station!.theme.logo)
      .filter((logo) => logo !== '' && existsSync(path.join(folder, logo)))
      .map((logo): [string, Buffer] => [path.basename(logo), readFileSync(path.join(folder, logo))]),
  );
  const now = new Date();
  const count = await withDatabase((pool) =>
    inStation(
      pool,
      everyStation,
      async (db) => {
        const there = await storedStations(db);
        const pictures = await storedLogos(db);
        const files = readings.filter(({ station, text }) => there.get(station!.code) !== text);
        const drawn = [...logos].filter(([name, bytes]) => !pictures.get(name)?.equals(bytes));
        if (!isReplacing)
          refuseOthers([
            ...files.map(({ station }) => station!.code).filter((code) => there.has(code)),
            ...drawn.map(([name]) => name).filter((name) => pictures.has(name)),
          ]);
        for (const [name, bytes] of drawn) await storeLogo(db, name, bytes, now);
        for (const { station, text } of files) await storeStation(db, station!.code, text, whoRuns(), now);
        return files.length;
      },
      { role: 'office_content' },
    ),
  );
  const said = { count, same: readings.length - count };
  process.stdout.write(`${commandText('command.import.done', said)}\n`);
  return 0;
}
