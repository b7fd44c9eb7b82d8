// The way to a team in an address.
import { expect, test } from 'vitest';
import { teamPathIn, teamSearch } from './useTeamPath.ts';

test('a way through three teams is read as it was written, and the filters stay', () => {
  const search = teamSearch(['anna01', 'bert02', 'carl03'], new URLSearchParams('range=week'));
  expect(search).toBe('?range=week&in=anna01,bert02,carl03');
  expect(teamPathIn(new URLSearchParams(search))).toEqual(['anna01', 'bert02', 'carl03']);
});

test('the way back to the own team leaves nothing in the address', () => {
  expect(teamSearch([], new URLSearchParams('in=anna01'))).toBe('');
  expect(teamPathIn(new URLSearchParams(''))).toEqual([]);
});

test('what is no account is no step', () => {
  expect(teamPathIn(new URLSearchParams('in=anna01,,<b>,../x'))).toEqual(['anna01']);
});
