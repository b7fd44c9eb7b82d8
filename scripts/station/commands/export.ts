// `station export`: writes the files and logos that the database has of stations into a folder, to the byte.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { everyStation, inStation } from '#server/db/stationTransaction.ts';
import { writeFileWhole } from '#server/writeFile.ts';
import { commandText } from '../../commandTexts.ts';
import { withDatabase } from '../../content/database.ts';
import { shortPath } from '../files.ts';
import { folderGiven, refuseOthers, storedLogos, storedStations } from '../stored.ts';

export async function run(args: string[]): Promise<number> {
  const { folder, isReplacing } = folderGiven(args);
  const files = await withDatabase((pool) =>
    inStation(
      pool,
      everyStation,
      async (db): Promise<[string, Buffer][]> => [
        ...[...(await storedLogos(db))].map(([name, bytes]): [string, Buffer] => [
          path.join('logo', name),
          bytes,
        ]),
        ...[...(await storedStations(db))].map(([code, text]): [string, Buffer] => [
          `${code}.json`,
          Buffer.from(text),
        ]),
      ],
    ),
  );
  const inFolder = (name: string): string => path.join(folder, name);
  const changed = files.filter(
    ([name, bytes]) => !(existsSync(inFolder(name)) && readFileSync(inFolder(name)).equals(bytes)),
  );
  if (!isReplacing) refuseOthers(changed.map(([name]) => name).filter((name) => existsSync(inFolder(name))));
  mkdirSync(inFolder('logo'), { recursive: true });
  for (const [name, bytes] of changed) writeFileWhole(inFolder(name), bytes);
  const said = { count: changed.length, same: files.length - changed.length, folder: shortPath(folder) };
  process.stdout.write(`${commandText('command.export.done', said)}\n`);
  return 0;
}
