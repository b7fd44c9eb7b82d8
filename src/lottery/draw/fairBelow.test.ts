import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairBelow } from './fairBelow.ts';

const wordsOf = (words: readonly number[]) => {
  const left = [...words];
  return () => left.shift()!;
};

describe('a fair number', () => {
  it('passes over the words at the end that would favour small numbers', () => {
    // 2^32 is 1 more than a multiple of 3: the last word has no partners.
    expect(fairBelow(wordsOf([0xffffffff, 0xfffffffe]))(3)).toBe(2);
    expect(fairBelow(wordsOf([0xffffffff]))(2)).toBe(1);
    // 2^32 ends in 6: the last six words would make 0 to 5 likelier.
    expect(fairBelow(wordsOf([0xfffffffa, 0xffffffff, 0xfffffff9]))(10)).toBe(9);
  });

  it('refuses a count that 32 bits do not reach, where it would wait for ever', () => {
    const below = fairBelow(() => 7);
    for (const count of [0, -1, 2 ** 32 + 1, Number.NaN]) expect(() => below(count)).toThrow(RangeError);
    expect(below(2 ** 32)).toBe(7);
  });

  it('lies below its bound, and as many words lead to each number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 ** 20 }),
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        (count, word) => {
          const kept = word < 2 ** 32 - (2 ** 32 % count);
          const number = fairBelow(wordsOf([word, 0]))(count);
          expect(number).toBe(kept ? word % count : 0);
          expect(Math.floor(2 ** 32 / count) * count).toBe(2 ** 32 - (2 ** 32 % count));
        },
      ),
    );
  });
});
