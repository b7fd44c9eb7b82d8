// What the row and the sheet of a round both say: what became of it in one word, how that word is marked, how many bets a parlay is.
import type { GameRound } from '#contract/entities.generated.ts';

/** How a state is marked: what is open warns, what was won stands out. */
export const markOf = ({ state: now }: GameRound): 'won' | 'open' | undefined =>
  now === 'won' ? 'won' : now === 'unsettled' ? 'open' : undefined;

/** A round without profit is even where something was won and something lost; where nothing was, its stake came back. */
export const wordOf = ({ state: now, detail }: GameRound): GameRound['state'] | 'even' => {
  const { bets = [], lines = [], shots = [] } = detail;
  const isPlayed = bets.some(({ stake, prize }) => stake !== prize) || lines.length > 0 || shots.length > 0;
  return now === 'void' && isPlayed ? 'even' : now;
};

/** How many bets a parlay is made of: 4 of 3x4. */
export const linesOf = (parlay: string): string => parlay.slice(parlay.indexOf('x') + 1);
