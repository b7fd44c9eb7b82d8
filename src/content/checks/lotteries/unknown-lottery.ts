// The rule that a station runs lotteries of the catalogue, in modes they have.
import { cataloguedLottery, LOTTERY_CODES } from '#lottery/catalogue.ts';
import { confidentMatch, nearest } from '#station/read/nearest.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import { contentRule } from '../rule.ts';

export const unknownLottery = contentRule({
  name: 'unknown-lottery',
  severity: 'error',
  page: 'A lottery is named by its code in the catalogue (schemas/lotteries.json), and runs in the modes it has there. This code or mode is not in the catalogue, so nobody could draw it or bet on it. A lottery of your own says under "own" by which rules and when it is drawn.',
  kinds: ['lotteries'],
  good: '{ "items": [{ "key": "FFC" }] }',
  bad: '{ "items": [{ "key": "FFD" }] }',
  *check({ file }) {
    for (const [at, { key, own, modes }] of file.items.entries()) {
      // What is said of one's own is judged by itself.
      if (own) continue;
      const lottery = cataloguedLottery(key);
      if (!lottery) {
        const guesses = nearest(key, LOTTERY_CODES);
        const isCase = LOTTERY_CODES.find((code) => code.toLowerCase() === key.toLowerCase());
        const meant = isCase ?? (key.length > 4 ? confidentMatch(guesses) : undefined);
        yield {
          path: ['items', at, 'key'],
          at: 'value',
          message: `The catalogue has no lottery ${JSON.stringify(key)}.`,
          consequence: 'Nothing of the file is applied: nobody could draw it.',
          suggestions: guesses.map(({ word }) => word),
          fix: meant === undefined ? undefined : writeFix(['items', at, 'key'], meant, true),
        };
        continue;
      }
      for (const [place, mode] of (modes ?? []).entries())
        if (!lottery.modes.includes(mode))
          yield {
            path: ['items', at, 'modes', place],
            at: 'value',
            message: `${key} has no ${mode} betting.`,
            consequence: 'Nothing of the file is applied: there is nothing to bet on in it.',
            suggestions: lottery.modes,
            fix: {
              description: 'Remove the mode',
              safe: false,
              changes: [
                // Without modes a lottery runs in all it has.
                { kind: 'remove', path: ['items', at, 'modes', ...(modes!.length > 1 ? [place] : [])] },
              ],
            },
          };
    }
  },
});
