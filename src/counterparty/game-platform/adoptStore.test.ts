// Money at a platform survives the change from a shared store to a store of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { adoptStore } from './adoptStore.ts';
import { openWorld, platformTables } from './platformWorld.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'adopt-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The tables of the earlier version, as far as they hold money. */
const earlierTables = `
CREATE TABLE wallet (operator TEXT NOT NULL, platform TEXT NOT NULL, member TEXT NOT NULL,
  balance INTEGER NOT NULL DEFAULT 0 CHECK (balance >= 0), PRIMARY KEY (operator, platform, member)) STRICT;
CREATE TABLE book (id INTEGER PRIMARY KEY AUTOINCREMENT, operator TEXT NOT NULL, platform TEXT NOT NULL, member TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('in', 'out', 'stake', 'win')), ref TEXT NOT NULL,
  amount INTEGER NOT NULL, balance_after INTEGER NOT NULL, at INTEGER NOT NULL, UNIQUE (operator, kind, ref)) STRICT;
CREATE TABLE transfer (operator TEXT NOT NULL, order_no TEXT NOT NULL, platform TEXT NOT NULL, member TEXT NOT NULL,
  direction TEXT NOT NULL, amount INTEGER NOT NULL, state TEXT NOT NULL, reason TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (operator, order_no)) STRICT;
INSERT INTO wallet VALUES ('alpha', 'sandbox-chess', '7', 450000), ('alpha', 'sandbox-fish', '7', 90000);
INSERT INTO book (operator, platform, member, kind, ref, amount, balance_after, at) VALUES
  ('alpha', 'sandbox-chess', '7', 'in', 'T1', 500000, 500000, 1), ('alpha', 'sandbox-chess', '7', 'stake', '1', -50000, 450000, 2),
  ('alpha', 'sandbox-fish', '7', 'in', 'T2', 90000, 90000, 3);
INSERT INTO transfer VALUES ('alpha', 'T1', 'sandbox-chess', '7', 'in', 500000, 'done', '', 1),
  ('alpha', 'T2', 'sandbox-fish', '7', 'in', 90000, 'done', '', 3);
`;

test('wallets, books and verdicts of the platform are copied once, those of others are not', () => {
  const earlier = new DatabaseSync(path.join(folder, 'game-tables.db'));
  earlier.exec(earlierTables);
  earlier.close();
  const storeFile = path.join(folder, 'game-chess.db');
  const db = new DatabaseSync(storeFile);
  db.exec(platformTables);
  const { books } = openWorld(db, 'sandbox-chess', () => 0);
  const chess = { operator: 'alpha', platform: 'sandbox-chess', member: '7' };

  adoptStore(db, storeFile, 'sandbox-chess');
  expect(books.balanceOf(chess)).toBe(450_000n);
  expect(books.balanceOf({ ...chess, platform: 'sandbox-fish' })).toBe(0n);
  expect(books.mismatches()).toEqual([]);
  expect(books.verdictOf('alpha', 'T1')).toMatchObject({ state: 'done' });
  expect(books.verdictOf('alpha', 'T2')).toBeNull();
  expect(books.gained('alpha', 'sandbox-chess')).toBe(-50_000n);

  books.transfer({ ...chess, orderNo: 'T3', direction: 'out', amount: 200_000n }, true, 4);
  adoptStore(db, storeFile, 'sandbox-chess');
  expect(books.balanceOf(chess)).toBe(250_000n);
  db.close();
});

test('a store from before entries said where money is moved in, and whether slots spin by themselves, lets players in as before', () => {
  const db = new DatabaseSync(':memory:');
  const old = platformTables
    .replace(/,\s*money_url [^)]*(?=\n\))/, '')
    .replace(/\s*at INTEGER NOT NULL DEFAULT 0,/, '');
  expect(old).not.toMatch(/money_url|autoplay|auto_spin|at INTEGER NOT NULL DEFAULT/);
  db.exec(old);
  const { books } = openWorld(db, 'sandbox-chess', () => 0);
  const seat = { operator: 'alpha', platform: 'sandbox-chess', member: '7', game: 'niuniu' };
  const token = books.letIn(
    { ...seat, returnUrl: 'https://site.example/', moneyUrl: 'https://site.example/in', locale: 'en' },
    1,
  );
  const { secret } = books.takeSeat(token, 2)!;
  expect(books.seatOf(secret, 3)).toMatchObject({
    ...seat,
    moneyUrl: 'https://site.example/in',
    cycleSeconds: 0,
    autoplay: true,
    autoSpin: false,
  });
});
