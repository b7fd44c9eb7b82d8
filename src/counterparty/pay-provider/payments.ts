// The provider's payments: how they are stored, ended exactly once, and which reports the server gets, or does not.
import { callbackTables, reportLater } from '../callbacks.ts';
import type { Desk } from '../serve.ts';

export const tables = `CREATE TABLE IF NOT EXISTS payment (
  id INTEGER PRIMARY KEY,
  token TEXT NOT NULL UNIQUE,
  station TEXT NOT NULL,
  order_no TEXT NOT NULL,
  amount TEXT NOT NULL,
  shop TEXT NOT NULL,
  pay_type TEXT NOT NULL,
  return_url TEXT NOT NULL,
  callback TEXT NOT NULL,
  expires_ms INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'failed', 'closed')),
  created_ms INTEGER NOT NULL,
  ended_ms INTEGER,
  UNIQUE (station, order_no)
);
${callbackTables}`;

export interface Payment {
  id: number;
  token: string;
  station: string;
  order_no: string;
  amount: string;
  shop: string;
  pay_type: string;
  return_url: string;
  callback: string;
  expires_ms: number;
  state: 'open' | 'paid' | 'failed' | 'closed';
  created_ms: number;
  ended_ms: number | null;
}

/** What may go wrong with the report to the server, chosen on the page. */
export const manners = ['onTime', 'late', 'doubled', 'lost'] as const;
export type Manner = (typeof manners)[number];

const lateMs = 20_000;

/** Its state at this moment: one that has expired is closed. */
export const stateOf = (payment: Payment, nowMs: number): Payment['state'] =>
  payment.state === 'open' && payment.expires_ms <= nowMs ? 'closed' : payment.state;

/** Pays or fails a payment that is open, and queues the report to the server; false where it was no longer open. */
export function end(desk: Desk, token: string, state: 'paid' | 'failed', manner: Manner): boolean {
  const { store, now } = desk;
  const nowMs = now().getTime();
  store.exec('BEGIN IMMEDIATE');
  try {
    const row = store.prepare('SELECT * FROM payment WHERE token = ?').get(token) as Payment | undefined;
    const isOpen = row !== undefined && stateOf(row, nowMs) === 'open';
    if (row && isOpen) {
      store.prepare('UPDATE payment SET state = ?, ended_ms = ? WHERE id = ?').run(state, nowMs, row.id);
      const { station, order_no: orderNo, amount } = row;
      const message = { station, orderNo, state, amount: state === 'paid' ? amount : '' };
      const times = { onTime: 1, late: 1, doubled: 2, lost: 0 }[manner];
      for (let count = 0; count < times; count += 1)
        reportLater(desk, row.callback, message, manner === 'late' ? lateMs : 0);
    }
    store.exec('COMMIT');
    return isOpen;
  } catch (error) {
    store.exec('ROLLBACK');
    throw error;
  }
}
