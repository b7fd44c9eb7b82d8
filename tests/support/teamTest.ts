// What tests of teams are given: a team of a file, and one that has bet and been paid for some days.
import { openTeam, playSome, type Team } from './team.ts';
import { test } from './world.ts';

/** `prepare` is what the team has done before the first test. */
export function teamWorld(prepare?: (team: Team) => Promise<void>, options: { office?: boolean } = {}) {
  return test.extend('team', { scope: 'file' }, async ({ clock }, { onCleanup }) => {
    const team = await openTeam(clock, options);
    onCleanup(() => team.table.close());
    await prepare?.(team);
    return team;
  });
}

export const teamTest = teamWorld();
export const busyTeamTest = teamWorld(playSome);
export const officeTeamTest = teamWorld(playSome, { office: true });
