// Which files of content a station has, read for `station explain`: each with its value, where it is sound, and the lines of its places.
import type { ContentFiles, ContentKind } from '#content/content.generated.ts';
import { isContentFile } from '#content/content.validate.generated.ts';
import { contentFolder, foldersOf, textsFor } from '#server/contentFolders.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { lineFinder } from '#station/read/lineOfPlace.ts';
import { soundValue } from '#station/read/readJsonFile.ts';
import { shortPath, stationsFolder } from '../files.ts';

export interface ContentFile<K extends ContentKind = ContentKind> {
  kind: K;
  /** As short as it can be said from here. */
  fileName: string;
  /** As it is written; undefined where the file has mistakes, which `content check` lists. */
  value: ContentFiles[K] | undefined;
  /** `file:line` of a place in it. */
  at(place: Path): string;
}

export interface StationContent {
  /** Whether the files are the station's own; otherwise those a demonstration gives it. */
  isOwn: boolean;
  files: readonly ContentFile[];
}

/** The files of content that a station has: its own, otherwise those of the demonstration; undefined where there are neither. */
export function contentOf(code: string): StationContent | undefined {
  const folder = contentFolder(stationsFolder());
  const own = foldersOf(folder, code);
  const folders = own.length > 0 ? own : foldersOf(folder, 'demo', code);
  if (folders.length === 0) return undefined;
  return { isOwn: own.length > 0, files: textsFor(folders).map(fileOf) };
}

function fileOf({ kind, fileName, text }: ReturnType<typeof textsFor>[number]): ContentFile {
  const name = shortPath(fileName);
  let lineOf: ReturnType<typeof lineFinder> | undefined;
  return {
    kind,
    fileName: name,
    value: soundValue(text, isContentFile[kind]) as ContentFile['value'],
    // Most files are asked for no line.
    at(place) {
      lineOf ??= lineFinder(text);
      return `${name}:${lineOf(place) ?? 1}`;
    },
  };
}

/** The file of a kind; undefined where there is none. */
export const fileOfKind = <K extends ContentKind>(
  content: StationContent | undefined,
  kind: K,
): ContentFile<K> | undefined =>
  content?.files.find((one) => one.kind === kind) as ContentFile<K> | undefined;
