// Owns the team job's step for commission: what settled bets earned is paid, a batch at a time.
import { sql } from 'kysely';
import type { TeamStep } from './step.ts';

/** Payments in one transaction: agents' wallets are locked meanwhile. */
const batch = 50;

export const commission: TeamStep = async ({ inStation, now, isStopped }) => {
  for (;;) {
    const paid = await inStation(async (db) => {
      const { rows } = await sql<{ paid: number }>`SELECT commission_pay(${batch}, ${now}) AS paid`.execute(
        db,
      );
      return rows[0]!.paid;
    });
    if (paid < batch || isStopped()) return;
  }
};
