// The database puts a bet's stake in the category of games that the server has it in.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { CATEGORIES } from '#rules/team/categories.ts';
import { betTypes, ledgerAccount, post } from '#server/db/ledger.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world();

test('each kind of bets has the rates of its own category', async ({ server }) => {
  for (const [category, { stake }] of Object.entries(betTypes)) {
    const { rows } = await inStation(server.pool, alpha, (db) =>
      sql<{ place: number }>`SELECT bet_category(${stake}) AS place`.execute(db),
    );
    expect(CATEGORIES[rows[0]!.place - 1]).toBe(category);
  }
});

test('a stake comes back by the type that belongs to the one it left by', async ({ server }) => {
  for (const [category, { stake, returned }] of Object.entries(betTypes)) {
    const slip = BigInt(stake);
    const back = await inStation(server.pool, alpha, async (db) => {
      const house = await ledgerAccount(db, { station: alpha, id: 0 }, 'house', 'play');
      const other = await ledgerAccount(db, { station: alpha, id: 0 }, 'house', 'play', category);
      await post(db, {
        type: stake,
        refType: 'slip',
        refId: String(slip),
        at: server.now(),
        legs: [
          { account: house, amount: -1n },
          { account: other, amount: 1n },
        ],
      });
      const { rows } = await sql<{ known: number; unknown: number }>`
        SELECT bet_returned_type(${slip}::bigint, 7) AS known, bet_returned_type(-1, 7) AS unknown`.execute(
        db,
      );
      return rows[0]!;
    });
    expect(back).toEqual({ known: returned, unknown: 7 });
  }
});
