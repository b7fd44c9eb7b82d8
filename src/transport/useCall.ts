// The hook a screen reads the backend with: SWR over send().
import { useCallback, useEffect } from 'react';
import useSWR from 'swr';
import { type Call, callKey } from '#contract/call.ts';
import { hasArrived, isFresh, markArrived, releaseSignal, retainAnswer } from './cache.ts';
import { type CallFailure, isAborted } from './failure.ts';
import { send } from './send.ts';

export interface CallOptions {
  /** Polling interval while the screen is visible, in milliseconds. */
  refreshMs?: number;
  /** Its failure is not shown by the shell, only by the screen itself. */
  silent?: boolean;
  /** While another request's answer is loading, the one before stays. */
  keepPrevious?: boolean;
}

export interface Read<Answer> {
  data: Answer | undefined;
  error: CallFailure | undefined;
  /** Nothing to show yet, and an answer is on its way. */
  isLoading: boolean;
  /** Requests it again. */
  mutate(): Promise<unknown>;
}

/**
 * The answer to a call, kept and shared between screens by callKey(). A null request sends nothing. It is requested when
 * a screen first shows it (unless it is some seconds young), again when the connection comes back, and dropped when no
 * screen wants it any more. Repeats after a failure are transport's, not SWR's.
 */
export function useCall<Request extends object, Answer>(
  call: Call<Request, Answer>,
  request: Request | null,
  options: CallOptions = {},
): Read<Answer> {
  const key = request && callKey(call.id, request);
  useEffect(() => (key === null ? undefined : retainAnswer(key)), [key]);

  const refreshMs = options.refreshMs ?? 0;
  const ask = async (): Promise<Answer> => {
    const answer = await send(call, request!, {
      signal: releaseSignal(key!),
      // A poll renews what is on screen already.
      background: refreshMs > 0 && hasArrived(key!),
      ...(options.silent === undefined ? {} : { silent: options.silent }),
    });
    markArrived(key!);
    return answer;
  };
  const { data, error, isLoading, mutate } = useSWR<Answer, CallFailure>(key, ask, {
    revalidateIfStale: key === null || !isFresh(key),
    // SWR would wait two seconds: what was just changed is requested again at once.
    dedupingInterval: 0,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    refreshInterval: refreshMs,
    keepPreviousData: options.keepPrevious ?? false,
  });
  const again = useCallback(() => mutate(), [mutate]);
  const isDropped = isAborted(error);
  return {
    data,
    error: isDropped ? undefined : error,
    // An answer that came with the page counts as loading for SWR while it is requested again.
    isLoading: data === undefined && (isLoading || isDropped),
    mutate: again,
  };
}
