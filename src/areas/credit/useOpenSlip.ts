// Whether the slip of a credit board stands open, and what becomes of the picks with its result.
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toast } from '#kit/overlay/toast.ts';
import type { AcceptedSlip } from '#play/placing/placeBet.machine.ts';
import { wantsOpenSlip } from '#play/slip/openSlip.ts';
import type { Play } from '#play/usePlay.ts';
import type { BoardInHand } from './useKeptBoard.ts';

interface SlipOptions {
  hasItems: boolean;
  reloadOdds: () => Promise<unknown>;
}

export function useOpenSlip(
  { lottery: { lotCode }, filled, placing }: Play,
  { picks, setAside, goBackToAmount }: BoardInHand,
  { hasItems, reloadOdds }: SlipOptions,
) {
  const { state } = useLocation();
  const { phase, accepted, placed, refused, close, isLeft, isLeftHere } = placing;
  const [isOpen, setOpen] = useState(() => hasItems && (filled > 0 || wantsOpenSlip(state)));
  // Old odds are of no use; with nothing picked (the page was left meanwhile) there is nothing to agree to.
  useEffect(() => {
    if (!hasItems) goBackToAmount();
  }, [hasItems, goBackToAmount]);
  // Once for each slip: what is picked while its result is still shown is another slip.
  const cleared = useRef<AcceptedSlip>(null);
  const isOfBoard = placed?.mode === 'credit' && placed.request.lotCode === lotCode;
  useEffect(() => {
    if (!accepted || accepted === cleared.current) return;
    cleared.current = accepted;
    if (isLeft) return setAside(null);
    setOpen(false);
    if (isOfBoard) picks.clear();
  }, [accepted, isLeft, isOfBoard, picks, setAside]);
  // Whoever does not wait has a free board; what was picked comes back where it was not placed.
  useEffect(() => {
    if (!isLeftHere) return;
    setOpen(false);
    setAside(picks.clear());
  }, [isLeftHere, picks, setAside]);
  useEffect(() => {
    if (phase !== 'oddsChanged') return;
    void reloadOdds().catch(() => undefined);
    if (hasItems) return setOpen(true);
    toast(refused?.msg ?? '', { kind: 'warn' });
    close();
  }, [phase, hasItems, reloadOdds, refused, close]);
  return [isOpen, setOpen] as const;
}
