// The guess at what was meant: which of the known words a misspelled one is nearest to.

/** Insertions, deletions, replacements and swaps of neighbours between two words; gives up above `limit`. */
export function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = above;
    above = row;
  }
  return above[other.length]!;
}

const normalized = (word: string): string => word.toLowerCase().replace(/[\s_.:/-]/g, '');

/** How far a word may be from what was meant: about a third of it. */
const maxDistance = (word: string): number => Math.max(1, Math.min(3, Math.floor(word.length / 3)));

export interface Guess {
  word: string;
  /** 0 when only case or separators differ; otherwise the number of typing mistakes. */
  typos: number;
}

/** The known words nearest to a misspelled one, at most three, best first; spelling that differs only in case or separators comes first. */
export function nearest(word: string, known: Iterable<string>): Guess[] {
  // Hostile files hold words of any length; nothing known is as long.
  if (word.length > 64) return [];
  const limit = maxDistance(word);
  const asked = normalized(word);
  const guesses: (Guess & { exact: number })[] = [];
  for (const candidate of known) {
    const typos = normalized(candidate) === asked ? 0 : distance(asked, normalized(candidate), limit);
    if (typos <= limit) guesses.push({ word: candidate, typos, exact: distance(word, candidate, 8) });
  }
  guesses.sort((a, b) => a.typos - b.typos || a.exact - b.exact || (a.word < b.word ? -1 : 1));
  return guesses.slice(0, 3).map(({ word: found, typos }) => ({ word: found, typos }));
}

/** One typing mistake, two in a long word: further away it may be another word. */
const certainTypos = (word: string): number => (word.length >= 10 ? 2 : 1);

/** The one word that was certainly meant, or undefined: a typing mistake away, and nearer than every other. */
export function confidentMatch(guesses: readonly Guess[]): string | undefined {
  const [first, second] = guesses;
  if (!first || first.typos > certainTypos(first.word)) return undefined;
  return !second || first.typos < second.typos ? first.word : undefined;
}
