// What a slip is: one way in which somebody makes a single mistake in a file that was right.
import type { Random } from '../crash-test/random.ts';
import type { Site, Subject } from './subject.ts';

/** The text from `start` to `end` becomes `put`. */
export interface Edit {
  start: number;
  end: number;
  put: string;
  /** Offsets in the text before that a finding may name as well: the other of two that disagree, or what something is missing in. */
  also?: readonly number[];
}

export interface Slip {
  name: string;
  /** The places where it can be made. */
  sites(subject: Subject): readonly Site[];
  /** Null where it would change nothing, or nothing wrong. */
  edit(site: Site, random: Random, subject: Subject): Edit | null;
}

const raw = (site: Site, { text }: Subject): string => text.slice(site.node.start, site.node.end);

export { raw };

/** The value of a text. */
export const textOf = ({ node }: Site): string => node.value as string;

export const isText = ({ node }: Site): boolean => node.kind === 'string';

/** A change of a whole value. */
export const replaced = ({ node }: Site, put: string, also?: readonly number[]): Edit => ({
  start: node.start,
  end: node.end,
  put,
  ...(also && { also }),
});

/** A change of a text, written as JSON. */
export const rewritten = (site: Site, value: string, also?: readonly number[]): Edit | null =>
  value === textOf(site) ? null : replaced(site, JSON.stringify(value), also);

/** A change of a text that is made in its signs as they stand in the file. */
export function inRaw(site: Site, subject: Subject, from: string | RegExp, to: string): Edit | null {
  const before = raw(site, subject);
  const after = before.replace(from, to);
  return after === before ? null : replaced(site, after);
}

export const siteIn = (subject: Subject, path: string): Site | undefined =>
  subject.sites.find((one) => one.path === path);

/** A field of the same object. */
export const sibling = (site: Site, subject: Subject, key: string): Site | undefined =>
  siteIn(subject, [...site.path.split('.').slice(0, -1), key].join('.'));

/** One typing mistake of a word: a letter lost, doubled, exchanged with the next, or beside the right key. */
export function misspelt(word: string, random: Random): string {
  if (word.length < 3) return `${word}${word.at(-1) ?? 'x'}`;
  const at = 1 + random.below(word.length - 1);
  switch (random.below(4)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + word[at] + word.slice(at);
    case 2:
      return word[at] === word[at - 1]
        ? word.slice(0, at) + word.slice(at + 1)
        : word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1);
    default:
      return `${word.slice(0, at)}${word[at] === 'e' ? 'r' : 'e'}${word.slice(at + 1)}`;
  }
}
