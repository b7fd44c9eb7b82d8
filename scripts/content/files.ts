// Finding the sets that a content command is about: which folders, for which station, and which of their files are reported.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentFolder, foldersOf, type ShippedSet, shippedSets } from '#server/contentFolders.ts';
import { nearest } from '#station/read/nearest.ts';
import { readStation } from '#station/read/readStation.ts';
import type { Station } from '#station/station.ts';
import { root } from '../build/site.ts';
import { commandText } from '../commandTexts.ts';
import { Unreadable, WrongUsage } from '../station/commandLine.ts';
import { codesOfStations, shortPath, stationFiles, stationsFolder } from '../station/files.ts';

/** Folders that make one set, and the station it is for. */
export interface CheckedSet {
  folders: readonly string[];
  station?: Station | undefined;
}

const setsFolder = (): string => shortPath(contentFolder(stationsFolder()));

const isShipped = (name: string): name is ShippedSet => shippedSets.includes(name as ShippedSet);

/** The stations there are, by code, each read when it is asked for: a file that is wrong is what `station check` speaks about. */
function stationsByCode(): (code: string) => Station | undefined {
  const known = new Map<string, Station | undefined>();
  return (code) => {
    if (!known.has(code)) {
      const file = path.join(stationsFolder(), `${code}.json`);
      const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      known.set(code, text === undefined ? undefined : readStation(text, file).station);
    }
    return known.get(code);
  };
}

/** Folders of a folder, in order. */
const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((one) => one.isDirectory() && one.name !== 'pictures' && !one.name.startsWith('.'))
        .map((one) => one.name)
        .sort()
    : [];

/** Whether a picture is there: one of the program's by its address, or one beside the files. */
export const hasPictureIn =
  (folders: readonly string[]) =>
  (address: string): boolean =>
    address.startsWith('/')
      ? address.startsWith('/pictures/') ||
        existsSync(path.join(root, 'src/server', address)) ||
        existsSync(path.join(stationsFolder(), address))
      : folders.some((folder) => existsSync(path.join(folder, address)));

/** The sets of a shipped set: by itself, and with what it has for each station. */
function setsOfShipped(name: ShippedSet, stationOf: (code: string) => Station | undefined): CheckedSet[] {
  const folder = setsFolder();
  const own = foldersIn(path.join(folder, name));
  return [
    { folders: foldersOf(folder, name) },
    ...own.map((code) => ({ folders: foldersOf(folder, name, code), station: stationOf(code) })),
  ];
}

/**
 * The sets that targets stand for: the name of a shipped set, the code of a station, a folder; everything where there is no target.
 * Throws WrongUsage when nothing is meant by one.
 */
export function checkedSets(targets: readonly string[]): CheckedSet[] {
  const folder = setsFolder();
  const stationOf = stationsByCode();
  const names = targets.length > 0 ? targets : foldersIn(folder);
  if (names.length === 0)
    throw new WrongUsage(commandText('command.content.noContent', { folder, code: codesOfStations()[0]! }));
  return names.flatMap((name): CheckedSet[] => {
    if (isShipped(name)) return setsOfShipped(name, stationOf);
    if (/^[\w-]+$/.test(name) && existsSync(path.join(folder, name)))
      return [{ folders: [path.join(folder, name)], station: stationOf(name) }];
    if (existsSync(name) && statSync(name).isDirectory()) {
      const above = path.basename(path.dirname(path.resolve(name)));
      const base = isShipped(above) ? [shortPath(path.dirname(path.resolve(name)))] : [];
      return [{ folders: [...base, name], station: stationOf(path.basename(path.resolve(name))) }];
    }
    if (/^[\w-]+$/.test(name)) throw new WrongUsage(unknownSet(name));
    throw new Unreadable(commandText('command.content.noFolder', { name }));
  });
}

function unknownSet(name: string): string {
  const codes = codesOfStations();
  if (codes.includes(name)) return commandText('command.content.noOwn', { code: name });
  const guesses = nearest(name, [...shippedSets, ...codes]).map(({ word }) => word);
  const hint =
    guesses.length > 0
      ? commandText('command.didYouMean', { words: guesses.join(commandText('command.content.or')) })
      : commandText('command.thereAre', { names: [...shippedSets, ...codes].join(', ') });
  return commandText('command.content.noSet', { name, hint });
}

/** A station's file as an operator wrote it, where a command needs that it exists. */
export function stationNamed(code: string): Station {
  const [file] = stationFiles([code]);
  const text = readFileSync(file!, 'utf8');
  const { station } = readStation(text, file!);
  if (!station) throw new Unreadable(commandText('command.content.stationErrors', { file: file!, code }));
  return station;
}
