import { office } from '../../pipeline/handle.ts';
import { refuseDeposit } from '../../waiting/money/decideDeposit.ts';
import { requireOffice } from '../../waiting/money/decides.ts';

export default office(
  'money/refuseDeposit',
  async ({ request, station, db, now, staff, note, counterparties }) => {
    requireOffice(counterparties);
    const { staffId, name } = staff;
    return await refuseDeposit({ db, station: station.code, now }, { staffId, name, note }, request);
  },
);
