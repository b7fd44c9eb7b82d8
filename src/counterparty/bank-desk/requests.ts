// Owns the desk's requests: how they are stored, ended exactly once and by whom, and when a clock ends them.
import type { Locale } from '#texts/text.ts';
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
  UNIQUE (station, kind, order_no)
);
CREATE INDEX IF NOT EXISTS request_waiting ON request (created_ms) WHERE state = 'waiting';
CREATE TABLE IF NOT EXISTS decision (
  id INTEGER PRIMARY KEY,
  request_id INTEGER NOT NULL REFERENCES request (id),
  decided_by TEXT NOT NULL,
  state TEXT NOT NULL,
  amount TEXT NOT NULL,
  reason TEXT NOT NULL,
  at_ms INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS decision_request ON decision (request_id);
CREATE TRIGGER IF NOT EXISTS decision_stays BEFORE UPDATE ON decision BEGIN SELECT RAISE(ABORT, 'decisions stay'); END;
CREATE TRIGGER IF NOT EXISTS decision_is_kept BEFORE DELETE ON decision BEGIN SELECT RAISE(ABORT, 'decisions stay'); END;
CREATE TABLE IF NOT EXISTS taking (
  request_id INTEGER PRIMARY KEY REFERENCES request (id),
  taken_by TEXT NOT NULL,
  at_ms INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value INTEGER NOT NULL);
${callbackTables}`;

/** What the station says of an order; `labels` and `values` are the same by language, where the station gives them. */
export interface Detail {
  label: string;
  value: string;
  labels?: Partial<Record<Locale, string>>;
  values?: Partial<Record<Locale, string>>;
}

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
  /** The name of whoever decided; '' for nobody, a clock, or the demonstration. */
  decided_by: string;
  /** When somebody began to pay it out, and who; null while nobody has. */
  taken_ms: number | null;
  taken_by: string | null;
}

const columns = `r.*, t.at_ms AS taken_ms, t.taken_by,
  coalesce((SELECT decided_by FROM decision d WHERE d.request_id = r.id ORDER BY d.id DESC LIMIT 1), '') AS decided_by`;
const from = 'request r LEFT JOIN taking t ON t.request_id = r.id';

/** Those that wait, the oldest first, and how many there are. */
export function waitingRequests({ store }: Desk, most: number): { rows: DeskRequest[]; count: number } {
  const where = "state = 'waiting'";
  const { count } = store.prepare(`SELECT count(*) AS count FROM request WHERE ${where}`).get() as {
    count: number;
  };
  const rows = store.prepare(`SELECT ${columns} FROM ${from} WHERE ${where} ORDER BY id LIMIT ?`).all(most);
  return { rows: rows as unknown as DeskRequest[], count };
}

/** Those that have ended, the newest first; those whose order number contains `order`. */
export const endedRequests = ({ store }: Desk, most: number, order = ''): DeskRequest[] =>
  store
    .prepare(
      `SELECT ${columns} FROM ${from} WHERE state <> 'waiting' AND instr(lower(order_no), lower(?)) > 0
        ORDER BY decided_ms DESC, id DESC LIMIT ?`,
    )
    .all(order, most) as unknown as DeskRequest[];

export const requestBy = ({ store }: Desk, id: number): DeskRequest | undefined =>
  store.prepare(`SELECT ${columns} FROM ${from} WHERE id = ?`).get(id) as DeskRequest | undefined;

/** Seconds after which a request is approved automatically; 0 leaves it to people. */
export const delayOf = ({ store }: Desk): number =>
  (store.prepare("SELECT value FROM setting WHERE name = 'delay'").get() as { value: number } | undefined)
    ?.value ?? 8;

export function setDelay({ store }: Desk, seconds: number): void {
  store
    .prepare("INSERT INTO setting VALUES ('delay', ?) ON CONFLICT DO UPDATE SET value = excluded.value")
    .run(seconds);
}

/**
 * Whoever is about to pay a withdrawal takes it first: from then on neither its owner takes it back nor a colleague pays it as well. False where it
 * is taken or has ended.
 */
export const take = ({ store, now }: Desk, id: number, by: string): boolean =>
  store
    .prepare(
      `INSERT INTO taking SELECT id, ?, ? FROM request WHERE id = ? AND kind = 'withdrawal' AND state = 'waiting'
        ON CONFLICT DO NOTHING`,
    )
    .run(by, now().getTime(), id).changes > 0;

/** Withdraws a request that waits, and that nobody is paying out. */
export function cancel({ store, now }: Desk, id: number): void {
  store
    .prepare(
      `UPDATE request SET state = 'cancelled', decided_ms = ?
        WHERE id = ? AND state = 'waiting' AND NOT EXISTS (SELECT 1 FROM taking WHERE request_id = request.id)`,
    )
    .run(now().getTime(), id);
}

/** Ends a request and queues the report to the server; false where it had ended before. */
export function decide(
  desk: Desk,
  id: number,
  state: 'approved' | 'refused',
  facts: { amount?: string; reason?: string; by?: string } = {},
): boolean {
  const { store, now } = desk;
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
      store
        .prepare(
          'INSERT INTO decision (request_id, decided_by, state, amount, reason, at_ms) VALUES (?, ?, ?, ?, ?, ?)',
        )
        .run(id, facts.by ?? '', state, paid, reason, now().getTime());
      const { station, kind, order_no: orderNo } = row;
      reportLater(desk, row.callback, { station, kind, orderNo, state, amount: paid, reason });
    }
    store.exec('COMMIT');
    return isOpen;
  } catch (error) {
    store.exec('ROLLBACK');
    throw error;
  }
}
