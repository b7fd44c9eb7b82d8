// The sheets of a page of play that are fetched once the board is there, before anybody opens them.
import { preloadable } from '#kit/page/preloadable.tsx';

export const LotterySheet = preloadable(
  async () => (await import('../parts/LotterySheet.tsx')).LotterySheet,
  null,
);
export const HistorySheet = preloadable(
  async () => (await import('../sheets/HistorySheet.tsx')).HistorySheet,
  null,
);
