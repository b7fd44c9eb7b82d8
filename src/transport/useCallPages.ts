// Owns the hook to a list that comes in pages: asked for as it is needed, kept free of repeats, renewed at its head.
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Call, callKey } from '#contract/call.ts';
import { CallFailure, isAborted } from './failure.ts';
import { send } from './send.ts';

export interface PagesOf<Request, Answer, Item> {
  itemsOf: (answer: Answer) => readonly Item[];
  hasMore: (answer: Answer) => boolean;
  keyOf: (item: Item) => string;
  /** The request of the page after so many, the last row so far being this; rows that came in between are told apart by their keys. */
  next: (first: Request, pages: number, last: Item) => Request;
}

export interface Pages<Item, Answer = unknown> {
  /** The newest answer, whichever page it was. */
  answer: Answer | undefined;
  /** undefined until the first page is there. */
  data: readonly Item[] | undefined;
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
  answer: Answer | undefined;
  items: readonly Item[] | undefined;
  pages: number;
  hasMore: boolean;
  error: CallFailure | undefined;
}

const nothing = (key: string): Seen<never, never> => ({
  key,
  answer: undefined,
  items: undefined,
  pages: 0,
  hasMore: true,
  error: undefined,
});

interface Asking {
  asking: AbortController | null;
  /** What waits until that has ended. */
  wantsMore: boolean;
  wantsRenewal: boolean;
}
const quiet: Asking = { asking: null, wantsMore: false, wantsRenewal: false };

/** Failures are shown by the screen alone. `of` has to stay the same object. */
export function useCallPages<Request extends object, Answer, Item>(
  call: Call<Request, Answer>,
  first: Request | null,
  of: PagesOf<Request, Answer, Item>,
): Pages<Item, Answer> {
  const key = first ? callKey(call.id, first) : '';
  const [seen, setSeen] = useState<Seen<Item, Answer>>(() => nothing(key));
  const own = seen.key === key ? seen : nothing(key);
  const state = useRef<Asking>({ ...quiet });
  const [turn, setTurn] = useState(0);
  const latest = useRef({ first, own });
  useEffect(() => {
    latest.current = { first, own };
  });

  const ask = useCallback(
    async (isRenewal: boolean): Promise<void> => {
      const { first: request, own: known } = latest.current;
      if (!request || (!isRenewal && !known.hasMore)) return;
      if (state.current.asking) {
        // The end of a list speaks once, and so does a wish to renew: what comes while something is asked for waits for its turn.
        state.current[isRenewal ? 'wantsRenewal' : 'wantsMore'] = true;
        return;
      }
      const asking = new AbortController();
      state.current.asking = asking;
      const at = isRenewal ? 0 : known.pages;
      try {
        const last = at > 0 ? known.items?.at(-1) : undefined;
        const answer = await send(call, last ? of.next(request, at, last) : request, {
          silent: true,
          signal: asking.signal,
        });
        if (asking.signal.aborted) return;
        const rows = of.itemsOf(answer);
        setSeen((before) => {
          const old = before.key === known.key ? (before.items ?? []) : [];
          const more = { key: known.key, answer, hasMore: of.hasMore(answer), error: undefined };
          if (at > 0) {
            const keys = new Set(old.map(of.keyOf));
            const fresh = rows.filter((row) => !keys.has(of.keyOf(row)));
            return { ...more, items: [...old, ...fresh], pages: at + 1 };
          }
          // The first page is as it is now; the rest hangs on where it ends, unless so much has happened that there is a gap.
          const last = rows.at(-1);
          const joint = last ? old.findIndex((row) => of.keyOf(row) === of.keyOf(last)) : -1;
          if (joint < 0) return { ...more, items: rows, pages: 1 };
          return { ...before, answer, items: [...rows, ...old.slice(joint + 1)] };
        });
      } catch (error) {
        if (isAborted(error) || asking.signal.aborted) return;
        if (!(error instanceof CallFailure)) throw error;
        if (!isRenewal)
          setSeen((before) => ({ ...(before.key === known.key ? before : nothing(known.key)), error }));
      } finally {
        if (state.current.asking === asking) {
          state.current.asking = null;
          setTurn((turn) => turn + 1);
        }
      }
    },
    [call, of],
  );
  // After the answer is on screen, so that what follows it is asked for from its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each end of an ask is a turn
  useEffect(() => {
    const { asking, wantsRenewal, wantsMore } = state.current;
    if (asking || !(wantsRenewal || wantsMore)) return;
    state.current[wantsRenewal ? 'wantsRenewal' : 'wantsMore'] = false;
    void ask(wantsRenewal);
  }, [turn, ask]);

  useEffect(() => {
    state.current = { ...quiet };
    if (key !== '') void ask(false);
    return () => {
      state.current.asking?.abort();
      state.current.asking = null;
    };
  }, [key, ask]);

  return {
    answer: own.answer,
    data: own.items,
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
