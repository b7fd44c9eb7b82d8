// Owns the chain of agents that half of the crash test's players stand below, so that their bets pay commission.
import type pg from 'pg';
import { CATEGORIES } from '#rules/team/categories.ts';
import { openAccount } from '#server/account/accounts.ts';
import { inStation } from '#server/db/stationTransaction.ts';

/** From the top down, with lottery rates in millionths. */
const chain = [
  ['crashtop', 80_000],
  ['crashmid', 75_000],
  ['crashlow', 61_000],
] as const;

/** Opens the chain and returns the lowest agent. */
export async function openChain(pool: pg.Pool, station: string, openedAt: Date): Promise<number> {
  return inStation(pool, station, async (db) => {
    let above: number | null = null;
    for (const [name, rate] of chain) {
      const id: number | null = await openAccount(db, station, {
        name,
        role: 'agent',
        password_hash: null,
        created_at: openedAt,
        parent_id: above,
      });
      if (id === null) throw new Error(`${name} is there already.`);
      await db
        .updateTable('team_member')
        .set({ rates: CATEGORIES.map((_, at) => (at < 2 ? rate : 0)) })
        .where('account_id', '=', id)
        .execute();
      above = id;
    }
    return above!;
  });
}
