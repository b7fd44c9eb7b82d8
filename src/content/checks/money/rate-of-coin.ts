// The rule that a coin has its rate, which is one it may have, and yuan have none.

import type { RuleFinding } from '#station/checks/rule.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import { formatMoney, parseMoney } from '#values/money.ts';
import { contentRule } from '../rule.ts';

const type =
  '"key": "usdt", "name": "USDT", "cardsMost": 3, "least": "200", "most": "2000", "arrivalMinutes": 5, "fields": [{ "key": "cardNo", "label": "A", "wrong": "B" }]';

/** What a dollar coin has cost, with room on both sides. */
const dollar = {
  least: parseMoney('3'),
  most: parseMoney('20'),
  usualLeast: parseMoney('5'),
  usualMost: parseMoney('10'),
};

/** The finding of a dollar coin at a rate that no dollar has: turned round, or with its point lost. */
function* oddRate(path: Path, coin: string | undefined, rate: string): Generator<RuleFinding> {
  const given = parseMoney(rate);
  if (!/^(?:USDT|USDC)/.test(coin ?? '') || (given >= dollar.least && given <= dollar.most)) return;
  const meant = [10n, 100n, 1000n, 10_000n]
    .map((by) => given / by)
    .find((one) => one >= dollar.usualLeast && one <= dollar.usualMost);
  yield {
    path,
    at: 'value',
    message: `One ${coin} is ${rate} yuan: a dollar is between ${formatMoney(dollar.least)} and ${formatMoney(dollar.most)}.`,
    consequence: 'Nothing of the file is applied: everything in this coin would be paid by a wrong rate.',
    fix: meant === undefined ? undefined : writeFix(path, formatMoney(meant), false),
  };
}

export const rateOfCoin = contentRule({
  name: 'rate-of-coin',
  severity: 'error',
  page: 'What is paid in a coin needs the yuan of one coin (rate), and what is paid in yuan has none. One is given without the other, so nobody could say how much is paid. Or a coin that is a dollar (USDT, USDC) has a rate that no dollar has: the point was lost, or the rate is that of a yuan.',
  kinds: ['card-types', 'pay-methods'],
  good: `{ "items": [{ ${type}, "coin": "USDT", "rate": "7.12" }] }`,
  bad: `{ "items": [{ ${type}, "coin": "USDT" }] }`,
  *check({ file }) {
    for (const [at, item] of file.items.entries()) {
      const coin =
        'payType' in item ? (item.payType === 'usdt' ? 'USDT' : '') : (item as { coin?: string }).coin;
      const isCoin = (coin ?? '') !== '';
      if (isCoin === (item.rate !== undefined)) {
        if (item.rate !== undefined) yield* oddRate(['items', at, 'rate'], coin, item.rate);
        continue;
      }
      yield {
        path: item.rate === undefined ? ['items', at] : ['items', at, 'rate'],
        at: item.rate === undefined ? 'value' : 'key',
        message: isCoin ? `${coin} is paid without a rate.` : 'A rate is given, but yuan are paid.',
        consequence: 'Nothing of the file is applied: nobody could say how much is paid.',
        fix: isCoin
          ? undefined
          : {
              description: 'Remove the rate',
              safe: false,
              changes: [{ kind: 'remove', path: ['items', at, 'rate'] }],
            },
      };
    }
  },
});
