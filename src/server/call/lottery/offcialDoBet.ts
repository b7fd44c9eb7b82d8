// Placing a slip in official mode, for one period or as a chase.

import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { handleBatched } from '../../pipeline/handleBatched.ts';
import { fillPlaced, place } from '../../play/place.ts';
import { readsTerms } from '../../play/terms.ts';

export default handleBatched(
  'lottery/offcialDoBet',
  (context, terms) =>
    place(context, LotVersion.official, context.request, terms, ({ orders, buyMoney, dropped }) => ({
      orders,
      buyMoney,
      money: '',
      slipId: '',
      chaseId: '',
      dropped,
      msg: context.text('server.bet.placed'),
    })),
  { reads: readsTerms(LotVersion.official), fill: fillPlaced },
);
