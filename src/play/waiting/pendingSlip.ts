// The slip whose result is not known yet, kept in this tab through leaving and reloading the page.
import { sessionStore } from '#browser/storage.ts';
import type { SentSlip } from '../placing/placeBet.machine.ts';

const key = 'pendingSlip';

const isSent = (raw: unknown): raw is SentSlip => {
  const slip = raw as Partial<SentSlip> | null;
  return (
    typeof slip?.intentId === 'string' &&
    typeof slip.account === 'string' &&
    (slip.mode === 'credit' || slip.mode === 'official') &&
    typeof slip.request?.bets === 'string'
  );
};

export const keepPendingSlip = (slip: SentSlip): void => sessionStore.writeJson(key, slip);

export const clearPendingSlip = (): void => sessionStore.remove(key);

/** The slip of this account whose result is unknown, or null. What another account left behind is deleted, never sent. */
export function pendingSlipOf(account: string): SentSlip | null {
  const found = sessionStore.readJson(key);
  if (account === '' || !isSent(found)) return null;
  if (found.account === account) return found;
  clearPendingSlip();
  return null;
}
