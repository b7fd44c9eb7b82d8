// What bets win at most as a part that is fetched once the board is there.
import { preloadable } from '#kit/page/preloadable.tsx';

export const PossibleWin = preloadable(
  async () => (await import('../late/period/PossibleWin.tsx')).PossibleWin,
  null,
);
