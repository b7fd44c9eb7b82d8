// Taking over what members hold at a platform from the store of an earlier version, which several platforms shared.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Stores of earlier versions that may hold money of a platform. */
const sharedStores = ['game-slots.db', 'game-tables.db'];

/** Copies wallets, books and transfer orders once, before the first transfer of the new store. */
export function adoptStore(db: DatabaseSync, storeFile: string, platform: string): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > 0) return;
  const found = sharedStores
    .map((name) => path.join(path.dirname(storeFile), name))
    .filter((file) => storeFile !== ':memory:' && existsSync(file));
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const file of found) copyFrom(file, db, platform);
    db.exec('PRAGMA user_version = 1');
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

const copied = {
  wallet: 'operator, platform, member, balance',
  book: 'operator, platform, member, kind, ref, amount, balance_after, at',
  transfer: 'operator, order_no, platform, member, direction, amount, state, reason, at',
};

function copyFrom(file: string, db: DatabaseSync, platform: string): void {
  const before = new DatabaseSync(file, { readOnly: true });
  try {
    for (const [table, columns] of Object.entries(copied)) {
      const select = before.prepare(`SELECT ${columns} FROM ${table} WHERE platform = ? ORDER BY rowid`);
      select.setReadBigInts(true);
      const places = columns.split(', ').map(() => '?');
      const insert = db.prepare(`INSERT INTO ${table} (${columns}) VALUES (${places.join(', ')})`);
      for (const row of select.iterate(platform)) insert.run(...(Object.values(row) as (string | bigint)[]));
    }
  } finally {
    before.close();
  }
}
