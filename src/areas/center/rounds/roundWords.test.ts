// Owns the test of how a round without profit is called.
import { expect, test } from 'vitest';
import type { GameRound } from '#contract/entities.generated.ts';
import { wordOf } from './RoundRow.tsx';

const bet = (stake: string, prize: string) => ({ name: 'red', stake, prize, odds: '1' });
const round = (state: GameRound['state'], detail: GameRound['detail']) =>
  ({ state, detail }) as unknown as GameRound;

test('a round without profit is even where a bet was won or lost, and returned where none was', () => {
  expect(wordOf(round('void', { bets: [bet('10.0000', '20.0000'), bet('10.0000', '0.0000')] }))).toBe('even');
  expect(wordOf(round('void', { bets: [bet('10.0000', '10.0000')] }))).toBe('void');
  expect(wordOf(round('void', {}))).toBe('void');
  expect(wordOf(round('won', { bets: [bet('10.0000', '20.0000')] }))).toBe('won');
});
