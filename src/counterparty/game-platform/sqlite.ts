// How a platform asks its SQLite store: statements prepared once, integers as bigint, and work that is done whole or not at all.
import type { DatabaseSync, StatementSync } from 'node:sqlite';

type Value = string | number | bigint | null;
export type StoredRow = Record<string, string | bigint | null>;

export interface Store {
  one(sql: string, ...values: Value[]): StoredRow | undefined;
  all(sql: string, ...values: Value[]): StoredRow[];
  /** Number of the row that was written last. */
  run(sql: string, ...values: Value[]): number;
  /** All or nothing; the store has one writer, and nothing waits inside. Work within work belongs to the outer one. */
  transaction<T>(work: () => T): T;
}

export function storeOf(db: DatabaseSync): Store {
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known) return known;
    const made = db.prepare(sql);
    made.setReadBigInts(true);
    prepared.set(sql, made);
    return made;
  };
  return {
    one: (sql, ...values) => statement(sql).get(...values) as StoredRow | undefined,
    all: (sql, ...values) => statement(sql).all(...values) as StoredRow[],
    run: (sql, ...values) => Number(statement(sql).run(...values).lastInsertRowid),
    transaction(work) {
      if (db.isTransaction) return work();
      db.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        db.exec('COMMIT');
        return result;
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },
  };
}

/** Gives a table of a store that an earlier version made the columns it lacks: names, each with its type and default. */
export function addColumns(db: DatabaseSync, table: string, columns: Readonly<Record<string, string>>): void {
  const known = new Set(
    storeOf(db)
      .all(`PRAGMA table_info(${table})`)
      .map(({ name }) => name),
  );
  for (const [name, type] of Object.entries(columns))
    if (!known.has(name)) db.exec(`ALTER TABLE ${table} ADD COLUMN ${name} ${type}`);
}
