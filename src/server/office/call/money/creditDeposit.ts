import { office } from '../../pipeline/handle.ts';
import { creditDeposit } from '../../waiting/money/decideDeposit.ts';
import { requireOffice } from '../../waiting/money/decides.ts';

export default office(
  'money/creditDeposit',
  async ({ request, station, db, now, staff, note, counterparties }) => {
    requireOffice(counterparties);
    const { staffId, name } = staff;
    return await creditDeposit({ db, station: station.code, now }, { staffId, name, note }, request);
  },
);
