// Where files of content are: the folders of sets below stations/content, and which of them a station gets.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentKind } from '#content/content.generated.ts';
import { type ContentSet, type ResolvedContent, resolveContent } from '#content/contentSet.ts';
import { fillContent } from '#content/fillFigures.ts';
import {
  type ContentAround,
  type ContentReading,
  type ContentText,
  kindOfFile,
  readContents,
} from '#content/readContent.ts';
import { fittingTexts } from '#content/suitedTo.ts';
import type { Station } from '#station/station.ts';
import { settingsHere } from './settingsFile.ts';

/** A set that every station may begin with, beside the operator's own. */
export type ShippedSet = 'standard' | 'demo';
export const shippedSets: readonly ShippedSet[] = ['standard', 'demo'];

const shippedFolder = path.resolve(import.meta.dirname, '../../stations/content');

/** The folder of content beside the station files. */
export const contentFolder = (stationsFolder: string): string => path.join(stationsFolder, 'content');

/**
 * The folders that hold a station's content, later ones replacing kinds of earlier ones; only those that exist. A shipped set is the program's
 * own where an operator's folder has none of that name.
 */
export function foldersOf(folder: string, set: string, station?: string): string[] {
  const isOurs = shippedSets.includes(set as ShippedSet) && !existsSync(path.join(folder, set));
  const base = path.join(isOurs ? shippedFolder : folder, set);
  const folders = [base, ...(station === undefined ? [] : [path.join(base, station)])];
  return folders.filter((one) => existsSync(one));
}

/** The files of one folder with their texts, in the order of their names; files that are no kind are left out. */
export function textsIn(folder: string): ContentText[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .sort()
    .flatMap((name) => {
      const kind = kindOfFile(name);
      const fileName = path.join(folder, name);
      return kind ? [{ kind, fileName, text: readFileSync(fileName, 'utf8') }] : [];
    });
}

/** The files that a station gets from several folders: of each kind that of the last folder that has it. */
export function textsFor(folders: readonly string[]): ContentText[] {
  const texts = new Map<ContentKind, ContentText>();
  for (const text of folders.flatMap(textsIn)) texts.set(text.kind, text);
  return [...texts.values()];
}

/** The bytes of a picture that files name by its path below their folder. */
export function pictureIn(folders: readonly string[], name: string): Buffer | undefined {
  const file = folders
    .toReversed()
    .map((one) => path.join(one, name))
    .find((one) => existsSync(one));
  return file === undefined ? undefined : readFileSync(file);
}

export interface StationContent {
  /** Of every file that no other replaces. */
  readings: ContentReading[];
  /** What the station gets, with defaults and figures filled in; there only when no file has an error. */
  content?: ResolvedContent;
}

/** The content of a station from several folders. */
export const readStationContent = (
  folders: readonly string[],
  around: ContentAround & { station: Station },
): StationContent => readStationTexts(textsFor(folders), around);

/** The same of a shipped set, without what the station has no screens for. */
export const readFittingContent = (folders: readonly string[], station: Station): StationContent =>
  readStationTexts(fittingTexts(textsFor(folders), station, settingsHere()), { station });

function readStationTexts(
  texts: readonly ContentText[],
  around: ContentAround & { station: Station },
): StationContent {
  const readings = readContents(texts, { server: settingsHere(), ...around });
  if (readings.some(({ diagnostics }) => diagnostics.some((one) => one.severity === 'error')))
    return { readings };
  const set = Object.fromEntries(readings.map(({ kind, file }) => [kind, file])) as ContentSet;
  const content = resolveContent([around.beside ?? {}, set]);
  return { readings, content: fillContent(content, around.station, settingsHere()) };
}
