// Owns the rule that the number of a bank account is one: digits, as many as a card has.
import { writeFix } from '#station/read/schemaPlace.ts';
import { contentRule } from '../rule.ts';

const method =
  '"key": "a", "kind": "bank", "payType": "bank", "name": "A", "least": "100", "most": "500", "bank": "A", "receiver": "A"';

/** Letters that are taken for digits when a number is typed off. */
const digitsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[Oo\u3007]/g, '0')
    .replaceAll(/[Il|]/g, '1')
    .replaceAll(/[\s-]/g, '');

export const cardNumber = contentRule({
  name: 'card-number',
  severity: 'error',
  page: 'The number of a bank account holds a letter that looks like a digit (O for 0, l for 1), or has fewer or more digits than a bank account has (15 to 19). Players would be asked to pay to nobody, or to somebody else. Compare it with the card.',
  kinds: ['pay-methods'],
  good: `{ "items": [{ ${method}, "cardNo": "6222 0200 0000 1234 567" }] }`,
  bad: `{ "items": [{ ${method}, "cardNo": "6222 O200 0000 1234 567" }] }`,
  *check({ file }) {
    for (const [at, { kind, payType, cardNo = '' }] of file.items.entries()) {
      if (kind !== 'bank' || payType !== 'bank' || cardNo === '') continue;
      const plain = cardNo.replaceAll(/[\s-]/g, '');
      const digits = digitsOf(cardNo);
      // An account of another country may well have letters, such as DE89…
      if (!/^\d+$/.test(digits)) continue;
      const isLong = digits.length >= 15 && digits.length <= 19;
      if (isLong && plain === digits) continue;
      yield {
        path: ['items', at, 'cardNo'],
        at: 'value',
        message: isLong
          ? `${JSON.stringify(cardNo)} holds a letter that looks like a digit.`
          : `${JSON.stringify(cardNo)} has ${digits.length} digits; a bank card has 15 to 19.`,
        consequence: 'Nothing of the file is applied: players would pay to nobody, or to somebody else.',
        suggestions: isLong ? [digits] : [],
        fix: isLong ? writeFix(['items', at, 'cardNo'], digits, false) : undefined,
      };
    }
  },
});
