// Which cells of the board hold a bet on the running period: a cell is drawn again only with its own mark.
import { useSyncExternalStore } from 'react';
import { createSubject } from '#browser/subject.ts';

/** Name of a cell or pick, as cellOf() and pickKey() make them, to what is bet on it: yuan, or '' where the bet is on several picks. */
export type Marks = ReadonlyMap<string, string>;

let marks: Marks = new Map();
const changes = createSubject();

export function setMarks(next: Marks): void {
  if (next.size === 0 && marks.size === 0) return;
  marks = next;
  changes.emit();
}

/** All marks, for picks that are drawn together. */
export const useMarks = (): Marks => useSyncExternalStore(changes.subscribe, () => marks);

/** What is bet on a cell; undefined for nothing. */
export const useMark = (name: string): string | undefined =>
  useSyncExternalStore(changes.subscribe, () => marks.get(name));
