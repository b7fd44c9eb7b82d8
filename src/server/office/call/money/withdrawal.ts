// What stands beside one withdrawal, and that whoever opens it is seen looking.
import { office } from '../../pipeline/handle.ts';
import { presentEarlier } from '../../waiting/money/present.ts';
import { withdrawalQueue } from '../../waiting/money/takeWithdrawals.ts';
import { besideWithdrawal } from '../../waiting/money/ticket.ts';
import { lookAt } from '../../waiting/queue/lookers.ts';

export default office('money/withdrawal', async ({ request, station, db, now, staff, text }) => {
  const { sharers, withdrawals, deposits } = await besideWithdrawal(db, request.orderNo);
  const work = { db, station: station.code, now };
  return {
    looking: await lookAt(work, staff, { queue: withdrawalQueue, item: request.orderNo }),
    sharers,
    withdrawals: withdrawals.map((order) => presentEarlier(order, text)),
    deposits: deposits.map((order) => presentEarlier(order, text)),
  };
});
