// Owns the hook to the bet machine: what became of the slip, and the three things a player can do about it.
import { useCallback, useEffect, useRef, useState } from 'react';
import { newIntentId } from '#transport/send.ts';
import type { PlaceBetActor } from './betting.ts';
import type { AcceptedSlip, PlaceBetPhase, RefusedSlip, SentSlip, Slip } from './placeBet.machine.ts';

export interface PlaceBet {
  phase: PlaceBetPhase;
  accepted: AcceptedSlip | null;
  refused: RefusedSlip | null;
  /** The slip that was accepted: that of another page where the player has moved on meanwhile. */
  placed: SentSlip | null;
  /** The slip on its way. */
  sent: SentSlip | null;
  /** Places a slip; does nothing while another is on its way. */
  confirm(slip: Slip): void;
  /** The result was read. */
  close(): void;
}

const none = { phase: 'editing', accepted: null, refused: null, placed: null, sent: null } as const;

/** `account` is '' for a guest, who places nothing. `onAccepted`: money has moved. */
export function usePlaceBet(account: string, onAccepted: () => void): PlaceBet {
  const [shown, setShown] =
    useState<Pick<PlaceBet, 'phase' | 'accepted' | 'refused' | 'placed' | 'sent'>>(none);
  const actor = useRef<PlaceBetActor | null>(null);
  const waiting = useRef<Slip | null>(null);
  const tell = useRef(onAccepted);
  useEffect(() => {
    tell.current = onAccepted;
  });

  useEffect(() => {
    if (account === '') return;
    let isHere = true;
    const begin = async (): Promise<void> => {
      const { startPlaceBet, shownOf } = await load(() => isHere);
      if (!isHere) return;
      const own = startPlaceBet(account, () => tell.current());
      actor.current = own;
      const show = (): void => setShown(shownOf(own));
      own.subscribe(show);
      if (waiting.current) own.send({ type: 'confirm', slip: waiting.current, intentId: newIntentId() });
      waiting.current = null;
      show();
    };
    void begin().catch(() => undefined);
    const again = (): void => actor.current?.send({ type: 'again' });
    window.addEventListener('online', again);
    return () => {
      isHere = false;
      window.removeEventListener('online', again);
      // What is on its way is kept: whoever comes back learns how it ended.
      actor.current?.stop();
      actor.current = null;
      waiting.current = null;
      setShown(none);
    };
  }, [account]);

  const confirm = useCallback((slip: Slip) => {
    if (actor.current) return actor.current.send({ type: 'confirm', slip, intentId: newIntentId() });
    // The machine is still on its way; nothing has been sent yet.
    waiting.current ??= slip;
    setShown({ ...none, phase: 'sending' });
  }, []);
  const close = useCallback(() => actor.current?.send({ type: 'close' }), []);
  return { ...shown, confirm, close };
}

/** A lost chunk is asked for again as long as somebody is on the page. */
async function load(isWanted: () => boolean): Promise<typeof import('./betting.ts')> {
  for (;;) {
    try {
      return await import('./betting.ts');
    } catch (error) {
      if (!isWanted()) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }
}
