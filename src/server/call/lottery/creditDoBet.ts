// Owns placing a slip in credit mode.
import { handle } from '../../handle.ts';
import { place } from '../../play/place.ts';
import { readsTerms } from '../../play/terms.ts';

export default handle(
  'lottery/creditDoBet',
  async (context, terms) => {
    const { orders, buyMoney, balance } = await place(context, 2, context.request, terms);
    return { orders, buyMoney, money: balance, msg: context.text('server.bet.placed') };
  },
  { reads: readsTerms(2), isSwift: true },
);
