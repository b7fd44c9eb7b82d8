// The rule that amounts to tap stand in their order, each once.
import type { RuleFinding } from '#station/checks/rule.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { parseMoney } from '#values/money.ts';
import type { ContentFiles } from '../../content.generated.ts';
import { contentRule } from '../rule.ts';

const byAmount = (one: string, other: string): number =>
  parseMoney(one) < parseMoney(other) ? -1 : parseMoney(one) > parseMoney(other) ? 1 : 0;

function* judged(amounts: readonly string[] | undefined, path: Path): Generator<RuleFinding> {
  const sorted = amounts?.toSorted(byAmount) ?? [];
  const at =
    amounts?.findIndex((amount, place) => place > 0 && byAmount(amounts[place - 1]!, amount) > 0) ?? -1;
  if (at < 0) return;
  yield {
    path: [...path, at],
    at: 'value',
    message: `${amounts![at]} stands behind ${amounts![at - 1]}.`,
    consequence: 'Players look for an amount where it is not.',
    fix: {
      description: 'Put them in their order',
      safe: false,
      changes: sorted.flatMap((value, place) =>
        value === amounts![place] ? [] : [{ kind: 'set' as const, path: [...path, place], value }],
      ),
    },
  };
}

const method =
  '"key": "a", "kind": "online", "payType": "alipay", "name": "A", "least": "100", "most": "500"';

export const amountsOrder = contentRule({
  name: 'amounts-order',
  severity: 'warning',
  page: 'Amounts that players tap go up from left to right. One stands behind a larger one; mostly a digit is wrong, or two were exchanged.',
  kinds: ['pay-methods', 'deposit-settings'],
  good: `{ "items": [{ ${method}, "fixedAmounts": ["100", "500"] }] }`,
  bad: `{ "items": [{ ${method}, "fixedAmounts": ["500", "100"] }] }`,
  quietAfter: ['amount-outside-limits', 'reversed-limits'],
  *check({ kind, file }) {
    if (kind === 'deposit-settings')
      yield* judged((file as ContentFiles['deposit-settings']).quickAmounts, ['quickAmounts']);
    else
      for (const [at, { fixedAmounts }] of (file as ContentFiles['pay-methods']).items.entries())
        yield* judged(fixedAmounts, ['items', at, 'fixedAmounts']);
  },
});
