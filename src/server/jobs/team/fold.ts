// The team job's step for figures: what has happened since the last round is added to the days of members and teams.
import { sql } from 'kysely';
import { stationsWith } from '../due/due.ts';
import type { TeamDeps, TeamStep } from './step.ts';

const batch = 5_000;

async function run({ inStation, isStopped }: TeamDeps): Promise<void> {
  for (;;) {
    const folded = await inStation(async (db) => {
      const { rows } = await sql<{ folded: number }>`SELECT team_fold(${batch}) AS folded`.execute(db);
      return rows[0]!.folded;
    });
    if (folded < batch || isStopped()) return;
  }
}

export const fold: TeamStep = {
  due: () => stationsWith('team_entry', {}),
  run,
};
