// The sheet of a slip and the choosing of bets as they are fetched: once a list of slips is there, before anybody opens one.
import { preloadable } from '#kit/page/preloadable.tsx';

export const LateBets = preloadable(async () => (await import('./LateBets.tsx')).LateBets, null);
