// Owns the rule that fixed amounts can be paid by their method.
import { parseMoney } from '#values/money.ts';
import { contentRule } from '../rule.ts';

const method =
  '"key": "a", "kind": "online", "payType": "alipay", "name": "A", "least": "100", "most": "500"';

export const amountOutsideLimits = contentRule({
  name: 'amount-outside-limits',
  severity: 'error',
  page: 'A pay method offers a fixed amount that is below its least or above its most: players tap it and are refused. Change the amount or the limits.',
  kinds: ['pay-methods'],
  good: `{ "items": [{ ${method}, "fixedAmounts": ["100", "500"] }] }`,
  bad: `{ "items": [{ ${method}, "fixedAmounts": ["100", "1000"] }] }`,
  quietAfter: ['reversed-limits'],
  *check({ file }) {
    for (const [at, { least, most, fixedAmounts }] of file.items.entries())
      for (const [place, amount] of (fixedAmounts ?? []).entries())
        if (parseMoney(amount) < parseMoney(least) || parseMoney(amount) > parseMoney(most))
          yield {
            path: ['items', at, 'fixedAmounts', place],
            at: 'value',
            message: `${amount} is not between ${least} and ${most}, the limits of the method.`,
            consequence: 'Players tap the amount and are refused.',
            fix: {
              description: 'Remove the amount',
              safe: false,
              changes: [{ kind: 'remove', path: ['items', at, 'fixedAmounts', place] }],
            },
          };
  },
});
