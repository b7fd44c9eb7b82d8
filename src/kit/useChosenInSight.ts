// What is chosen in a row that scrolls sideways comes into the middle of it.
import { type RefObject, useEffect, useRef } from 'react';

/** For the row; `value` is what is chosen, `selector` finds its element. */
export function useChosenInSight<Row extends HTMLElement>(
  value: string | number,
  selector: string,
): RefObject<Row | null> {
  const list = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly chosen one comes into sight
  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>(selector);
    if (!row || !chosen || row.scrollWidth <= row.clientWidth) return;
    const [of, at] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
    row.scrollBy({ left: at.left + at.width / 2 - (of.left + of.width / 2), behavior: 'smooth' });
  }, [value]);
  return list;
}
