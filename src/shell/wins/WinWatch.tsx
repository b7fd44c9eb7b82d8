// Announcing wins of bets made in this tab; a board on screen does that itself.
import { useEffect, useRef } from 'react';
import { watchWins } from '#play/placing/watchWins.ts';
import { isBoard } from '../protection/captioned.ts';

interface WinWatchProps {
  account: string;
  path: string;
  search: string;
  /** Asks who is here again: the balance has changed. */
  refresh: () => Promise<void>;
}

export function WinWatch({ account, path, search, refresh }: WinWatchProps) {
  const lotCode = isBoard(path) ? new URLSearchParams(search).get('lotCode') : null;
  const moved = useRef(refresh);
  useEffect(() => {
    moved.current = refresh;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: bets are placed on boards, and leaving one may leave something to wait for
  useEffect(
    () =>
      watchWins(
        account,
        (code) => code === lotCode,
        () => void moved.current(),
      ),
    [account, lotCode, path],
  );
  return null;
}
