// Owns what tests of teams are given: a team of a file, and one that has bet and been paid for some days.
import { openTeam, playSome } from './team.ts';
import { test } from './world.ts';

export const teamTest = test.extend('team', { scope: 'file' }, async ({ clock }, { onCleanup }) => {
  const team = await openTeam(clock);
  onCleanup(() => team.table.close());
  return team;
});

export const busyTeamTest = test.extend('team', { scope: 'file' }, async ({ clock }, { onCleanup }) => {
  const team = await openTeam(clock);
  onCleanup(() => team.table.close());
  await playSome(team);
  return team;
});
