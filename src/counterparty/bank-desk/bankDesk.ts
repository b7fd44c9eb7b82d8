// A stand-in for the bank desk of a company: who sees whether money came in or pays it out, and reports to the server. It has no pages: a clock
// approves after a while, or whoever acts for its people writes into its store (requests.ts).
//
// What the server asks, signed, as POST:
//   /request {station, kind: 'deposit' | 'withdrawal', orderNo, amount: '500.0000', details: [{label, value, labels?, values?}], callback}
//            opens a request at the desk. The same order number again opens no second one: the answer is the state of the first;
//            with another amount it is refused (`differs`). A repeat is therefore also a query. A detail is worded in the station's
//            language; `labels` and `values` say the same by language, {'zh-CN', en}.
//   /query   {station, kind, orderNo}: its state; refused with `unknownOrder` where it never arrived.
//   /cancel  {station, kind, orderNo}: withdraws it while it waits; a decision is final, so look at the answer. A withdrawal that
//            somebody has begun to pay goes on waiting.
// Each answers {orderNo, state: 'waiting' | 'approved' | 'refused' | 'cancelled', amount, reason}. `amount` is what came in or went out
// ('' unless approved): for a deposit it may differ from the reported one. `reason` is for the player ('' for none).
// Once decided, {station, kind, orderNo, state: 'approved' | 'refused', amount, reason} goes to `callback` (an address of the server), signed
// with the same key, until it is accepted: at least once, perhaps late. A deposit that was cancelled can still be approved: its money arrived.
import { reportDue } from '../callbacks.ts';
import {
  type CounterpartyOptions,
  type CounterpartyServer,
  type Desk,
  Refused,
  serveCounterparty,
} from '../serve.ts';
import { cancel, type DeskRequest, decide, delayOf, tables } from './requests.ts';

type Named = Pick<DeskRequest, 'station' | 'kind'> & { orderNo: string };
interface Asked extends Named {
  amount: string;
  details: object[];
  callback: string;
}

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const named = { station: text(16), kind: { enum: ['deposit', 'withdrawal'] }, orderNo: text(40) };
const message = (properties: object, optional: object = {}) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});
const longestLabel = 40;
const longestValue = 200;
const byLocale = (maxLength: number) => message({}, { 'zh-CN': text(maxLength), en: text(maxLength) });

const find = ({ store }: Desk, { station, kind, orderNo }: Named): DeskRequest | undefined =>
  store
    .prepare('SELECT * FROM request WHERE station = ? AND kind = ? AND order_no = ?')
    .get(station, kind, orderNo) as DeskRequest | undefined;

function known(desk: Desk, which: Named): DeskRequest {
  const row = find(desk, which);
  if (!row) throw new Refused('unknownOrder', 'No such request came.');
  return row;
}

const answer = (row: DeskRequest) => ({
  orderNo: row.order_no,
  state: row.state,
  amount: row.paid,
  reason: row.reason,
});

/** Starts the stand-in. */
export const createBankDesk = (options: CounterpartyOptions): Promise<CounterpartyServer> =>
  serveCounterparty(
    {
      name: 'bank-desk',
      tables,
      questions: [
        {
          path: '/request',
          schema: message({
            ...named,
            amount: { type: 'string', pattern: '^[0-9]{1,12}\\.[0-9]{4}$' },
            details: {
              type: 'array',
              maxItems: 12,
              items: message(
                { label: text(longestLabel), value: { type: 'string', maxLength: longestValue } },
                { labels: byLocale(longestLabel), values: byLocale(longestValue) },
              ),
            },
            callback: { type: 'string', pattern: '^https?://[^/\\s]+/callback/[a-z-]+$' },
          }),
          run(asked: Asked, desk: Desk) {
            const { station, kind, orderNo, amount, details, callback } = asked;
            desk.store
              .prepare(
                'INSERT INTO request (station, kind, order_no, amount, details, callback, created_ms) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
              )
              .run(station, kind, orderNo, amount, JSON.stringify(details), callback, desk.now().getTime());
            const row = known(desk, asked);
            if (row.amount !== amount)
              throw new Refused('differs', 'This order number came with another amount.');
            return answer(row);
          },
        },
        {
          path: '/query',
          schema: message(named),
          run: (which: Named, desk: Desk) => answer(known(desk, which)),
        },
        {
          path: '/cancel',
          schema: message(named),
          run(which: Named, desk: Desk) {
            cancel(desk, known(desk, which).id);
            return answer(known(desk, which));
          },
        },
      ],
      work: {
        everyMs: 500,
        async run(desk) {
          const delay = delayOf(desk);
          if (delay > 0) {
            const ripe = desk.store
              .prepare(
                "SELECT id FROM request WHERE state = 'waiting' AND created_ms <= ? ORDER BY id LIMIT 50",
              )
              .all(desk.now().getTime() - delay * 1000) as { id: number }[];
            for (const { id } of ripe) decide(desk, id, 'approved');
          }
          await reportDue(desk);
        },
      },
    },
    options,
  );
