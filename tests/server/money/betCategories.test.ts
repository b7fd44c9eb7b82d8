// Owns the test that the database puts a bet's stake in the category of games that the server has it in.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { CATEGORIES } from '#rules/team/categories.ts';
import { betTypes } from '#server/db/ledger.ts';
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
