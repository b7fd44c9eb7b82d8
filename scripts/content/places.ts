// Where a difference of a plan is in the files of a set: the file, and the line of what is new or changed.

import type { ResolvedContent } from '#content/contentSet.ts';
import type { ContentReading } from '#content/readContent.ts';
import { type Difference, identityOf } from '#server/content/differenceText.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { lineFinder } from '#station/read/lineOfPlace.ts';

/** `file:line` of a difference; the file alone where what differs is not in it any more. */
export type PlaceOf = (difference: Difference) => string;

export function placesOf(readings: readonly ContentReading[], content: ResolvedContent): PlaceOf {
  const finders = new Map<string, ReturnType<typeof lineFinder>>();
  return (difference) => {
    const reading = readings.find(({ kind }) => kind === difference.kind);
    if (!reading) return '';
    const { fileName, text } = reading;
    if (difference.change === 'removed') return fileName;
    const lineOf = finders.get(fileName) ?? lineFinder(text);
    finders.set(fileName, lineOf);
    return `${fileName}:${lineWritten(lineOf, pathOf(content[difference.kind], difference))}`;
  };
}

/** The line of a place, or of what holds it where a default stands there. */
function lineWritten(lineOf: ReturnType<typeof lineFinder>, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const line = lineOf(path.slice(0, length));
    if (line !== undefined) return line;
  }
  return 1;
}

type Value = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Value => typeof value === 'object' && value !== null;

/** The place of an entry of a list by what distinguishes it; -1 where it is not there. */
const placeOfEntry = (list: unknown, identity: string): number =>
  Array.isArray(list)
    ? list.findIndex((each) => isEntry(each) && identityOf(each as never) === identity)
    : -1;

/** The path of a difference as far as the file has it. */
function pathOf(file: unknown, { key, field = '' }: Difference): Path {
  const path: (string | number)[] = [];
  let value: unknown = file;
  const enter = (step: string | number): void => {
    path.push(step);
    value = (value as Value)[step];
  };
  // Kinds without items name the list of an entry in the field.
  if (key !== undefined && isEntry(file) && Array.isArray(file.items)) {
    enter('items');
    const at = placeOfEntry(value, key);
    if (at === -1) return path;
    enter(at);
  }
  for (const [, name, identity] of field.matchAll(/([^.[\]]+)|\[([^\]]*)\]/g)) {
    const step = name ?? placeOfEntry(value, identity!);
    if (!isEntry(value) || step === -1 || !(step in value)) return path;
    enter(step);
  }
  return path;
}
