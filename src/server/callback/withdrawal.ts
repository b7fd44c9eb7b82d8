// The bank desk's report on a withdrawal: paid, or refused and returned; the first report counts. One of another amount ends nothing, and waits for a person.

import { type DeskStatus, endOf, payableOf, reportOtherAmount } from '../money/withdrawals/desk.ts';
import { endWithdrawal } from '../money/withdrawals/order.ts';
import { callback, no } from '../pipeline/callbacks.ts';

interface Message extends DeskStatus {
  station: string;
  kind: 'withdrawal';
  amount: string;
}

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
    const { orderNo, amount: said } = message;
    const end = endOf(message)!;
    const asked = end.isPaid ? await payableOf(db, orderNo) : undefined;
    if (asked !== undefined && said !== asked) {
      await reportOtherAmount(db, { station: station.code, orderNo, said, asked, now });
      return no('differs', `The order is about ${asked}.`);
    }
    return { ended: await endWithdrawal({ db, station: station.code, now }, orderNo, end) };
  },
});
