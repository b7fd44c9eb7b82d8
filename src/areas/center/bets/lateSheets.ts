// The sheets of a bet and of a slip as they are fetched: once a list of bets or a chase is there, before anybody opens one.
import { preloadable } from '#kit/page/preloadable.tsx';

export const BetSheet = preloadable(async () => (await import('./BetSheet.tsx')).BetSheet, null);

/** The sheet of a slip, and the choosing of bets. */
export const LateBets = preloadable(async () => (await import('./LateBets.tsx')).LateBets, null);
