// Fair whole numbers from random words: a word that would favour some of them is skipped.
import type { RandomBelow } from './draw.ts';

/** From a source of words of 32 bits; one at or above the largest multiple of `count` is passed over, so that every number is equally likely. */
export function fairBelow(nextWord: () => number): RandomBelow {
  return (count) => {
    if (!(count >= 1 && count <= 2 ** 32))
      throw new RangeError(`a word of 32 bits cannot choose among ${count}`);
    const end = 2 ** 32 - (2 ** 32 % count);
    let word = nextWord();
    while (word >= end) word = nextWord();
    return word % count;
  };
}
