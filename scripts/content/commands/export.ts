// `content export`: a station's content as files, its pictures beside them.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kindOfFile } from '#content/readContent.ts';
import { exportContent } from '#server/content/exportContent.ts';
import { contentFolder } from '#server/contentFolders.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { commandText } from '../../commandTexts.ts';
import { parseCommandLine, Unreadable } from '../../station/commandLine.ts';
import { stationFiles, stationsFolder } from '../../station/files.ts';
import { withDatabase } from '../database.ts';

/** Writes what is new or different, and takes away files of kinds that the station no longer has. */
function writeSet(folder: string, files: ReadonlyMap<string, string | Buffer>): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (kindOfFile(name) && name.endsWith('.json') && !files.has(name)) rmSync(path.join(folder, name));
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, { to: { type: 'string' } });
  const codes = stationFiles(positionals).map((file) => path.basename(file, '.json'));
  return withDatabase(async (pool) => {
    for (const code of codes) {
      const exported = await inStation(pool, code, exportContent);
      const folder =
        values.to === undefined
          ? path.join(contentFolder(stationsFolder()), code)
          : codes.length === 1
            ? values.to
            : path.join(values.to, code);
      try {
        writeSet(folder, new Map<string, string | Buffer>([...exported.files, ...exported.pictures]));
      } catch (error) {
        throw new Unreadable(
          commandText('command.content.notWritten', { folder, said: (error as Error).message }),
        );
      }
      process.stdout.write(
        `${commandText('command.content.exported', {
          code,
          files: exported.files.size,
          pictures: exported.pictures.size,
          folder,
          fingerprint: exported.fingerprint,
        })}\n`,
      );
    }
    return 0;
  });
}
