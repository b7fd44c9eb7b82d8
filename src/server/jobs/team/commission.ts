// The team job's step for commission: what settled bets earned is paid, a batch at a time.
import { sql } from 'kysely';
import { stationsWith } from '../due/due.ts';
import type { TeamDeps, TeamStep } from './step.ts';

/** Payments in one transaction: agents' wallets are locked meanwhile. */
const batch = 50;

async function run({ inStation, now, isStopped }: TeamDeps): Promise<void> {
  for (;;) {
    const paid = await inStation(async (db) => {
      const { rows } = await sql<{ paid: number }>`SELECT commission_pay(${batch}, ${now}) AS paid`.execute(
        db,
      );
      return rows[0]!.paid;
    });
    if (paid < batch || isStopped()) return;
  }
}

export const commission: TeamStep = {
  due: () => stationsWith('commission', { kept: sql`t.paid_at IS NULL` }),
  run,
};
