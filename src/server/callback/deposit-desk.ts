// The bank desk's report on a deposit.

import { statusUpdateOf } from '../money/deposits/providerClient.ts';
import { applyStatus } from '../money/deposits/settle.ts';
import { callback } from '../pipeline/callbacks.ts';

interface Message {
  station: string;
  kind: 'deposit';
  orderNo: string;
  state: 'approved' | 'refused';
  amount: string;
  reason: string;
}

export default callback<Message>({
  partyOf: ({ bankDesk }) => bankDesk,
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['station', 'kind', 'orderNo', 'state', 'amount', 'reason'],
    properties: {
      station: { type: 'string' },
      kind: { const: 'deposit' },
      orderNo: { type: 'string' },
      state: { enum: ['approved', 'refused'] },
      amount: { type: 'string', maxLength: 20 },
      reason: { type: 'string', maxLength: 200 },
    },
  },
  async run({ message, station, db, now }) {
    const news = statusUpdateOf(message);
    const order =
      news &&
      (await applyStatus({ db, station: station.code, now }, message.orderNo, news, ['bank', 'fast']));
    // An unknown number is acknowledged too: sending it again would not help.
    return { known: order !== undefined };
  },
});
