// The rule that not everything of a kind that a station lives by is closed.
import { cataloguedLottery } from '#lottery/catalogue.ts';
import type { ContentFiles } from '../../content.generated.ts';
import { contentRule } from '../rule.ts';

const method =
  '"key": "a", "kind": "fast", "payType": "alipay", "name": "A", "least": "100", "most": "500", "qrContent": "https://pay.example/a"';

const closedSaid = {
  'pay-methods': { message: 'Every pay method is closed.', consequence: 'Nobody can make a deposit.' },
  lotteries: { message: 'Every lottery is closed.', consequence: 'Nobody can bet on a lottery.' },
  'card-types': { message: 'Every kind of card is closed.', consequence: 'Nobody can make a withdrawal.' },
} as const;

export const allClosed = contentRule({
  name: 'all-closed',
  severity: 'warning',
  page: 'Every lottery of the station is closed, or every pay method although accounts are filled in: nobody can bet, or nobody can deposit. Or withdrawals are closed as a whole, or every kind of card they go to. Open the ones that were meant ("open": true, or no "open" at all). Methods without an account are closed until you have one, which is no mistake.',
  kinds: ['pay-methods', 'lotteries', 'card-types', 'withdrawal-rules'],
  good: `{ "items": [{ ${method} }] }`,
  bad: `{ "items": [{ ${method}, "open": false }] }`,
  *check({ kind, file }) {
    if (kind === 'withdrawal-rules') {
      if ((file as ContentFiles['withdrawal-rules']).open === false)
        yield {
          path: ['open'],
          at: 'value',
          message: 'Withdrawals are closed.',
          consequence: 'Nobody can make a withdrawal.',
          fix: { description: 'Open them', safe: false, changes: [{ kind: 'remove', path: ['open'] }] },
        };
      return;
    }
    const { items } = file as ContentFiles['pay-methods' | 'lotteries' | 'card-types'];
    if (items.length === 0 || items.some(({ open }) => open !== false)) return;
    const isPayment = kind === 'pay-methods';
    const hasAccount = (items as ContentFiles['pay-methods']['items']).some(
      ({ cardNo, qrContent }) => cardNo || qrContent,
    );
    if (isPayment && !hasAccount) return;
    yield {
      path: ['items'],
      at: 'key',
      ...closedSaid[kind],
      fix: {
        description: 'Open them all',
        safe: false,
        // A lottery that is drawn no more stays closed.
        changes: items.flatMap(({ key }, at) =>
          kind === 'lotteries' && cataloguedLottery(key)?.ended
            ? []
            : [{ kind: 'remove', path: ['items', at, 'open'] } as const],
        ),
      },
    };
  },
});
