// How far a screen is pulled down by a finger, and when it is no pull.

/** A shorter pull changes nothing. */
export const farEnoughPx = 64;
const mostPx = 96;
/** Before a finger has moved so far nobody knows what it is about. */
const beginPx = 10;

/** How far the sign follows, in px; null where the finger scrolls or swipes. */
export function pullOf(acrossPx: number, downPx: number, isPulling: boolean): number | null {
  if (isPulling) return Math.max(0.01, Math.min(mostPx, (downPx - beginPx) / 2));
  if (downPx < -beginPx || Math.abs(acrossPx) > beginPx) return null;
  if (downPx <= beginPx) return 0;
  return Math.abs(acrossPx) * 2 < downPx ? 0.01 : null;
}
