// Owns the hook to a list that comes in pages: asked for as it is needed, kept free of repeats, renewed at its head.
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Call, callKey } from '#contract/call.ts';
import { CallFailure, isAborted } from './failure.ts';
import { send } from './send.ts';

export interface PagesOf<Request, Answer, Item> {
  itemsOf: (answer: Answer) => readonly Item[];
  hasMore: (answer: Answer) => boolean;
  keyOf: (item: Item) => string;
  /** The request of the page after so many, whose last row was this one; rows that came in between are told apart by their keys. */
  next: (first: Request, pages: number, last: Item) => Request;
}

export interface Pages<Item, Answer = unknown> {
  /** undefined until the first page is there. */
  data: readonly Item[] | undefined;
  /** The whole answer of the first page, as it came last: totals of the filter and the like. */
  head: Answer | undefined;
  error: CallFailure | undefined;
  isLoading: boolean;
  hasMore: boolean;
  /** Asks for the next page, unless one is on its way or there is none. */
  more: () => void;
  /** Asks for the first page anew and puts what is new before the rest. */
  renew: () => void;
  /** Tries again where it failed. */
  mutate: () => Promise<void>;
}

interface Seen<Item, Answer> {
  key: string;
  items: readonly Item[] | undefined;
  head: Answer | undefined;
  pages: number;
  hasMore: boolean;
  error: CallFailure | undefined;
}

const nothing = (key: string): Seen<never, never> => ({
  key,
  items: undefined,
  head: undefined,
  pages: 0,
  hasMore: true,
  error: undefined,
});

/** Failures are shown by the screen alone. `of` has to stay the same object. */
export function useCallPages<Request extends object, Answer, Item>(
  call: Call<Request, Answer>,
  first: Request | null,
  of: PagesOf<Request, Answer, Item>,
): Pages<Item, Answer> {
  const key = first ? callKey(call.id, first) : '';
  const [seen, setSeen] = useState<Seen<Item, Answer>>(() => nothing(key));
  const own = seen.key === key ? seen : nothing(key);
  const state = useRef<{ key: string; asking: AbortController | null }>({ key, asking: null });
  const latest = useRef({ first, own });
  useEffect(() => {
    latest.current = { first, own };
  });

  const ask = useCallback(
    async (isRenewal: boolean): Promise<void> => {
      const { first: request, own: known } = latest.current;
      if (!request || state.current.asking || (!isRenewal && !known.hasMore)) return;
      const asking = new AbortController();
      state.current.asking = asking;
      const at = isRenewal ? 0 : known.pages;
      try {
        const answer = await send(call, at === 0 ? request : of.next(request, at, known.items!.at(-1)!), {
          silent: true,
          signal: asking.signal,
        });
        if (asking.signal.aborted) return;
        const rows = of.itemsOf(answer);
        setSeen((before) => {
          const old = before.key === known.key ? (before.items ?? []) : [];
          const keys = new Set(old.map(of.keyOf));
          const fresh = rows.filter((row) => !keys.has(of.keyOf(row)));
          if (at > 0 || old.length === 0)
            return {
              key: known.key,
              items: [...old, ...fresh],
              head: at === 0 ? answer : before.head,
              pages: at + 1,
              hasMore: of.hasMore(answer),
              error: undefined,
            };
          // Nothing in common: so much has happened that the rest would hang on with a gap.
          if (fresh.length === rows.length && rows.length > 0)
            return {
              key: known.key,
              items: rows,
              head: answer,
              pages: 1,
              hasMore: of.hasMore(answer),
              error: undefined,
            };
          const newer = new Map(rows.map((row) => [of.keyOf(row), row]));
          return { ...before, head: answer, items: [...fresh, ...old.map((row) => newer.get(of.keyOf(row)) ?? row)] };
        });
      } catch (error) {
        if (isAborted(error) || asking.signal.aborted) return;
        if (!(error instanceof CallFailure)) throw error;
        if (!isRenewal)
          setSeen((before) => ({ ...(before.key === known.key ? before : nothing(known.key)), error }));
      } finally {
        if (state.current.asking === asking) state.current.asking = null;
      }
    },
    [call, of],
  );

  useEffect(() => {
    state.current = { key, asking: null };
    if (key !== '') void ask(false);
    return () => {
      state.current.asking?.abort();
      state.current.asking = null;
    };
  }, [key, ask]);

  return {
    data: own.items,
    head: own.head,
    error: own.error,
    isLoading: key !== '' && own.items === undefined && !own.error,
    hasMore: own.hasMore,
    more: useCallback(() => void (latest.current.own.error ? undefined : ask(false)), [ask]),
    renew: useCallback(() => void ask(true), [ask]),
    mutate: useCallback(async () => {
      setSeen((before) => ({ ...before, error: undefined }));
      await ask(false);
    }, [ask]),
  };
}
