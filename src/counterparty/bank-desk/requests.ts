// The requests of the bank desk: how they are stored, ended exactly once, and when a clock ends them. Who acts for its people calls `take` and `decide`.
import { callbackTables, reportLater } from '../callbacks.ts';
import type { Desk } from '../serve.ts';

export const tables = `CREATE TABLE IF NOT EXISTS request (
  id INTEGER PRIMARY KEY,
  station TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'withdrawal')),
  order_no TEXT NOT NULL,
  amount TEXT NOT NULL,
  details TEXT NOT NULL,
  callback TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'refused', 'cancelled')),
  paid TEXT NOT NULL DEFAULT '',
  reason TEXT NOT NULL DEFAULT '',
  created_ms INTEGER NOT NULL,
  decided_ms INTEGER,
  taken_ms INTEGER,
  UNIQUE (station, kind, order_no)
);
CREATE INDEX IF NOT EXISTS request_waiting ON request (created_ms) WHERE state = 'waiting';
CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value INTEGER NOT NULL);
${callbackTables}`;

/** What acting on requests needs: the store of a desk, of this process or of another, and its clock. */
export type Requests = Pick<Desk, 'store' | 'now'>;

/** A request as it is stored. */
export interface DeskRequest {
  id: number;
  station: string;
  kind: 'deposit' | 'withdrawal';
  order_no: string;
  amount: string;
  /** JSON of its details. */
  details: string;
  callback: string;
  state: 'waiting' | 'approved' | 'refused' | 'cancelled';
  paid: string;
  reason: string;
  created_ms: number;
  decided_ms: number | null;
  /** When somebody began to pay it out; null while nobody has. */
  taken_ms: number | null;
}

/** Seconds after which a request is approved automatically; 0 leaves it to people. */
export const delayOf = ({ store }: Pick<Requests, 'store'>): number =>
  (store.prepare("SELECT value FROM setting WHERE name = 'delay'").get() as { value: number } | undefined)
    ?.value ?? 8;

/** Sets after how many seconds a request is approved automatically; 0 leaves it to people. */
export function setDelay({ store }: Pick<Requests, 'store'>, seconds: number): void {
  store
    .prepare("INSERT INTO setting VALUES ('delay', ?) ON CONFLICT DO UPDATE SET value = excluded.value")
    .run(seconds);
}

/** The id of the request of an order; undefined where it never arrived. */
export const idOfOrder = ({ store }: Pick<Requests, 'store'>, orderNo: string): number | undefined =>
  (store.prepare('SELECT id FROM request WHERE order_no = ?').get(orderNo) as { id: number } | undefined)?.id;

/**
 * Whoever is about to pay a withdrawal takes it first: from then on neither its owner takes it back nor a colleague pays it as well. False where it
 * is taken or has ended.
 */
export const take = ({ store, now }: Requests, id: number): boolean =>
  store
    .prepare(
      `UPDATE request SET taken_ms = ?
        WHERE id = ? AND kind = 'withdrawal' AND state = 'waiting' AND taken_ms IS NULL`,
    )
    .run(now().getTime(), id).changes > 0;

/** Withdraws a request that waits, and that nobody is paying out. */
export function cancel({ store, now }: Requests, id: number): void {
  store
    .prepare(
      "UPDATE request SET state = 'cancelled', decided_ms = ? WHERE id = ? AND state = 'waiting' AND taken_ms IS NULL",
    )
    .run(now().getTime(), id);
}

/** Ends a request and queues the report to the server; false where it had ended before. A deposit that was cancelled may still be approved. */
export function decide(
  requests: Requests,
  id: number,
  state: 'approved' | 'refused',
  facts: { amount?: string; reason?: string } = {},
): boolean {
  const { store, now } = requests;
  store.exec('BEGIN IMMEDIATE');
  try {
    const row = store.prepare('SELECT * FROM request WHERE id = ?').get(id) as DeskRequest | undefined;
    const isOpen =
      row?.state === 'waiting' ||
      (row?.state === 'cancelled' && row.kind === 'deposit' && state === 'approved');
    if (row && isOpen) {
      const paid = state === 'approved' ? (facts.amount ?? row.amount) : '';
      const reason = facts.reason ?? '';
      store
        .prepare('UPDATE request SET state = ?, paid = ?, reason = ?, decided_ms = ? WHERE id = ?')
        .run(state, paid, reason, now().getTime(), id);
      const { station, kind, order_no: orderNo } = row;
      reportLater(requests, row.callback, { station, kind, orderNo, state, amount: paid, reason });
    }
    store.exec('COMMIT');
    return isOpen;
  } catch (error) {
    store.exec('ROLLBACK');
    throw error;
  }
}
