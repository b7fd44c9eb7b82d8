// Owns the rule that a coin has its rate, and yuan have none.
import { contentRule } from '../rule.ts';

const type =
  '"key": "usdt", "name": "USDT", "cardsMost": 3, "least": "200", "most": "2000", "arrivalMinutes": 5, "fields": [{ "key": "cardNo", "label": "A", "wrong": "B" }]';

export const rateOfCoin = contentRule({
  name: 'rate-of-coin',
  severity: 'error',
  page: 'What is paid in a coin needs the yuan of one coin (rate), and what is paid in yuan has none. One is given without the other, so nobody could say how much is paid.',
  kinds: ['card-types', 'pay-methods'],
  good: `{ "items": [{ ${type}, "coin": "USDT", "rate": "7.12" }] }`,
  bad: `{ "items": [{ ${type}, "coin": "USDT" }] }`,
  *check({ file }) {
    for (const [at, item] of file.items.entries()) {
      const coin =
        'payType' in item ? (item.payType === 'usdt' ? 'USDT' : '') : (item as { coin?: string }).coin;
      const isCoin = (coin ?? '') !== '';
      if (isCoin === (item.rate !== undefined)) continue;
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
