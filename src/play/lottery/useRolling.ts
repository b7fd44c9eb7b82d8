// When the numbers of a draw are still coming one by one: only those that are drawn while the page is open, and not for players who want less motion.
import { useEffect, useState } from 'react';
import { rollMs } from '#kit/lottery/roll.ts';
import { wantsLessMotion } from '#kit/picture/motion.ts';

/** `drawn` is the last period whose numbers are known; '' while they are awaited, undefined while nothing is known. */
export function useRolling(drawn: string | undefined): boolean {
  const [seen, setSeen] = useState({ drawn, isRolling: false });
  if (drawn !== seen.drawn)
    setSeen({ drawn, isRolling: Boolean(drawn) && seen.drawn !== undefined && !wantsLessMotion() });
  const isRolling = drawn === seen.drawn && seen.isRolling;
  useEffect(() => {
    if (!isRolling) return;
    const timer = setTimeout(() => setSeen((last) => ({ ...last, isRolling: false })), rollMs);
    return () => clearTimeout(timer);
  }, [isRolling]);
  return isRolling;
}
