// Owns the slip whose end is not known yet, kept in this tab through leaving and reloading the page.
import type { SentSlip } from './placeBet.machine.ts';

const key = 'unknownSlip';

/** Where the browser keeps nothing (storage blocked or full), the slip lives as long as the page. */
let inPage: SentSlip | null = null;

const isSent = (raw: unknown): raw is SentSlip => {
  const slip = raw as Partial<SentSlip> | null;
  return (
    typeof slip?.intentId === 'string' &&
    typeof slip.account === 'string' &&
    (slip.mode === 'credit' || slip.mode === 'official') &&
    typeof slip.request?.bets === 'string'
  );
};

export function keepUnknown(slip: SentSlip): void {
  inPage = slip;
  try {
    sessionStorage.setItem(key, JSON.stringify(slip));
  } catch {
    // Kept in the page alone.
  }
}

export function forgetUnknown(): void {
  inPage = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There was nothing but the page.
  }
}

/** The slip of this account whose end is unknown, or null. What another account left behind is deleted, never asked for. */
export function unknownOf(account: string): SentSlip | null {
  let found = inPage;
  try {
    const raw: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (isSent(raw)) found = raw;
  } catch {
    // Unreadable is the same as not there.
  }
  if (account === '' || !found) return null;
  if (found.account === account) return found;
  forgetUnknown();
  return null;
}
