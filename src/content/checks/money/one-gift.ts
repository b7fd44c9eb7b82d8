// The rule that a deposit offer gives one thing, and something.
import { contentRule } from '../rule.ts';

const offer =
  '"key": "a", "name": "A gift", "kinds": ["bank"], "leastDeposit": "1000", "giftTurnover": "5", "times": "first"';

export const oneGift = contentRule({
  name: 'one-gift',
  severity: 'error',
  page: 'A deposit offer gives either a percentage of the deposit (giftPercent) or a fixed amount (giftAmount), and more than nothing. Here it states both, or neither, so nobody knows what a player gets.',
  kinds: ['deposit-offers'],
  good: `{ "items": [{ ${offer}, "giftAmount": "58" }] }`,
  bad: `{ "items": [{ ${offer}, "giftAmount": "58", "giftPercent": "20" }] }`,
  *check({ file }) {
    for (const [at, { giftPercent, giftAmount }] of file.items.entries()) {
      const given = [giftPercent, giftAmount].filter((one) => one !== undefined);
      if (given.length === 1 && Number(given[0]) > 0) continue;
      const isBoth = given.length === 2;
      yield {
        path: ['items', at, ...(isBoth ? ['giftAmount'] : [])],
        at: isBoth ? 'key' : 'value',
        message: isBoth
          ? 'The offer gives a percentage and an amount at once.'
          : given.length === 0
            ? 'The offer gives neither giftPercent nor giftAmount.'
            : 'The offer gives nothing.',
        consequence: 'Nothing of the file is applied: nobody knows what a player gets.',
        fix: isBoth
          ? {
              description: 'Remove giftAmount',
              safe: false,
              changes: [{ kind: 'remove', path: ['items', at, 'giftAmount'] }],
            }
          : undefined,
      };
    }
  },
});
