import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { handleBatched } from '../../pipeline/handleBatched.ts';
import { fillPlaced, place } from '../../play/place.ts';
import { readsTerms } from '../../play/terms.ts';

export default handleBatched(
  'lottery/creditDoBet',
  (context, terms) =>
    place(context, LotVersion.credit, context.request, terms, ({ orders, buyMoney }) => ({
      orders,
      buyMoney,
      money: '',
      slipId: '',
      msg: context.text('server.bet.placed'),
    })),
  { reads: readsTerms(LotVersion.credit), fill: fillPlaced },
);
