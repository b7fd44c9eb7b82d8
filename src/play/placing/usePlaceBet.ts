// The hook to the bet machine: the result of the slip, and what a player can do next.
import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadWithRetry } from '#browser/loadOnce.ts';
import { useOnline } from '#browser/online/useOnline.ts';
import { onOnline } from '#browser/pageLifecycle.ts';
import { useSite } from '#kit/page/site.ts';
import { markAnswersStale } from '#transport/cache.ts';
import { newIntentId } from '#transport/send.ts';
import { keepPendingSlip, pendingSlipOf } from '../waiting/pendingSlip.ts';
import type { PlaceBetActor } from './betting.ts';
import type { BetSlip } from './placeBet.machine.ts';
import { type PlaceBetState, placeBetState } from './placeBetState.ts';

export interface PlaceBet extends PlaceBetState {
  /** Places a slip; does nothing while another is on its way. */
  confirm(slip: BetSlip): void;
  /** The result was read. */
  close(): void;
  /** Goes on without waiting for the result of the slip. */
  leave(): void;
  /** The wait for this slip was left: how it stands is said in a strip, which nothing hides and which hides nothing. */
  isLeft: boolean;
  /** That was on this board, as it stands: its picks are those of the slip. */
  isLeftHere: boolean;
  /** Why nothing can be bet now: a break holds, the phone has no net, or the end of the last slip is not known yet. */
  halt: 'inBreak' | 'offline' | 'asking' | null;
}

const confirmed = (slip: BetSlip) => ({ type: 'confirm', slip, intentId: newIntentId() }) as const;

/** `account` is '' for a guest, who places nothing. `onAccepted`: money has moved. */
export function usePlaceBet(account: string, onAccepted: () => void): PlaceBet {
  const [actor, setActor] = useState<PlaceBetActor>();
  const current = useRef<PlaceBetActor>(undefined);
  /** Confirmed while the machine's chunk is loading; nothing of it has been sent yet. */
  const waiting = useRef<BetSlip | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const report = useRef(onAccepted);
  useEffect(() => {
    report.current = onAccepted;
  });

  useEffect(() => {
    if (account === '') return;
    let isHere = true;
    const begin = async (): Promise<void> => {
      const { startPlaceBet } = await loadWithRetry(() => import('./betting.ts'), {
        pauseMs: 1_000,
        mayRetry: () => isHere,
      });
      if (!isHere) return;
      const own = startPlaceBet(account, () => {
        markAnswersStale();
        report.current();
      });
      current.current = own;
      if (waiting.current) own.send(confirmed(waiting.current));
      waiting.current = null;
      setWaiting(false);
      setActor(own);
    };
    void begin().catch(() => undefined);
    const stop = onOnline(() => current.current?.send({ type: 'again' }));
    return () => {
      isHere = false;
      stop();
      // The pending slip is kept: a player who comes back learns its result.
      current.current?.stop();
      current.current = undefined;
      waiting.current = null;
      setWaiting(false);
      setActor(undefined);
    };
  }, [account]);

  const state = useSelector(actor, placeBetState, shallowEqual);
  const confirm = useCallback((slip: BetSlip) => {
    if (current.current) return current.current.send(confirmed(slip));
    waiting.current ??= slip;
    setWaiting(true);
  }, []);
  const close = useCallback(() => current.current?.send({ type: 'close' }), []);
  const [left, setLeft] = useState<'here' | 'before' | null>(null);
  const leave = (): void => {
    setLeft('here');
    // Another board, or this one loaded again, goes on with the strip.
    const pending = pendingSlipOf(account);
    if (pending) keepPendingSlip({ ...pending, isLeft: true });
  };
  const isOnline = useOnline();
  const { inBreak } = useSite().visitor;
  const { phase } = state;
  if (left && (phase === 'editing' || phase === 'sending')) setLeft(null);
  if (!left && phase === 'checking' && state.sent?.isLeft) setLeft('before');
  return {
    ...state,
    ...(isWaiting && { phase: 'sending' as const }),
    confirm,
    close,
    leave,
    halt: inBreak ? 'inBreak' : isOnline ? (phase === 'checking' ? 'asking' : null) : 'offline',
    isLeft: left !== null,
    isLeftHere: left === 'here',
  };
}
