// Owns placing a slip in credit mode.
import { handleBatched } from '../../pipeline/handleBatched.ts';
import { fillPlaced, place } from '../../play/place.ts';
import { readsTerms } from '../../play/terms.ts';

export default handleBatched(
  'lottery/creditDoBet',
  (context, terms) =>
    place(context, 2, context.request, terms, ({ orders, buyMoney }) => ({
      orders,
      buyMoney,
      money: '',
      msg: context.text('server.bet.placed'),
    })),
  { reads: readsTerms(2), fill: fillPlaced },
);
