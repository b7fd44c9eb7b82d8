// The rule that a withdrawal leaves most of itself: its fee is a small part even of the least amount.
import type { Path } from '#station/read/diagnostic.ts';
import { formatMoney, type Money, parseMoney } from '#values/money.ts';
import { percent, pointLost, shareOf } from '../../worstCost.ts';
import { contentRule } from '../rule.ts';

/** The part of the least withdrawal that a fee may take. */
const most = percent('20');

const account =
  '"key": "usdt", "name": "USDT", "cardsMost": 3, "most": "2000", "arrivalMinutes": 5, "coin": "USDT", "rate": "7.12", "fields": [{ "key": "cardNo", "label": "A", "wrong": "B" }]';

interface Fees {
  least: string;
  feeFixed?: string;
  feePercent?: string;
  feeMost?: string;
}

/** What the least withdrawal costs. */
function feeOf({ least, feeFixed = '0', feePercent = '0', feeMost }: Fees): { fixed: Money; fee: Money } {
  const fixed = parseMoney(feeFixed);
  const whole = fixed + (parseMoney(least) * percent(feePercent)) / percent('100');
  return { fixed, fee: feeMost !== undefined && parseMoney(feeMost) < whole ? parseMoney(feeMost) : whole };
}

export const withdrawalFee = contentRule({
  name: 'withdrawal-fee',
  severity: 'warning',
  page: 'The fee of a withdrawal takes more than a fifth of the least amount that may be withdrawn: members would see much of their money go. Mostly a point was lost (50 for 0.5), or the fee is that of another coin. Lower the fee, or raise the least amount.',
  kinds: ['card-types'],
  good: `{ "items": [{ ${account}, "least": "200", "feeFixed": "8" }] }`,
  bad: `{ "items": [{ ${account}, "least": "200", "feeFixed": "800" }] }`,
  quietAfter: ['reversed-limits'],
  *check({ file }) {
    for (const [at, item] of file.items.entries()) {
      const { fixed, fee } = feeOf(item);
      const share = shareOf(fee, parseMoney(item.least)) ?? percent('100');
      if (share <= most || fee === 0n) continue;
      const field = fixed * 2n > fee ? 'feeFixed' : 'feePercent';
      const path: Path = ['items', at, field];
      yield {
        path,
        at: 'value',
        message: `The least withdrawal of ${item.least} yuan costs ${formatMoney(fee)} yuan, which is ${formatMoney(share)} % of it.`,
        consequence: 'Members who withdraw little lose much of it to the fee.',
        fix: pointLost(path, item[field]!, share, most),
      };
    }
  },
});
