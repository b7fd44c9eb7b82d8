// What a credit board holds while it is played, kept in this tab: picks, what was put aside, the amount, and the plays in sight.
import { useCallback, useEffect, useState } from 'react';
import { usePlaceInAddress } from '#play/usePlaceInAddress.ts';
import type { Play } from '#play/usePlay.ts';
import type { ShownPlays } from './Board.tsx';
import { type KeptBoard, keepBoard, keptBoard } from './keptBoard.ts';
import { placeOf } from './pages.ts';
import { createPicks } from './picks.ts';
import type { BoardFacts } from './useBoard.ts';

export type BoardInHand = ReturnType<typeof useKeptBoard>;

export function useKeptBoard({ lottery: { lotCode }, filled }: Play, board: BoardFacts) {
  const [kept] = useState(() => keptBoard(lotCode, board));
  const [picks] = useState(() => createPicks(kept.picks));
  const [aside, setAside] = useState(kept.aside);
  const [{ amount, amountBefore }, setAmounts] = useState<Pick<KeptBoard, 'amount' | 'amountBefore'>>(kept);
  const goBackToAmount = useCallback(
    () =>
      setAmounts((now) =>
        now.amountBefore === null ? now : { amount: now.amountBefore, amountBefore: null },
      ),
    [],
  );
  const [asked, keepPlace] = usePlaceInAddress();
  const [shown, show] = useState<ShownPlays>(() =>
    asked && filled === 0 ? placeOf(board.groups, asked, kept) : kept,
  );
  const showPlace = (next: ShownPlays): void => {
    show(next);
    keepPlace({ tab: next.group, play: next.plays[next.group] ?? '' });
  };
  useEffect(() => {
    const { group, plays } = shown;
    const keep = () => keepBoard(lotCode, { picks: picks.kept(), aside, amount, amountBefore, group, plays });
    keep();
    return picks.onAny(keep);
  }, [lotCode, picks, aside, amount, amountBefore, shown]);
  return {
    picks,
    aside,
    setAside,
    amount,
    setAmount: (typed: string): void => setAmounts({ amount: typed, amountBefore: null }),
    goBackToAmount,
    shown,
    show: showPlace,
  };
}
