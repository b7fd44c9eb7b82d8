// The rule that a ladder rises: the first level takes nothing, each level above takes more than the one below, and what a level gives has a ladder to be given by.
import type { RuleFinding } from '#station/checks/rule.ts';
import { parseMoney } from '#values/money.ts';
import type { ContentFiles } from '../../content.generated.ts';
import { contentRule } from '../rule.ts';

type Level = ContentFiles['levels']['items'][number];

const rising = ['deposit', 'bet', 'keepBet'] as const;
const ofLadder = [...rising, 'gift', 'weekly', 'weeklyBet', 'monthly', 'monthlyBet', 'birthday'] as const;

const figure = (level: Level, name: (typeof ofLadder)[number]): bigint => parseMoney(level[name] ?? '0');

const named = (level: Level): (typeof ofLadder)[number] | undefined =>
  ofLadder.find((name) => figure(level, name) > 0n);

export const ladderOrder = contentRule({
  name: 'ladder-order',
  severity: 'error',
  page: 'Every member has the first level, so that it takes nothing and gives nothing. Each level above takes at least as much as the one below, of deposits, of bets and to be kept, and something at all: otherwise members skip a level, or have it for nothing. What levels take and give needs a ladder, which says by which rules members rise; without one nobody rises. Mostly a digit is wrong, or two rows were exchanged.',
  kinds: ['levels'],
  good: '{ "items": [{ "level": 1, "name": "Member" }, { "level": 2, "name": "Bronze", "bet": "1000" }], "ladder": {} }',
  bad: '{ "items": [{ "level": 1, "name": "Member" }, { "level": 2, "name": "Bronze", "bet": "1000" }, { "level": 3, "name": "Silver", "bet": "500" }], "ladder": {} }',
  quietAfter: ['level-gap'],
  *check({ file }): Generator<RuleFinding> {
    const consequence = 'Nothing of the file is applied: members would rise by other rules than were meant.';
    for (const [at, level] of file.items.entries()) {
      const first = named(level);
      const below = file.items[at - 1];
      if (!file.ladder || !below) {
        if (first === undefined) continue;
        yield {
          path: ['items', at, first],
          at: 'value',
          message: file.ladder
            ? `Level ${level.level} is everybody's first one and has ${first} ${level[first]}.`
            : `Level ${level.level} has ${first} ${level[first]}, and the file has no ladder.`,
          consequence,
        };
        if (!file.ladder) return;
        continue;
      }
      const fallen = rising.find((name) => figure(level, name) < figure(below, name));
      if (fallen)
        yield {
          path: level[fallen] === undefined ? ['items', at, 'level'] : ['items', at, fallen],
          at: 'value',
          message: `Level ${level.level} takes ${fallen} ${level[fallen] ?? '0'}, less than the ${below[fallen]} of level ${below.level}.`,
          consequence,
        };
      else if (figure(level, 'deposit') + figure(level, 'bet') === 0n)
        yield {
          path: ['items', at, 'level'],
          at: 'value',
          message: `Level ${level.level} takes neither deposits nor bets.`,
          consequence,
        };
    }
  },
});
