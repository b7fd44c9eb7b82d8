import { office } from '../../pipeline/handle.ts';
import { requireOffice } from '../../waiting/money/decides.ts';
import { takeWithdrawals } from '../../waiting/money/takeWithdrawals.ts';
import { presentClaimed } from '../../waiting/queue/present.ts';

export default office(
  'money/takeWithdrawals',
  async ({ request, station, db, now, staff, counterparties }) => {
    requireOffice(counterparties);
    const { gone, ...claimed } = await takeWithdrawals(
      { db, station: station.code, now },
      staff,
      request.orderNos,
    );
    return { ...presentClaimed(claimed), gone };
  },
);
