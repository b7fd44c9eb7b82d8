import { office } from '../../pipeline/handle.ts';
import { requireOffice } from '../../waiting/money/decides.ts';
import { refuseWithdrawal } from '../../waiting/money/decideWithdrawal.ts';

export default office(
  'money/refuseWithdrawal',
  async ({ request, station, db, now, staff, note, counterparties }) => {
    requireOffice(counterparties);
    const { staffId, name } = staff;
    return await refuseWithdrawal({ db, station: station.code, now }, { staffId, name, note }, request);
  },
);
