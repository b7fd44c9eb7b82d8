// Owns the bank desk's report on a withdrawal: paid, or refused and returned; the first report counts.

import { wireMoney } from '#values/money.ts';
import type { Db } from '../db/stationTransaction.ts';
import { type DeskStatus, endOf } from '../money/withdrawals/desk.ts';
import { endWithdrawal } from '../money/withdrawals/order.ts';
import { callback } from '../pipeline/callbacks.ts';

interface Message extends DeskStatus {
  station: string;
  kind: 'withdrawal';
  amount: string;
}

const payable = async (db: Db, orderNo: string): Promise<string | undefined> => {
  const order = await db
    .selectFrom('withdrawal')
    .select(['amount', 'fee'])
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  return order && wireMoney(order.amount - order.fee);
};

export default callback<Message>({
  partyOf: ({ bankDesk }) => bankDesk,
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['station', 'kind', 'orderNo', 'state', 'amount', 'reason'],
    properties: {
      station: { type: 'string' },
      kind: { const: 'withdrawal' },
      orderNo: { type: 'string', maxLength: 40 },
      state: { enum: ['approved', 'refused'] },
      amount: { type: 'string', maxLength: 20 },
      reason: { type: 'string', maxLength: 100 },
    },
  },
  async run({ message, station, db, now }) {
    const end = endOf(message)!;
    if (end.isPaid && message.amount !== (await payable(db, message.orderNo)))
      throw new Error(
        `The desk paid ${message.amount} for ${message.orderNo}, which is not what it was asked to.`,
      );
    return { ended: await endWithdrawal(db, station.code, message.orderNo, end, now) };
  },
});
