// Entries of content: an item of a list, or a kind of settings as a whole, and files with some of them changed.
import { createHash } from 'node:crypto';
import type { ContentKind as KindName } from '#content/content.generated.ts';
import { contentSchemas } from '#content/content.schema.generated.ts';
import { identityOf } from '../differenceText.ts';
import type { Item } from '../kind.ts';
import { type File, isSame, type Json, textOf } from '../rows.ts';

/** What becomes of an entry; null where it is not there. The key of a kind of settings is empty. */
export interface EntryChange {
  kind: KindName;
  key: string;
  before: Item | null;
  after: Item | null;
}

/** Whether a kind is a list of entries; otherwise its settings are one entry. */
export const isList = (kind: KindName): boolean => contentSchemas[kind].properties?.items !== undefined;

const itemsOf = (file: File | null | undefined): readonly Item[] => (file?.items ?? []) as readonly Item[];

/** The entries of a file by their keys, in their order. */
export const entriesOf = (kind: KindName, file: File | null | undefined): Map<string, Item> =>
  isList(kind)
    ? new Map(itemsOf(file).map((item) => [identityOf(item), item]))
    : new Map(file ? [['', file as Item]] : []);

/** A file with entries changed; what is new stands last. A kind of settings stays where its entry goes. */
export function patched(kind: KindName, file: File | null, changes: readonly EntryChange[]): File {
  if (!isList(kind)) return (changes[0]?.after ?? file ?? {}) as File;
  const next = new Map<string, Item | null>(changes.map(({ key, after }) => [key, after]));
  const there = entriesOf(kind, file);
  const kept = itemsOf(file).flatMap((item) => {
    const own = next.get(identityOf(item));
    return own === undefined ? [item] : own === null ? [] : [own];
  });
  const added = changes.flatMap(({ key, after }) => (after && !there.has(key) ? [after] : []));
  return { ...file, items: [...kept, ...added] as Json };
}

/** What two files differ in, entry by entry. */
export function changedEntries(kind: KindName, before: File | null, after: File | null): EntryChange[] {
  const [old, next] = [entriesOf(kind, before), entriesOf(kind, after)];
  return [...new Set([...old.keys(), ...next.keys()])]
    .map((key) => ({ kind, key, before: old.get(key) ?? null, after: next.get(key) ?? null }))
    .filter(({ before: one, after: other }) => !isSame(one, other));
}

/** A short text that differs whenever an entry does; empty where there is none. */
export const markOf = (entry: Item | null | undefined): string =>
  entry
    ? createHash('sha256')
        .update(textOf(entry as Json))
        .digest('hex')
        .slice(0, 16)
    : '';

/** What a plan of entries is known by: the same changes of the same entries are the same plan. */
export const fingerprintOfEntries = (changes: readonly EntryChange[]): string =>
  createHash('sha256')
    .update(textOf(['entries', ...changes] as unknown as Json))
    .digest('hex')
    .slice(0, 16);

/** By what the history finds a change of an entry, or without a key one of a kind. */
export const placeText = (kind: KindName, key?: string): string =>
  key === undefined ? kind : `${kind} ${key}`;

/** By what the history finds changes: each kind, and each entry. */
export const touchedBy = (kinds: readonly KindName[], changes: readonly EntryChange[]): string[] => [
  ...new Set([...kinds, ...changes.map(({ kind, key }) => placeText(kind, key))]),
];

/** The reverse of changes. */
export const reversed = (changes: readonly EntryChange[]): EntryChange[] =>
  changes.map(({ kind, key, before, after }) => ({ kind, key, before: after, after: before }));
