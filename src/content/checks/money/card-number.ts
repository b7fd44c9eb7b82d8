// The rule that the number of a bank account is one: digits, as many as a card has; and the address of a coin as long as such addresses are.
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

/** Addresses of the two chains: their beginning with the signs they have, and the whole. */
const chains: readonly (readonly [begins: RegExp, whole: RegExp, signs: number])[] = [
  [/^T[1-9A-HJ-NP-Za-km-z]{19,59}$/, /^.{34}$/, 34],
  [/^0x[\da-f]{20,59}$/i, /^.{42}$/, 42],
];

/** What is wrong with the address that coins are sent to; undefined where nothing is, or where it is that of another chain. */
function wrongAddress(cardNo: string, qrContent: string) {
  const chain = chains.find(([begins]) => begins.test(cardNo));
  if (!chain) return undefined;
  const [begins, whole, signs] = chain;
  const other = begins.test(qrContent) && whole.test(qrContent) ? qrContent : undefined;
  if (whole.test(cardNo))
    return other === undefined || other === cardNo
      ? undefined
      : { message: 'The code holds another address than the one written beside it.', meant: undefined };
  return {
    message: `${JSON.stringify(cardNo)} has ${cardNo.length} signs; such an address has ${signs}.`,
    meant: other,
  };
}

export const cardNumber = contentRule({
  name: 'card-number',
  severity: 'error',
  page: 'The number of a bank account holds a letter that looks like a digit (O for 0, l for 1), or has fewer or more digits than a bank account has (15 to 19). Players would be asked to pay to nobody, or to somebody else. Compare it with the card. The address of a coin that is cut short, or another than that in the code beside it, is found as well.',
  kinds: ['pay-methods'],
  good: `{ "items": [{ ${method}, "cardNo": "6222 0200 0000 1234 567" }] }`,
  bad: `{ "items": [{ ${method}, "cardNo": "6222 O200 0000 1234 567" }] }`,
  *check({ file }) {
    for (const [at, { payType, cardNo = '', qrContent = '' }] of file.items.entries()) {
      const wrong = payType === 'usdt' ? wrongAddress(cardNo, qrContent) : undefined;
      if (wrong)
        yield {
          path: ['items', at, 'cardNo'],
          at: 'value',
          message: wrong.message,
          consequence: 'Nothing of the file is applied: coins would be sent to nobody, or to somebody else.',
          fix: wrong.meant === undefined ? undefined : writeFix(['items', at, 'cardNo'], wrong.meant, false),
        };
    }
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
