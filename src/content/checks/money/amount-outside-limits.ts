// The rule that fixed amounts can be paid by their method, and quick amounts by some method.

import type { RuleFinding } from '#station/checks/rule.ts';
import { formatMoney, parseMoney, YUAN } from '#values/money.ts';
import type { ContentFiles } from '../../content.generated.ts';
import { contentRule } from '../rule.ts';

const method =
  '"key": "a", "kind": "online", "payType": "alipay", "name": "A", "least": "100", "most": "500"';

/** Quick amounts that no open method takes; where none is open, nobody deposits yet. */
function* quickAmounts(
  { quickAmounts: amounts = [] }: ContentFiles['deposit-settings'],
  methods: ContentFiles['pay-methods'] | undefined,
): Generator<RuleFinding> {
  const open = methods?.items.filter((one) => one.open !== false) ?? [];
  if (open.length === 0) return;
  for (const [at, amount] of amounts.entries()) {
    const isTaken = open.some(({ least, most, fixedAmounts = [] }) =>
      fixedAmounts.length > 0
        ? fixedAmounts.some((one) => parseMoney(one) === parseMoney(amount))
        : parseMoney(amount) >= parseMoney(least) && parseMoney(amount) <= parseMoney(most),
    );
    if (!isTaken)
      yield {
        path: ['quickAmounts', at],
        at: 'value',
        message: `No open pay method takes ${amount} yuan.`,
        consequence: 'Players tap the amount and find no way to pay it.',
        fix: {
          description: 'Remove the amount',
          safe: false,
          changes: [{ kind: 'remove', path: ['quickAmounts', at] }],
        },
      };
  }
}

/** Deposits are recognized by cents. From so many parts of the least deposit on it is an amount of its own. */
const tailShare = 20n;

/** A tail that players notice on what they pay: mostly its point stands in the wrong place. */
function* largeTails({ items }: ContentFiles['pay-methods']): Generator<RuleFinding> {
  for (const [at, { least, tailMost = '0' }] of items.entries()) {
    const tail = parseMoney(tailMost);
    if (tail <= YUAN || tail * tailShare <= parseMoney(least)) continue;
    let meant = tail;
    while (meant > YUAN) meant /= 10n;
    const path = ['items', at, 'tailMost'];
    yield {
      path,
      at: 'value',
      message: `The tail is up to ${tailMost} yuan, with a least of ${least}.`,
      consequence: 'Players are asked to pay visibly more than they chose.',
      fix: {
        description: `Write ${JSON.stringify(formatMoney(meant))}, if a point was lost`,
        safe: false,
        changes: [{ kind: 'set', path, value: formatMoney(meant) }],
      },
    };
  }
}

export const amountOutsideLimits = contentRule({
  name: 'amount-outside-limits',
  severity: 'error',
  page: 'A pay method offers a fixed amount that is below its least or above its most: players tap it and are refused. Or no open method takes one of the quick amounts. Or the tail by which a deposit is recognized is no matter of cents. Change the amount or the limits.',
  kinds: ['pay-methods', 'deposit-settings'],
  good: `{ "items": [{ ${method}, "fixedAmounts": ["100", "500"] }] }`,
  bad: `{ "items": [{ ${method}, "fixedAmounts": ["100", "1000"] }] }`,
  quietAfter: ['reversed-limits'],
  *check({ kind, file: given, beside }) {
    if (kind === 'deposit-settings') {
      yield* quickAmounts(given as ContentFiles['deposit-settings'], beside['pay-methods']);
      return;
    }
    const file = given as ContentFiles['pay-methods'];
    yield* largeTails(file);
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
