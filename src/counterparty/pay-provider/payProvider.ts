// The payment provider: a page on which a player pays, fails or leaves, and the signed report to the server.
//
// What the server asks, signed, as POST:
//   /order {station, orderNo, amount, shop, payType, expiresAt, returnUrl, callback}: opens a payment; the same order number again is answered as
//          the first was, with another amount it is refused (`differs`).
//   /query {station, orderNo}: its state; refused with `unknownOrder` where it never arrived.
//   /close {station, orderNo}: nobody can pay it any more; what was paid stays paid, so look at the answer.
// Each answers {orderNo, state: 'open' | 'paid' | 'failed' | 'closed', amount, url}; `amount` is what was paid ('' before), `url` the page.
// Once it ends, {station, orderNo, state: 'paid' | 'failed', amount} goes to `callback`, signed with the same key, until it is accepted: usually at once,
// sometimes late, twice or never, which is what /query is for.
import { randomBytes } from 'node:crypto';
import { reportDue } from '../callbacks.ts';
import {
  type CounterpartyOptions,
  type CounterpartyServer,
  type Desk,
  Refused,
  serveCounterparty,
} from '../serve.ts';
import { registerCheckout } from './checkout.ts';
import { type Payment, stateOf, tables } from './payments.ts';

interface Named {
  station: string;
  orderNo: string;
}
interface Asked extends Named {
  amount: string;
  shop: string;
  payType: string;
  expiresAt: string;
  returnUrl: string;
  callback: string;
}

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const named = { station: text(16), orderNo: text(40) };
const message = (properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

function known({ store }: Desk, { station, orderNo }: Named): Payment {
  const row = store
    .prepare('SELECT * FROM payment WHERE station = ? AND order_no = ?')
    .get(station, orderNo) as Payment | undefined;
  if (!row) throw new Refused('unknownOrder', 'No such order came.');
  return row;
}

function answer(row: Payment, desk: Desk) {
  const state = stateOf(row, desk.now().getTime());
  return {
    orderNo: row.order_no,
    state,
    amount: state === 'paid' ? row.amount : '',
    url: `${desk.publicUrl()}/checkout/${row.token}`,
  };
}

/** Starts the provider. */
export const createPayProvider = (options: CounterpartyOptions): Promise<CounterpartyServer> =>
  serveCounterparty(
    {
      name: 'pay-provider',
      tables,
      questions: [
        {
          path: '/order',
          schema: message({
            ...named,
            amount: { type: 'string', pattern: '^[0-9]{1,12}\\.[0-9]{4}$' },
            shop: text(60),
            payType: text(20),
            expiresAt: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$' },
            returnUrl: { type: 'string', pattern: '^https?://[^\\s]+$', maxLength: 300 },
            callback: { type: 'string', pattern: '^https?://[^/\\s]+/callback/[a-z-]+$' },
          }),
          run(asked: Asked, desk: Desk) {
            const { station, orderNo, amount, shop, payType, returnUrl, callback } = asked;
            desk.store
              .prepare(
                'INSERT INTO payment (token, station, order_no, amount, shop, pay_type, return_url, callback, expires_ms, created_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
              )
              .run(
                randomBytes(18).toString('base64url'),
                station,
                orderNo,
                amount,
                shop,
                payType,
                returnUrl,
                callback,
                new Date(asked.expiresAt).getTime(),
                desk.now().getTime(),
              );
            const row = known(desk, asked);
            if (row.amount !== amount)
              throw new Refused('differs', 'This order number came with another amount.');
            return answer(row, desk);
          },
        },
        {
          path: '/query',
          schema: message(named),
          run: (which: Named, desk: Desk) => answer(known(desk, which), desk),
        },
        {
          path: '/close',
          schema: message(named),
          run(which: Named, desk: Desk) {
            const { id } = known(desk, which);
            desk.store
              .prepare("UPDATE payment SET state = 'closed', ended_ms = ? WHERE id = ? AND state = 'open'")
              .run(desk.now().getTime(), id);
            return answer(known(desk, which), desk);
          },
        },
      ],
      pages: registerCheckout,
      work: { everyMs: 500, run: reportDue },
    },
    options,
  );
