// The hook a screen changes something with: one press, one intent.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Call } from '#contract/call.ts';
import { markAnswersStale } from './cache.ts';
import { CallFailure } from './failure.ts';
import { newIntentId, type SendOptions, send } from './send.ts';

export interface SendingOptions<Request> extends Pick<SendOptions, 'silent' | 'alert'> {
  /** The part of a request that has to be equal for a send to be a repeat; all of it by default. What merely confirms the request is no part. */
  contentOf?: (request: Request) => object;
}

export interface Sending<Request, Answer> {
  /**
   * Sends once: while one is under way, a second press gets the same promise. Rejects with a CallFailure. `keptIntent` is what a
   * page before this one sent the same content under, for screens that keep it.
   */
  send(request: Request, keptIntent?: string): Promise<Answer>;
  sending: boolean;
  /** Of the last send; gone with the next. */
  failure: CallFailure | null;
}

/**
 * A call that changes something. A send that met no answer keeps its intent id: pressing again with the same content
 * repeats the intent instead of doing it a second time. Only a refusal says that nothing was done: one that the session is
 * gone may answer a repeat whose first try arrived. Leaving the screen does not cancel it.
 */
export function useSend<Request extends object, Answer>(
  call: Call<Request, Answer>,
  options?: SendingOptions<Request>,
): Sending<Request, Answer> {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const underWay = useRef<Promise<Answer> | null>(null);
  const unanswered = useRef<{ content: string; intentId: string } | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const sendOnce = useCallback(
    (request: Request, keptIntent?: string): Promise<Answer> => {
      if (underWay.current) return underWay.current;
      const { contentOf, ...shown } = latest.current ?? {};
      const content = JSON.stringify(contentOf ? contentOf(request) : request);
      const intentId =
        unanswered.current?.content === content ? unanswered.current.intentId : (keptIntent ?? newIntentId());
      unanswered.current = { content, intentId };
      setSending(true);
      setFailure(null);
      const promise = send(call, request, { ...shown, intentId })
        .then((answer) => {
          unanswered.current = null;
          return answer;
        })
        .catch((error: unknown) => {
          if (error instanceof CallFailure) {
            if (error.kind === 'refused') unanswered.current = null;
            setFailure(error);
          }
          throw error;
        })
        .finally(() => {
          underWay.current = null;
          markAnswersStale();
          setSending(false);
        });
      underWay.current = promise;
      return promise;
    },
    [call],
  );

  return { send: sendOnce, sending, failure };
}
