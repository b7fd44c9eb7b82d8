// The newest message is seen: the page goes to its end where somebody follows the conversation, and says so where they read further up.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SupportMessage } from '#contract/entities.generated.ts';

/** So near to the end somebody follows the conversation. */
const nearPx = 160;
const isNearEnd = (): boolean => {
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
  return scrollHeight - scrollTop - clientHeight < nearPx;
};
export const toEnd = (): void => window.scrollTo({ top: document.documentElement.scrollHeight });

/** Whether something new stands below what is in sight; `count` messages are on their way. */
export function useNewest(list: readonly SupportMessage[], count: number): boolean {
  const [hasNew, setHasNew] = useState(false);

  const last = list.at(-1)?.id;
  const before = useRef<{ last: string | undefined; count: number }>({ last: undefined, count: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest message is the reason
  useLayoutEffect(() => {
    const { last: lastBefore, count: countBefore } = before.current;
    before.current = { last, count };
    const isNewest = last !== lastBefore;
    if (!isNewest && count <= countBefore) return;
    if (lastBefore === undefined || count > countBefore || list.at(-1)?.from === 'member' || isNearEnd())
      toEnd();
    else setHasNew(true);
  }, [last, count]);
  useEffect(() => {
    if (!hasNew) return;
    const look = (): void => {
      if (isNearEnd()) setHasNew(false);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [hasNew]);
  return hasNew;
}
