// The payment provider's report on a deposit.

import { statusUpdateOf } from '../money/deposits/providerClient.ts';
import { applyStatus } from '../money/deposits/settle.ts';
import { callback } from '../pipeline/callbacks.ts';

interface Message {
  station: string;
  orderNo: string;
  state: 'paid' | 'failed';
  amount: string;
}

export default callback<Message>({
  partyOf: ({ payProvider }) => payProvider,
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['station', 'orderNo', 'state', 'amount'],
    properties: {
      station: { type: 'string' },
      orderNo: { type: 'string' },
      state: { enum: ['paid', 'failed'] },
      amount: { type: 'string', maxLength: 20 },
    },
  },
  async run({ message, station, db, now }) {
    const news = statusUpdateOf(message);
    const order =
      news && (await applyStatus({ db, station: station.code, now }, message.orderNo, news, ['online']));
    // An unknown number is acknowledged too: sending it again would not help.
    return { known: order !== undefined };
  },
});
