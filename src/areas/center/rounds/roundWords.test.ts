// How a round is said in the list: what one without profit is called, and the doors that were bet on.
import { expect, test } from 'vitest';
import type { GameRound } from '#contract/entities.generated.ts';
import { roundKinds } from './roundKinds.ts';
import { wordOf } from './roundMarks.ts';

const bet = (stake: string, prize: string) => ({ name: 'red', stake, prize, odds: '1' });
const round = (state: GameRound['state'], detail: GameRound['detail']) =>
  ({ state, detail }) as unknown as GameRound;

test('a round without profit is even where a bet was won or lost, and returned where none was', () => {
  expect(wordOf(round('void', { bets: [bet('10.0000', '20.0000'), bet('10.0000', '0.0000')] }))).toBe('even');
  expect(wordOf(round('void', { bets: [bet('10.0000', '10.0000')] }))).toBe('void');
  expect(wordOf(round('void', {}))).toBe('void');
  expect(wordOf(round('won', { bets: [bet('10.0000', '20.0000')] }))).toBe('won');
});

test('a round at doors says which were bet on; a seat that bids says so in its own note', () => {
  const { betOn } = roundKinds.find(({ kind }) => kind === 'chess')!;
  const hand = (name: string, note?: string) => ({ name, cards: [], result: '', ...(note && { note }) });
  const said = (hands: NonNullable<GameRound['detail']['hands']>, names: string[]) =>
    betOn!(round('won', { hands, bets: names.map((name) => ({ ...bet('1.0000', '2.0000'), name })) }));
  expect(said([hand('bank'), hand('left'), hand('right')], ['right', 'left'])).toBe('left\u00a0+ right');
  expect(said([hand('you', 'bid'), hand('other', 'bid')], ['you'])).toBe('');
});
