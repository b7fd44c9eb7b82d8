// Reading the set of a station from disk for plan and apply: its files, checked, and the pictures below it.
import path from 'node:path';
import type { ResolvedContent } from '#content/contentSet.ts';
import { kindOfFile } from '#content/readContent.ts';
import { contentFolder, foldersOf, pictureIn, readStationContent } from '#server/contentFolders.ts';
import { mistakeIn } from '#server/office/content/mistakes.ts';
import type { Diagnostic } from '#station/read/diagnostic.ts';
import { commandText } from '../commandTexts.ts';
import { language } from '../spoken.ts';
import { Unreadable, WrongUsage } from '../station/commandLine.ts';
import { codesOfStations, stationFiles, stationsFolder } from '../station/files.ts';
import { hasPictureIn, stationNamed } from './files.ts';
import { type PlaceOf, placesOf } from './places.ts';

export interface StationSet {
  code: string;
  /** Empty where anything is wrong with it. */
  content: ResolvedContent;
  diagnostics: readonly Diagnostic[];
  /** What is no error and may still be meant otherwise. */
  warnings: readonly Diagnostic[];
  /** Where a difference of its plan is in its files. */
  placeOf: PlaceOf;
  /** The bytes of a picture that files name by its path below their folder. */
  picture(name: string): Buffer | undefined;
}

/** The set of a station: its own, or the one that is named. Throws Unreadable where there is none. */
export function readStationSet(stationFile: string, from: string | undefined): StationSet {
  const code = path.basename(stationFile, '.json');
  const folder = contentFolder(stationsFolder());
  const folders = from === undefined ? foldersOf(folder, code) : foldersOf(folder, from, code);
  if (folders.length === 0)
    throw from === undefined
      ? new Unreadable(
          commandText('command.content.noFiles', { code, folder: path.join('stations/content', code) }),
        )
      : new WrongUsage(commandText('command.content.noSetIn', { name: from, folder }));
  const { readings, content } = readStationContent(folders, {
    station: stationNamed(code),
    hasPicture: hasPictureIn(folders),
  });
  const diagnostics = readings.flatMap((reading) => reading.diagnostics);
  return {
    code,
    content: content ?? {},
    diagnostics: diagnostics.filter(({ severity }) => severity === 'error'),
    warnings: diagnostics.filter(({ severity }) => severity === 'warning'),
    placeOf: placesOf(readings, content ?? {}),
    picture: (name) => pictureIn(folders, name),
  };
}

/** The sets of the stations that are named. */
export const readStationSets = (stations: readonly string[], from: string | undefined): StationSet[] =>
  stationFiles(stations).map((file) => readStationSet(file, from));

/** The stations that have files, and the codes of the others. */
export function stationsWithSets(): { having: string[]; without: string[] } {
  const folder = contentFolder(stationsFolder());
  const { having = [], without = [] } = Object.groupBy(codesOfStations(), (code) =>
    foldersOf(folder, code).length > 0 ? 'having' : 'without',
  );
  return { having, without };
}

export function lineOf({ file, range, message, suggestions }: Diagnostic): string {
  const words = suggestions.join(commandText('command.content.or'));
  const hint = words === '' ? '' : ` ${commandText('command.didYouMean', { words })}`;
  const said = mistakeIn(language(), kindOfFile(file), message);
  return `${file}:${range.start.line}:${range.start.column} ${said}${hint}`;
}
