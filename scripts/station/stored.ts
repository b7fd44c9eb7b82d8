// The stations that a database has, as the commands read and write them.
import path from 'node:path';
import type { Db } from '#server/db/stationTransaction.ts';
import { commandText } from '../commandTexts.ts';
import { parseCommandLine, WrongUsage } from './commandLine.ts';

/** The folder of a command line, and whether what differs there is written over. Throws WrongUsage. */
export function folderGiven(args: string[]): { folder: string; isReplacing: boolean } {
  const { values, positionals } = parseCommandLine(args, { replace: { type: 'boolean' } });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw new WrongUsage(commandText('command.import.say'));
  return { folder: path.resolve(folder), isReplacing: values.replace ?? false };
}

/** Refuses to write over what somebody changed. */
export function refuseOthers(names: readonly string[]): void {
  if (names.length > 0)
    throw new WrongUsage(commandText('command.import.others', { names: names.join(', ') }));
}

/** Texts by code, in their order. */
export async function storedStations(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('station_source').select(['code', 'text']).orderBy('code').execute();
  return new Map(rows.map(({ code, text }) => [code, text]));
}

export async function storedLogos(db: Db): Promise<Map<string, Buffer>> {
  const rows = await db.selectFrom('station_logo').select(['name', 'bytes']).orderBy('name').execute();
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
}

export async function storeStation(db: Db, code: string, text: string, by: string, now: Date): Promise<void> {
  await db
    .insertInto('station_source')
    .values({ code, text, made_by: by, at: now })
    .onConflict((same) => same.column('code').doUpdateSet({ text, made_by: by, at: now }))
    .execute();
}

export async function storeLogo(db: Db, name: string, bytes: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('station_logo')
    .values({ name, bytes, at: now })
    .onConflict((same) => same.column('name').doUpdateSet({ bytes, at: now }))
    .execute();
}
