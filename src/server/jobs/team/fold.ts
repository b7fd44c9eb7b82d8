// Owns the team job's step for figures: what has happened since the last round is added to the days of members and teams.
import { sql } from 'kysely';
import type { TeamStep } from './step.ts';

const batch = 5_000;

export const fold: TeamStep = async ({ inStation, isStopped }) => {
  for (;;) {
    const folded = await inStation(async (db) => {
      const { rows } = await sql<{ folded: number }>`SELECT team_fold(${batch}) AS folded`.execute(db);
      return rows[0]!.folded;
    });
    if (folded < batch || isStopped()) return;
  }
};
