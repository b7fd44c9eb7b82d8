// Going on after log-in never leads off the site or back to log-in.
import { expect, test } from 'vitest';
import { wantedPath } from './useAfterLogin.ts';

test('a player goes on to the screen they were on the way to, query included', () => {
  expect(wantedPath({ from: '/activeDetail?id=7' })).toBe('/activeDetail?id=7');
});

test.each([
  null,
  undefined,
  {},
  { from: 7 },
  { from: '' },
  { from: 'https://evil.example/' },
  { from: '//evil.example/' },
  { from: '/\\evil.example/' },
  { from: '/login' },
  { from: '/login?mode=1' },
  { from: '/LOGIN' },
])('%j leads nowhere but home', (state) => {
  expect(wantedPath(state)).toBeNull();
});
