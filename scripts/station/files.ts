// Finding and reading the station files that a command is about.
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { StationFile } from '#contract/station.generated.ts';
import { nearest } from '#station/read/nearest.ts';
import { type Reading, readStation } from '#station/read/readStation.ts';
import { commandText } from '../commandTexts.ts';
import { Unreadable, WrongUsage } from './commandLine.ts';
import type { FileVerdict } from './verdictCache.ts';

/** What STATIONS says where the database has the stations. */
export const isInDatabase = (): boolean => process.env.STATIONS === 'database';

/** The folder where stations live: STATIONS, or stations/ of this project. Throws WrongUsage where the database has them. */
export function stationsFolder(): string {
  if (isInDatabase()) throw new WrongUsage(commandText('command.station.inDatabase'));
  return process.env.STATIONS ?? path.join(import.meta.dirname, '../../stations');
}

/** What somebody reads whose STATIONS names nothing. */
export const missingFolder = (folder: string): string =>
  commandText('command.station.missingFolder', { folder });

/** The files of all stations, in order; none in a folder where the first is still to be written. Throws Unreadable. */
export function allStationFiles(): string[] {
  const folder = stationsFolder();
  if (!existsSync(folder)) throw new Unreadable(missingFolder(folder));
  return filesIn(folder).map(shortPath);
}

/** The <code>.json files of a folder, in order. Throws Unreadable. */
export function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
      .sort()
      .map((name) => path.join(folder, name));
  } catch (error) {
    throw new Unreadable(
      commandText('command.station.cannotRead', { file: folder, said: (error as Error).message }),
    );
  }
}

/** A folder without magic and one pattern of names is read at once; globSync is slow on thousands. */
function expandPattern(pattern: string): string[] {
  const folder = path.dirname(pattern);
  const name = path.basename(pattern);
  if (/[*?[\]{}]/.test(folder) || /[?[\]{}]|\*\*/.test(name)) return globSync(pattern).sort();
  const [head, tail] = name.split('*', 2) as [string, string];
  if (name.split('*').length !== 2 || !existsSync(folder)) return globSync(pattern).sort();
  return readdirSync(folder)
    .filter(
      (one) =>
        one.startsWith(head) && one.endsWith(tail) && one.length >= name.length - 1 && !one.startsWith('.'),
    )
    .sort()
    .map((one) => path.join(folder, one));
}

/**
 * The files that targets stand for: paths, folders, globs, codes of stations; all stations where there is no target.
 * Throws WrongUsage when nothing matches, Unreadable when a file named is not there.
 */
export function stationFiles(targets: readonly string[]): string[] {
  const folder = stationsFolder();
  if (targets.length === 0) {
    const files = allStationFiles();
    if (files.length === 0) throw new WrongUsage(noStation(folder));
    return files;
  }
  const found: string[] = [];
  for (const target of targets) {
    const byCode = path.join(folder, `${target}.json`);
    if (/^[\w-]+$/.test(target) && existsSync(byCode)) found.push(shortPath(byCode));
    else if (existsSync(target)) found.push(...(statSync(target).isDirectory() ? filesIn(target) : [target]));
    else if (/[*?[\]{}]/.test(target)) {
      const files = expandPattern(target);
      if (files.length === 0) throw new WrongUsage(commandText('command.station.nothingMatches', { target }));
      found.push(...files);
    } else if (/^[\w-]+$/.test(target)) throw new WrongUsage(unknownStation(target));
    else throw new Unreadable(commandText('command.station.noFile', { target }));
  }
  const unique = [...new Set(found)];
  if (unique.length === 0)
    throw new WrongUsage(commandText('command.station.noFileIn', { targets: targets.join(', ') }));
  return unique;
}

const codesOf = (files: readonly string[]): string[] => files.map((file) => path.basename(file, '.json'));

/** Throws WrongUsage where there is none, Unreadable where there is no folder. */
export const codesOfStations = (): string[] => codesOf(stationFiles([]));

const noStation = (folder: string, code = '<code>'): string =>
  commandText('command.station.none', { folder, code });

/** What was meant by a word that is none of these; all of them where none is like it. */
export function hintOf(word: string, all: readonly string[]): string {
  const guesses = nearest(word, all).map((guess) => guess.word);
  return guesses.length > 0
    ? commandText('command.didYouMean', { words: guesses.join(commandText('command.content.or')) })
    : commandText('command.thereAre', { names: all.join(', ') });
}

/** Why a code names no station, and what was meant. Throws Unreadable. */
export function unknownStation(code: string): string {
  const codes = codesOf(allStationFiles());
  if (codes.length === 0) return noStation(stationsFolder(), code);
  return commandText('command.station.unknown', { code, hint: hintOf(code, codes) });
}

