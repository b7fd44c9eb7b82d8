// The categories of games that rates are kept for, in the order every list of them follows.

import { oneOf, type Read } from '../input.ts';
import { dictionary } from '../unitInput.ts';

export const CATEGORIES = ['lottery', 'lhc', 'live', 'egame', 'chess', 'fish', 'sport', 'esport'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Kinds of rounds that platforms report. */
const KINDS = ['live', 'egame', 'pt', 'qt', 'chess', 'fish', 'sport', 'esport', 'tsport'] as const;
type Kind = (typeof KINDS)[number];
export const kind = oneOf(KINDS);

/** The category that a kind of rounds belongs to. */
export function categoryOf(ofRound: Kind): Category {
  if (ofRound === 'pt' || ofRound === 'qt') return 'egame';
  return ofRound === 'tsport' ? 'sport' : ofRound;
}

const isCategory = (key: string): key is Category => CATEGORIES.some((category) => category === key);

/** Some categories, each with its value. */
export const byCategory = <T>(read: Read<T>): Read<ReadonlyMap<Category, T>> =>
  dictionary(isCategory, CATEGORIES.join(', '), read) as Read<ReadonlyMap<Category, T>>;

/** What a map has, in the order of the categories. */
export const inOrder = <T>(map: ReadonlyMap<Category, T>): (readonly [Category, T])[] =>
  CATEGORIES.flatMap((category) => {
    const value = map.get(category);
    return value === undefined ? [] : [[category, value] as const];
  });
