// Saying that a withdrawal was paid out; above the control's limit a second person agrees first.
import { office } from '../../pipeline/handle.ts';
import { requireOffice } from '../../waiting/money/decides.ts';
import { paymentFacts, payWithdrawal } from '../../waiting/money/decideWithdrawal.ts';

export default office(
  'money/payWithdrawal',
  async ({ request, station, db, now, staff, note, counterparties }) => {
    requireOffice(counterparties);
    const { staffId, name } = staff;
    return await payWithdrawal({ db, station: station.code, now }, { staffId, name, note }, request);
  },
  {
    async two({ request, db, now, staff, counterparties }) {
      requireOffice(counterparties);
      return await paymentFacts({ db, now }, staff, request.orderNo);
    },
  },
);