/** A path as short as it can be said from here. */
export function shortPath(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') ? file : relative;
}

/**
 * Station files beside those that were read which claim a host, code or name of theirs: a file alone cannot show that it
 * clashes. They are parsed first and read whole only where they do.
 */
export function claimantsBeside(readings: readonly Reading[]): Reading[] {
  const namesByFolder = new Map<string, Set<string>>();
  for (const { fileName, file } of readings) {
    // What comes by stdin takes the place of the file of its name, or of its code where it has no name.
    const isStdin = readings.length === 1 && !existsSync(fileName);
    const folder = isStdin ? stationsFolder() : path.dirname(fileName);
    const names = namesByFolder.get(folder) ?? new Set();
    namesByFolder.set(folder, names.add(path.basename(fileName)));
    if (isStdin && !fileName.endsWith('.json')) names.add(`${file?.code}.json`);
  }
  const beside = [...namesByFolder].flatMap(([folder, names]) =>
    existsSync(folder) ? filesIn(folder).filter((file) => !names.has(path.basename(file))) : [],
  );
  if (beside.length === 0) return [];
  const claims = new Set(readings.flatMap(({ file }) => (file ? claimsOf(file) : [])));
  return beside.filter((file) => claimsSome(file, claims)).map((file) => readFile(shortPath(file)));
}

function claimsSome(file: string, claims: ReadonlySet<string>): boolean {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as StationFile;
    return typeof value?.code === 'string' && claimsOf(value).some((claim) => claims.has(claim));
  } catch {
    // Not a station file now: it claims nothing.
    return false;
  }
}

const claimsOf = ({ code, name, hosts }: StationFile): string[] => [
  `code ${code}`,
  `name ${typeof name === 'string' ? name : name?.['zh-CN']}`,
  ...(Array.isArray(hosts) ? hosts.map((host) => `host ${host}`) : []),
];

/** Reads a file and everything wrong with it; `looked` collects which pictures were looked for. Throws Unreadable. */
export function readFile(file: string, looked: Record<string, boolean> = {}): Reading {
  return readText(textOf(file), file, looked);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Unreadable(commandText('command.station.cannotRead', { file, said: (error as Error).message }));
  }
}

/**
 * What is wrong with a file, and only what comparing it with others needs: ten thousand whole stations in
 * memory cost more than reading them. Throws Unreadable.
 */
export function verdictOn(file: string): FileVerdict {
  const looked: Record<string, boolean> = {};
  const { file: station, diagnostics } = readText(textOf(file), file, looked);
  return { code: station?.code, name: station?.name, hosts: station?.hosts, diagnostics, assets: looked };
}

/** A verdict as a reading; its text is read when it is needed. A file with errors has no code to compare. */
export function readingOf(fileName: string, { code, name, hosts, diagnostics }: FileVerdict): Reading {
  return {
    fileName,
    get text() {
      return readFileSync(fileName, 'utf8');
    },
    ...(code === undefined ? {} : { file: { code, name: name ?? code, ...(hosts ? { hosts } : {}) } }),
    diagnostics,
  };
}

/** The same for the text of a file; `looked` collects which pictures were looked for. */
export function readText(text: string, file: string, looked: Record<string, boolean> = {}): Reading {
  return readStation(text, file, {
    hasAsset: (asset) => {
      const place = path.resolve(path.dirname(file), `.${asset}`);
      looked[place] = existsSync(place);
      return looked[place];
    },
  });
}

/** The station of a code, file or folder entry; refuses one with errors in it. Throws WrongUsage or Unreadable. */
export function readOne(target: string): Required<Reading> {
  const [file, ...others] = stationFiles([target]);
  if (others.length > 0) throw new WrongUsage(commandText('command.station.severalFiles', { target }));
  const reading = readFile(file!);
  if (!reading.file || !reading.station)
    throw new Unreadable(commandText('command.station.hasErrors', { file: file!, target }));
  return reading as Required<Reading>;
}

const goodOf = (files: readonly string[]): Required<Reading>[] =>
  files
    .map((file) => readFile(file))
    .filter((reading): reading is Required<Reading> => reading.station !== undefined);

/** The stations that targets stand for, as far as they are good; all of the folder where there is no target. Throws WrongUsage or Unreadable. */
export const readAll = (targets: readonly string[] = []): Required<Reading>[] =>
  goodOf(stationFiles(targets));

/** The good stations of the folder; none where the first is still to be written. Throws Unreadable. */
export const readThere = (): Required<Reading>[] => goodOf(allStationFiles());
