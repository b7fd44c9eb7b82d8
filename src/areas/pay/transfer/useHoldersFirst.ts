// The order of the platforms on the page of transfers: those that hold money stand first, and no row moves under a thumb.
import { useEffect, useState } from 'react';
import { type Held, holdersFirst, type Platform, sumOf } from '../outside/heldMoney.ts';

/** Whoever waits longer than this for the slowest platform has begun to read the list as it stands. */
const patienceMs = 1_500;

export interface SortedPlatforms {
  list: readonly Platform[];
  /** The player has asked for all balances again. */
  sortAgain: () => void;
}

/** Sorted once, when all have answered or patience ends, unless a finger was down before; then only when asked to. */
export function useHoldersFirst(
  platforms: readonly Platform[],
  held: ReadonlyMap<string, Held>,
): SortedPlatforms {
  const [order, setOrder] = useState<readonly string[]>([]);
  const [isDue, setDue] = useState(true);
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patienceMs);
    const stay = (): void => setDue(false);
    addEventListener('pointerdown', stay, { once: true, capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', stay, { capture: true });
    };
  }, []);
  const isReading = sumOf(platforms, held).isReading;
  if (isDue && !(isReading && isPatient)) {
    setDue(false);
    setOrder(holdersFirst(platforms, held).map(({ platform }) => platform));
  }
  const placeOf = ({ platform }: Platform): number => {
    const at = order.indexOf(platform);
    return at === -1 ? order.length : at;
  };
  return {
    list: platforms.toSorted((a, b) => placeOf(a) - placeOf(b)),
    sortAgain: () => setDue(true),
  };
}
