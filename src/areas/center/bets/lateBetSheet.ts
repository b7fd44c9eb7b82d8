// The sheet of a bet as it is fetched: once a list of bets or a chase is there, before anybody opens one.
import { preloadable } from '#kit/page/preloadable.tsx';

export const BetSheet = preloadable(async () => (await import('./BetSheet.tsx')).BetSheet, null);
