// What is said of a slip placed without a confirmation as a part that is fetched once the board is there.
import { preloadable } from '#kit/page/preloadable.tsx';

export const QuickDone = preloadable(
  async () => (await import('../late/period/QuickDone.tsx')).QuickDone,
  null,
);
