// Owns placing a slip in official mode, for one period or as a chase.
import { handle } from '../../handle.ts';
import { place } from '../../play/place.ts';
import { readsTerms } from '../../play/terms.ts';

export default handle(
  'lottery/offcialDoBet',
  async (context, terms) => {
    const { orders, buyMoney, balance, chaseId, dropped } = await place(context, 1, context.request, terms);
    return { orders, buyMoney, money: balance, chaseId, dropped, msg: context.text('server.bet.placed') };
  },
  { reads: readsTerms(1), isSwift: true },
);
