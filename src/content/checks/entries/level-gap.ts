// The rule that levels are numbered one after another, in their order.
import { contentRule } from '../rule.ts';

export const levelGap = contentRule({
  name: 'level-gap',
  severity: 'warning',
  page: 'The levels of members go up one by one, from 1. A number is left out or out of its order, and mostly it was mistyped: rebates, offers and pay methods that name the number meant are for nobody. Number the levels in their order.',
  kinds: ['levels'],
  good: '{ "items": [{ "level": 1, "name": "Member" }, { "level": 2, "name": "Bronze" }] }',
  bad: '{ "items": [{ "level": 1, "name": "Member" }, { "level": 3, "name": "Bronze" }] }',
  quietAfter: ['repeated-tier', 'unknown-level'],
  *check({ file }) {
    const at = file.items.findIndex(({ level }, place) => level !== place + 1);
    const wrong = file.items[at];
    if (!wrong) return;
    yield {
      path: ['items', at, 'level'],
      at: 'value',
      message: `The level after ${at} is ${wrong.level}, not ${at + 1}.`,
      consequence: `What is for level ${at + 1} is for nobody.`,
      suggestions: [String(at + 1)],
      fix: {
        description: 'Number the levels in their order',
        safe: false,
        changes: file.items.flatMap(({ level }, place) =>
          level === place + 1
            ? []
            : [{ kind: 'set' as const, path: ['items', place, 'level'], value: place + 1 }],
        ),
      },
    };
  },
});
