// The conversation on the screen: its newest page, older ones as they are asked for, and what comes while somebody looks.
import { useCallback, useEffect, useRef, useState } from 'react';
import { isVisible, onResumed } from '#browser/pageLifecycle.ts';
import type { SupportMessage } from '#contract/entities.generated.ts';
import { guestThread, type ThreadAnswer, thread } from '#contract/support.generated.ts';
import { useSite } from '#kit/page/site.ts';
import { CallFailure } from '#transport/failure.ts';
import { send } from '#transport/send.ts';
import { type Read, useCall } from '#transport/useCall.ts';

/** So that an answer is on the screen within two seconds; each look is one small query. */
const lookMs = 1_500;

const isAfter = (id: string, other: string): boolean =>
  id.length === other.length ? id > other : id.length > other.length;

/** Both lists as one, each message once, the oldest first. */
export function merged(
  known: readonly SupportMessage[],
  found: readonly SupportMessage[],
): readonly SupportMessage[] {
  const fresh = found.filter(({ id }) => !known.some((each) => each.id === id));
  if (fresh.length === 0) return known;
  return [...known, ...fresh].toSorted((a, b) => (isAfter(a.id, b.id) ? 1 : -1));
}

/** The first of the answers that were not seen; undefined where all were. */
export function firstUnseen(list: readonly SupportMessage[], unread: number): string | undefined {
  const answers = list.filter(({ from }) => from === 'support');
  return unread === 0 ? undefined : answers.at(-Math.min(unread, answers.length))?.id;
}

export interface Conversation {
  first: Read<ThreadAnswer>;
  list: readonly SupportMessage[];
  hasOlder: boolean;
  /** Shows the page before; resolves when it is there. */
  older: () => Promise<void>;
  isLoadingOlder: boolean;
  add: (message: SupportMessage) => void;
  /** Above this message stands the line of what is new. */
  lineAt: string | undefined;
  /** When somebody is there, as it was said last. */
  desk: Pick<ThreadAnswer, 'hours' | 'away' | 'backAt'> | undefined;
}

/** `isBusy`: what is being sent may be in an answer already, so nothing is asked meanwhile. */
export function useConversation(about: string | null, isBusy: () => boolean): Conversation {
  const { refresh, visitor } = useSite();
  // The same answers, of the browser in place of the account.
  const read = visitor.login ? thread : (guestThread as unknown as typeof thread);
  const first = useCall(read, about === null ? {} : { about }, { keepPrevious: true });
  const [list, setList] = useState<readonly SupportMessage[]>([]);
  const [hasOlder, setHasOlder] = useState(false);
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const [lineAt, setLineAt] = useState<string>();
  const [later, setLater] = useState<ThreadAnswer>();
  const newest = useRef('0');
  const wasUnseen = useRef(false);
  const hasBegun = useRef(false);
  const busy = useRef(isBusy);
  useEffect(() => {
    busy.current = isBusy;
  });

  const add = useCallback((found: readonly SupportMessage[]): void => {
    const last = found.at(-1)?.id;
    if (last !== undefined && isAfter(last, newest.current)) newest.current = last;
    setList((known) => merged(known, found));
  }, []);

  const { data } = first;
  useEffect(() => {
    if (!data) return;
    add(data.list);
    wasUnseen.current ||= data.unread > 0;
    if (hasBegun.current) return;
    hasBegun.current = true;
    setHasOlder(data.hasMore);
    setLineAt(firstUnseen(data.list, data.unread));
  }, [data, add]);

  const isThere = data !== undefined;
  useEffect(() => {
    if (!isThere) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      if (isVisible() && !busy.current())
        try {
          const seen = newest.current;
          const answer = await send(
            read,
            { after: seen, ...(seen !== '0' && { seen }) },
            { signal: leaving.signal, silent: true, background: true },
          );
          add(answer.list);
          setLater(answer);
          // What was unseen has been shown: the badge of the tab bar goes with it.
          if (wasUnseen.current && answer.unread === 0) {
            wasUnseen.current = false;
            void refresh();
          } else wasUnseen.current ||= answer.unread > 0;
        } catch (error) {
          if (!(error instanceof CallFailure)) return;
        }
      if (!leaving.signal.aborted) timer = setTimeout(() => void look(), lookMs);
    };
    void look();
    const stop = onResumed(() => void look());
    return () => {
      stop();
      leaving.abort();
      clearTimeout(timer);
    };
  }, [isThere, add, refresh, read]);

  return {
    first,
    list,
    hasOlder,
    isLoadingOlder,
    async older() {
      const before = list[0]?.id;
      if (before === undefined || isLoadingOlder) return;
      setLoadingOlder(true);
      try {
        const answer = await send(read, { before });
        add(answer.list);
        setHasOlder(answer.hasMore);
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
      } finally {
        setLoadingOlder(false);
      }
    },
    add: (message) => add([message]),
    lineAt,
    desk: later ?? data,
  };
}
