// What follows when a lottery is closed while it is played: the list of lotteries is loaded again, and the page says so in place of a board that takes no bets.
import { useEffect } from 'react';
import { useLotteryList } from '#session/useLotteryList.ts';
import type { Read } from '#transport/useCall.ts';
import { isLotteryClosed, type RunningPeriod } from '../lottery-page/usePeriod.ts';
import type { PlaceBet } from '../placing/usePlaceBet.ts';

export function useClosing(period: Read<RunningPeriod>, { refused }: Pick<PlaceBet, 'refused'>): void {
  const { mutate } = useLotteryList();
  const isRefused = isLotteryClosed(refused?.code);
  const isClosed = isLotteryClosed(period.error?.code);
  useEffect(() => {
    if (isClosed && !isRefused) void mutate();
    // The refusal is read first: its dialog leaves together with the board.
    if (isRefused) return () => void mutate();
  }, [isClosed, isRefused, mutate]);
}
