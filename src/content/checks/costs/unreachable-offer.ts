// The rule that somebody can get the gift of a deposit: by a deposit that some method takes, and not cut to next to nothing.
import type { RuleFinding } from '#station/checks/rule.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import { formatMoney, parseMoney } from '#values/money.ts';
import type { ContentFiles } from '../../content.generated.ts';
import { contentRule } from '../rule.ts';

type Methods = ContentFiles['pay-methods'] | undefined;

/** The most that one of the open methods takes; undefined where none is open. */
function mostTaken(methods: Methods, kinds?: readonly string[]): bigint | undefined {
  const open = (methods?.items ?? []).filter(
    (one) => one.open !== false && (kinds === undefined || kinds.includes(one.kind)),
  );
  return open.length === 0
    ? undefined
    : open.map(({ most }) => parseMoney(most)).reduce((one, other) => (one > other ? one : other));
}

function* above(
  field: string,
  at: number,
  least: string | undefined,
  most: bigint | undefined,
): Generator<RuleFinding> {
  if (least === undefined || most === undefined || parseMoney(least) <= most) return;
  let meant = parseMoney(least);
  while (meant > most) meant /= 10n;
  const path = ['items', at, field];
  yield {
    path,
    at: 'value',
    message: `It takes a deposit of ${least} yuan, and no open pay method takes more than ${formatMoney(most)}.`,
    consequence: 'Nobody can ever have it.',
    fix: writeFix(path, formatMoney(meant), false),
  };
}

function* cut(
  { giftPercent, leastDeposit, mostGift }: ContentFiles['deposit-offers']['items'][number],
  at: number,
): Generator<RuleFinding> {
  const most = parseMoney(mostGift ?? '0');
  if (giftPercent === undefined || most === 0n) return;
  const whole = (parseMoney(leastDeposit ?? '0') * parseMoney(giftPercent)) / parseMoney('100');
  if (most >= whole) return;
  let meant = most;
  while (meant < whole) meant *= 10n;
  const path = ['items', at, 'mostGift'];
  yield {
    path,
    at: 'value',
    message: `The least deposit alone brings ${formatMoney(whole)} yuan, and the gift ends at ${mostGift}.`,
    consequence: 'Nobody gets the percentage that the offer promises.',
    fix: writeFix(path, formatMoney(meant), false),
  };
}

const offer =
  '"key": "a", "name": "A", "kinds": ["bank"], "times": "once", "giftPercent": "10", "giftTurnover": "5"';

export const unreachableOffer = contentRule({
  name: 'unreachable-offer',
  severity: 'warning',
  page: 'A deposit offer or a coupon takes a deposit that no open pay method of the station takes, so nobody can have it; or its most is below what the least deposit brings, so nobody gets the percentage. Mostly a zero is too many or too few.',
  kinds: ['deposit-offers', 'coupons'],
  good: `{ "items": [{ ${offer}, "leastDeposit": "100", "mostGift": "88" }] }`,
  bad: `{ "items": [{ ${offer}, "leastDeposit": "100", "mostGift": "8" }] }`,
  quietAfter: ['one-gift', 'gift-cost', 'reversed-limits', 'offer-text'],
  *check({ kind, file, beside }) {
    const methods = beside['pay-methods'];
    if (kind === 'coupons')
      for (const [at, { least }] of (file as ContentFiles['coupons']).items.entries())
        yield* above('least', at, least, mostTaken(methods));
    else
      for (const [at, one] of (file as ContentFiles['deposit-offers']).items.entries()) {
        const [found] = [
          ...above('leastDeposit', at, one.leastDeposit, mostTaken(methods, one.kinds)),
          ...cut(one, at),
        ];
        if (found) yield found;
      }
  },
});
