// What was just read or deleted here, by account: pages of a list that were fetched before say otherwise until they are fetched again.
import { useSyncExternalStore } from 'react';
import { createSubject } from '#browser/subject.ts';
import type { Message as Letter } from '#contract/entities.generated.ts';

type Mark = 'read' | 'gone';

interface Marks {
  ids: ReadonlySet<string>;
  /** Everything up to this one. */
  through: bigint;
}

const none: Marks = { ids: new Set(), through: 0n };
const kept = new Map<string, Marks>();
const changes = createSubject();
let version = 0;

function change(account: string, mark: Mark, update: (marks: Marks) => Marks): void {
  const key = `${mark} ${account}`;
  kept.set(key, update(kept.get(key) ?? none));
  version += 1;
  changes.emit();
}

export const markOne = (account: string, mark: Mark, id: string): void =>
  change(account, mark, (marks) => ({ ...marks, ids: new Set([...marks.ids, id]) }));

export const markThrough = (account: string, mark: Mark, id: string): void =>
  change(account, mark, (marks) => ({
    ...marks,
    through: BigInt(id) > marks.through ? BigInt(id) : marks.through,
  }));

const has = (account: string, mark: Mark, id: string): boolean => {
  const marks = kept.get(`${mark} ${account}`) ?? none;
  return marks.ids.has(id) || BigInt(id) <= marks.through;
};

/** Changes with each mark. */
export const useMarks = (): number => useSyncExternalStore(changes.subscribe, () => version);

/** The letters without those that are gone, and read where they have been read. */
export const marked = (
  account: string,
  box: 'inbox' | 'sent',
  letters: readonly Letter[],
): readonly Letter[] =>
  letters
    .filter(({ id }) => !has(`${account} ${box}`, 'gone', id))
    .map((letter) =>
      letter.read || !has(`${account} ${box}`, 'read', letter.id) ? letter : { ...letter, read: true },
    );
