// What tests of transfers look at on both sides: the server's places of a member's money, and the platforms' own books.
import net from 'node:net';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type PlatformCode, platformCodes } from '#counterparty/game-platform/catalogue.ts';
import { type Books, openBooks } from '#counterparty/game-platform/store.ts';
import { operatorOf } from '#counterparty/game-platform/wire.ts';
import { processOf } from '#counterparty/programs.ts';
import type { Book } from '#server/db/ledger.ts';
import { type RunningServer, startServer, type TestServerOptions } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

export type TestedPlatform = PlatformCode;

export const startWithPlatforms = (options: TestServerOptions = {}): Promise<RunningServer> =>
  startServer({ stations: testStations, counterparties: true, ...options });

export const booksOf = (server: RunningServer, platform: TestedPlatform): Books =>
  openBooks(server.counterparties[processOf(platform)]!.store);

/** Gives a station a platform with a live game that no counterparty runs. */
export async function addPlatformOfNobody(server: RunningServer): Promise<void> {
  const name = JSON.stringify({ 'zh-CN': '无人平台', en: 'Nobody' });
  await server.inStation(alpha, async (db) => {
    await db
      .insertInto('platform')
      .values({ station: alpha, code: 'nobody', kind: 'live', name, is_open: true })
      .execute();
    await db
      .insertInto('game')
      .values({ station: alpha, platform: 'nobody', code: 'table', type: 'live', name, position: 0 })
      .execute();
  });
}

export async function accountId(server: RunningServer, name: string): Promise<number> {
  const row = await server.inStation(alpha, (db) =>
    db.selectFrom('account').select('id').where('name_key', '=', name).executeTakeFirstOrThrow(),
  );
  return row.id;
}

/** What a player holds at a platform by its own books, in 0.0001 yuan. */
export async function heldAt(
  server: RunningServer,
  platform: TestedPlatform,
  name = 'member01',
  book: Book = 'real',
) {
  const member = String(await accountId(server, name));
  return booksOf(server, platform).balanceOf({ operator: operatorOf(alpha, book), platform, member });
}

/** The player's places at the server: wallet, and in transit to each platform together. */
export async function heldHere(server: RunningServer, name = 'member01', book: Book = 'real') {
  const owner = await accountId(server, name);
  const rows = await server.inStation(alpha, (db) =>
    db
      .selectFrom('ledger_account')
      .select(['kind', 'balance'])
      .where('owner_id', '=', owner)
      .where('book', '=', book)
      .execute(),
  );
  const of = (kind: string) =>
    rows.filter((row) => row.kind === kind).reduce((total, { balance }) => total + balance, 0n);
  return { wallet: of('wallet'), transit: of('transit') };
}

/** Both sides agree: what the server believes to be at each platform is there, and every book is the fold of its entries. */
export async function expectAgreement(server: RunningServer): Promise<void> {
  const rows = await server.inStation(alpha, (db) =>
    db
      .selectFrom('ledger_account')
      .select(['book', 'part', 'balance'])
      .where('kind', '=', 'platform')
      .execute(),
  );
  for (const platform of platformCodes) {
    const books = booksOf(server, platform);
    for (const book of ['real', 'play'] as const) {
      const operator = operatorOf(alpha, book);
      const believed = rows.find((row) => row.part === platform && row.book === book)?.balance ?? 0n;
      expect(books.total(operator, platform), platform).toBe(believed + books.gained(operator, platform));
    }
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
