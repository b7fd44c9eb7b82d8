// Owns what tests of transfers look at on both sides: the server's places of a member's money, and the platforms' own books.
import net from 'node:net';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type PlatformCode, platformCodes } from '#counterparty/game-platform/catalogue.ts';
import { type Books, openBooks } from '#counterparty/game-platform/store.ts';
import { processOf } from '#counterparty/programs.ts';
import { type RunningServer, startServer, type TestServerOptions } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

export type TestedPlatform = PlatformCode;

export const startWithPlatforms = (options: TestServerOptions = {}): Promise<RunningServer> =>
  startServer({ stations: testStations, counterparties: true, ...options });

export const booksOf = (server: RunningServer, platform: TestedPlatform): Books =>
  openBooks(server.counterparties[processOf(platform)]!.store);

export async function accountId(server: RunningServer, name: string): Promise<number> {
  const row = await server.inStation(alpha, (db) =>
    db.selectFrom('account').select('id').where('name_key', '=', name).executeTakeFirstOrThrow(),
  );
  return row.id;
}

/** What a member holds at a platform by its own books, in 0.0001 yuan. */
export async function heldAt(server: RunningServer, platform: TestedPlatform, name = 'member01') {
  const member = String(await accountId(server, name));
  return booksOf(server, platform).balanceOf({ operator: alpha, platform, member });
}

/** The member's places at the server: wallet, and in transit to each platform together. */
export async function heldHere(server: RunningServer, name = 'member01') {
  const owner = await accountId(server, name);
  const rows = await server.inStation(alpha, (db) =>
    db
      .selectFrom('ledger_account')
      .select(['kind', 'balance'])
      .where('owner_id', '=', owner)
      .where('book', '=', 'real')
      .execute(),
  );
  const of = (kind: string) =>
    rows.filter((row) => row.kind === kind).reduce((total, { balance }) => total + balance, 0n);
  return { wallet: of('wallet'), transit: of('transit') };
}

/** Both sides agree: what the server believes to be at each platform is there, and every book is the fold of its entries. */
export async function expectAgreement(server: RunningServer): Promise<void> {
  const rows = await server.inStation(alpha, (db) =>
    db.selectFrom('ledger_account').select(['part', 'balance']).where('kind', '=', 'platform').execute(),
  );
  for (const platform of platformCodes) {
    const believed = rows.find(({ part }) => part === platform)?.balance ?? 0n;
    const books = booksOf(server, platform);
    expect(books.total(alpha, platform), platform).toBe(believed + books.gained(alpha, platform));
    expect(books.mismatches()).toEqual([]);
  }
  const mismatches = await server.inStation(alpha, (db) =>
    sql`SELECT * FROM ledger_mismatches()`.execute(db),
  );
  expect(mismatches.rows).toEqual([]);
  const open = await server.inStation(alpha, (db) =>
    db.selectFrom('transfer_order').selectAll().where('ask_at', 'is not', null).execute(),
  );
  expect(open.map(({ order_no, state }) => `${order_no} ${state}`)).toEqual([]);
}

/** An address of this machine where nobody listens. */
export function deserted(): Promise<string> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, 'localhost', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(`http://localhost:${port}`));
    });
  });
}
