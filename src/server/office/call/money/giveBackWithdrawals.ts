import { office } from '../../pipeline/handle.ts';
import { giveBackWithdrawals } from '../../waiting/money/takeWithdrawals.ts';

export default office('money/giveBackWithdrawals', async ({ request, station, db, now, staff }) => ({
  given: await giveBackWithdrawals({ db, station: station.code, now }, staff, request.orderNos),
}));
