// The rule that turnover is asked for as often as somebody can complete it.
import type { RuleFinding } from '#station/checks/rule.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import { contentRule } from '../rule.ts';

/** Nobody completes more times; what is customary ends at thirty. */
const most = 45;

const fields = ['turnover', 'giftTurnover', 'depositTurnover', 'chargeTurnover'] as const;

function* high(holder: object, path: Path): Generator<RuleFinding> {
  for (const field of fields) {
    const given = (holder as Record<string, unknown>)[field];
    if (typeof given !== 'string' || Number(given) <= most) continue;
    const meant = [10, 100, 1000].map((by) => Number(given) / by).find((one) => one <= most)!;
    yield {
      path: [...path, field],
      at: 'value',
      message: `It asks for ${given} times of turnover, more than anybody completes.`,
      consequence: 'Members take it and can never withdraw again.',
      suggestions: [String(meant)],
      fix: writeFix([...path, field], String(meant), false),
    };
  }
}

const offer = '"key": "a", "name": "A", "kinds": ["bank"], "times": "once", "giftPercent": "10"';

export const turnoverHigh = contentRule({
  name: 'turnover-high',
  severity: 'warning',
  page: 'A gift, a deposit or a prize asks for so many times of turnover that nobody completes it: 500 in place of 5. Members cannot withdraw for as long as they play. Customary are one to thirty times.',
  kinds: ['deposit-offers', 'activities', 'applications', 'coupons', 'deposit-settings', 'rebates'],
  good: `{ "items": [{ ${offer}, "giftTurnover": "5" }] }`,
  bad: `{ "items": [{ ${offer}, "giftTurnover": "500" }] }`,
  *check({ file }) {
    yield* high(file, []);
    if ('items' in file) for (const [at, item] of file.items.entries()) yield* high(item, ['items', at]);
  },
});
