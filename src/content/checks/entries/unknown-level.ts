// The rule that levels of members are those the station has, and that the level of every new member is one of them.
import type { RuleFinding } from '#station/checks/rule.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import { contentRule } from '../rule.ts';

interface Limited {
  levels?: readonly number[];
}

const removal = (path: Path): RuleFinding['fix'] => ({
  description: 'Remove it',
  safe: false,
  changes: [{ kind: 'remove', path }],
});

export const unknownLevel = contentRule({
  name: 'unknown-level',
  severity: 'error',
  page: 'An entry is for a level of members that the file levels does not have, so nobody can ever be of it; or levels itself lacks level 1, which every new member has. Mostly the number is mistyped, or a level was taken away and is still named elsewhere. Change the number, or add the level.',
  kinds: ['deposit-offers', 'activities', 'coupons', 'levels', 'notices', 'pay-methods', 'rebates'],
  good: '{ "items": [{ "key": "a", "name": "A gift", "kinds": ["bank"], "times": "first", "giftAmount": "5", "leastDeposit": "100", "levels": [2] }] }',
  bad: '{ "items": [{ "key": "a", "name": "A gift", "kinds": ["bank"], "times": "first", "giftAmount": "5", "leastDeposit": "100", "levels": [3] }] }',
  around: {
    beside: {
      levels: {
        items: [
          { level: 1, name: 'Member' },
          { level: 2, name: 'Bronze' },
        ],
      },
    },
  },
  *check({ kind, file, beside }) {
    const known = beside.levels?.items.map(({ level }) => level);
    if (!known) return;
    if (kind === 'levels') {
      if (!known.includes(1))
        yield {
          path: ['items'],
          at: 'value',
          message: 'Level 1 is missing.',
          consequence: 'Nothing of the file is applied: every new member has it.',
          fix: known.length > 0 ? writeFix(['items', 0, 'level'], 1, false) : undefined,
        };
      return;
    }
    const found = function* (level: number, path: Path): Generator<RuleFinding> {
      // A number that the levels leave out is said of them.
      if (known.includes(level) || level <= known.length) return;
      yield {
        path,
        at: 'value',
        message: `The station has no level ${level}.`,
        consequence: 'Nothing of the file is applied: nobody can be of this level.',
        suggestions: known.map(String),
        fix: typeof path.at(-1) === 'number' ? removal(path) : undefined,
      };
    };
    if ('tiers' in file)
      for (const [at, { level }] of (file.tiers ?? []).entries()) yield* found(level, ['tiers', at, 'level']);
    if ('items' in file)
      for (const [at, item] of file.items.entries())
        for (const [n, level] of ((item as Limited).levels ?? []).entries())
          yield* found(level, ['items', at, 'levels', n]);
  },
});
