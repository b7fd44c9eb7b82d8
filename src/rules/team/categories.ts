// Owns the categories of games that rates are kept for, in the order every list of them follows.

import type { Read } from '../input.ts';
import { dictionary } from '../unitInput.ts';

export const CATEGORIES = ['lottery', 'lhc', 'live', 'egame', 'chess', 'fish', 'sport', 'esport'] as const;
export type Category = (typeof CATEGORIES)[number];

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
