// What a finger that moves across the card of the period means: to which of the player's own lotteries it leads.

/** A shorter way changes nothing. */
export const farEnoughPx = 64;
/** Before a finger has moved so far nobody knows what it is about. */
const beginPx = 10;
const mostPx = 96;

/** How far the card follows, in px; null where the finger scrolls. */
export function swipeOf(acrossPx: number, downPx: number, isSwiping: boolean): number | null {
  if (!isSwiping && Math.abs(downPx) > beginPx && Math.abs(acrossPx) < Math.abs(downPx) * 2) return null;
  if (!isSwiping && Math.abs(acrossPx) <= beginPx) return 0;
  return Math.max(-mostPx, Math.min(mostPx, acrossPx));
}

/** The favourites that this mode has, in their order; the one on screen is among them, first where it is no favourite. Empty where there is no other. */
export function ringOf(
  current: string,
  favourites: readonly string[],
  lotteries: readonly { lotCode: string }[],
): readonly string[] {
  const own = favourites.filter((code) => lotteries.some(({ lotCode }) => lotCode === code));
  const ring = own.includes(current) ? own : [current, ...own];
  return ring.length > 1 ? ring : [];
}

/** The one after it, or before; round at the ends. */
export const besideIn = (ring: readonly string[], current: string, by: 1 | -1): string | undefined =>
  ring[(ring.indexOf(current) + by + ring.length) % ring.length];
