// The hook to a list that comes in pages, SWR's infinite list over send(): pages requested as they are needed, without duplicate rows, renewed at the head, and shown at once when the player is back.
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { type Call, callKey } from '#contract/call.ts';
import { releaseSignal, retainAnswer } from '../cache.ts';
import { type CallFailure, isAborted } from '../failure.ts';
import { renewals } from '../revalidateShown.ts';
import { send } from '../send.ts';

export interface PagesOf<Request, Answer, Item> {
  itemsOf: (answer: Answer) => readonly Item[];
  hasMore: (answer: Answer) => boolean;
  keyOf: (item: Item) => string;
  /** The request of the page after so many, the last row so far being this; rows that repeat are recognised by their keys. */
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
  /** Requests the next page, unless one is loading or there is none. */
  more: () => void;
  /** Requests the first page again and puts what is new before the rest. */
  renew: () => void;
  /** Tries again where it failed. */
  mutate: () => Promise<void>;
}

interface Page<Item, Answer> {
  answer: Answer;
  items: readonly Item[];
  /** Whether another page follows this one. */
  hasMore: boolean;
  /** Pages of one chain follow each other without a gap; where a new head does not meet the old rows, another chain begins. */
  chain: number;
  /** Grows with each answer. */
  age: number;
}

type PageKey<Request> = readonly ['pages', call: string, index: number, Request, chain: number];

let answers = 0;

/** The first page as it is now, with the rest of the old first page where the two meet. */
function joined<Item, Answer>(
  head: Page<Item, Answer>,
  old: Page<Item, Answer>,
  keyOf: (item: Item) => string,
): Page<Item, Answer> {
  // Nothing follows it: what it no longer has is gone from the list.
  if (!head.hasMore) return { ...head, chain: old.chain + 1 };
  const last = head.items.at(-1);
  const joint = last ? old.items.findIndex((item) => keyOf(item) === keyOf(last)) : -1;
  if (joint < 0) return { ...head, chain: old.chain + 1 };
  return {
    ...head,
    items: [...head.items, ...old.items.slice(joint + 1)],
    hasMore: old.hasMore,
    chain: old.chain,
  };
}

/** Failures are shown by the screen alone. `of` has to stay the same object. */
export function useCallPages<Request extends object, Answer, Item>(
  call: Call<Request, Answer>,
  first: Request | null,
  of: PagesOf<Request, Answer, Item>,
): Pages<Item, Answer> {
  type OwnPage = Page<Item, Answer>;
  const key = first && `pages ${callKey(call.id, first)}`;
  useEffect(() => (key === null ? undefined : retainAnswer(key)), [key]);
  const { cache } = useSWRConfig();

  const keyOfPage = (index: number, previous: OwnPage | null): PageKey<Request> | null => {
    if (!first) return null;
    if (index === 0) return ['pages', call.id, 0, first, 0];
    const last = previous?.items.at(-1);
    if (!last || !previous?.hasMore) return null;
    return ['pages', call.id, index, of.next(first, index, last), previous.chain];
  };
  const askPage = async (pageKey: PageKey<Request>): Promise<OwnPage> => {
    const [, , index, request] = pageKey;
    const old =
      index === 0 ? (cache.get(unstable_serialize(pageKey))?.data as OwnPage | undefined) : undefined;
    try {
      const answer = await send(call, request, {
        silent: true,
        background: old !== undefined,
        signal: releaseSignal(key!),
      });
      answers += 1;
      const page = {
        answer,
        items: of.itemsOf(answer),
        hasMore: of.hasMore(answer),
        chain: pageKey[4],
        age: answers,
      };
      return old ? joined(page, old, of.keyOf) : page;
    } catch (error) {
      // A renewal that fails leaves what is on screen as it is.
      if (old) return old;
      throw error;
    }
  };
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<OwnPage, CallFailure>(
    keyOfPage,
    askPage,
    {
      // Requested by renew() alone, so that the next page is one request.
      revalidateFirstPage: false,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      dedupingInterval: 0,
      // Pages are never changed in place; comparing thousands of rows would take longer than drawing them.
      compare: Object.is,
    },
  );

  const shown = isAborted(error) ? undefined : error;
  const hasMore = data?.at(-1)?.hasMore ?? true;
  const latest = useRef({ data, isValidating, size, canContinue: false });
  // One request at a time: what is wanted meanwhile waits here.
  const wanted = useRef({ more: false, renewal: false });

  const more = useCallback((): void => {
    const { data: pages, isValidating: isBusy, canContinue } = latest.current;
    if (!canContinue || !pages) return;
    if (isBusy) wanted.current.more = true;
    else void setSize(pages.length + 1);
  }, [setSize]);
  const renewHead = useCallback((): Promise<unknown> | undefined => {
    const { data: pages, isValidating: isBusy } = latest.current;
    if (isBusy || !pages) {
      wanted.current.renewal = isBusy;
      return undefined;
    }
    return mutate(pages, {
      revalidate: (page: OwnPage | undefined, pageKey) =>
        page === undefined || (pageKey as unknown as PageKey<Request>)[2] === 0,
    });
  }, [mutate]);
  const renew = useCallback((): void => void renewHead(), [renewHead]);
  const retry = useCallback(async (): Promise<void> => {
    await setSize(latest.current.size);
  }, [setSize]);

  useEffect(() => {
    latest.current = { data, isValidating, size, canContinue: hasMore && !shown };
    if (isValidating) return;
    const { renewal, more: wantsMore } = wanted.current;
    wanted.current = { more: renewal && wantsMore, renewal: false };
    if (renewal) renew();
    else if (wantsMore) more();
  });

  // Pages that were kept from before are shown at once, and may be old.
  useEffect(() => {
    wanted.current = { more: false, renewal: false };
    if (key !== null && latest.current.data) renew();
  }, [key, renew]);

  useEffect(
    () =>
      renewals.subscribe((done) => {
        const renewal = latest.current.data ? renewHead() : retry();
        if (renewal) done(renewal);
      }),
    [renewHead, retry],
  );

  const items = useMemo(() => {
    if (!data) return undefined;
    const seen = new Set<string>();
    return data.flatMap((page) =>
      page.items.filter((item) => !seen.has(of.keyOf(item)) && seen.add(of.keyOf(item))),
    );
  }, [data, of]);
  return {
    answer: data?.reduce((newest, page) => (page.age > newest.age ? page : newest)).answer,
    data: items,
    error: shown,
    isLoading: key !== null && items === undefined && !shown,
    hasMore,
    more,
    renew,
    mutate: retry,
  };
}
