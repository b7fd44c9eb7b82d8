// A member's deposits that are under way, and a single one in any state.

import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { depositOf } from '../../money/deposits/order.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentDeposits } from '../../present/money/deposits.ts';

export default handle('finance/pendingOrderList', async (context) => {
  const { request, db, player } = context;
  const orders =
    request.orderNo !== undefined
      ? [await depositOf(db, player.accountId, request.orderNo)]
      : await db
          .selectFrom('deposit_order')
          .selectAll()
          .where('account_id', '=', player.accountId)
          .where('status', '=', DepositStatus.pending)
          .orderBy('created_at', 'desc')
          .execute();
  return { orderList: await presentDeposits(db, orders, context) };
});
