// Taking what an activity gives: a press that met no answer is known, and the next one asks for the same again.
import { useRef } from 'react';
import type { Call } from '#contract/call.ts';
import { withdrawToast } from '#kit/overlay/toast.ts';
import { failureText } from '#kit/page/failureText.ts';
import type { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';

export interface Take<Request, Answer> {
  /** The answer, or null where there was none or the server refused; the player reads why. */
  take(request: Request): Promise<Answer | null>;
  taking: boolean;
  /** The last press met no answer: what it gave may be there already, and the next press shows it. */
  isUnanswered: boolean;
}

const isLineLost = ({ kind }: CallFailure): boolean => kind === 'network' || kind === 'timeout';

/**
 * `onRefused` reads the activity again: it has changed, or the server would have given. Not where the line is lost: that would
 * meet no answer either, and the next press asks.
 *
 * The chance that was used is gone from the page before its result is seen, so a repeat sends what was sent then, under the same intent.
 */
export function useClaim<Request extends object, Answer>(
  call: Call<Request, Answer>,
  onRefused: () => unknown,
): Take<Request, Answer> {
  const { send, sending, failure } = useSend(call);
  const sent = useRef<Request | null>(null);
  const take = async (request: Request): Promise<Answer | null> => {
    sent.current = isUnanswered && sent.current ? sent.current : request;
    return send(sent.current).catch((error: CallFailure) => {
      // The screen says at the button, for as long as it is so, what became of the press and what to do.
      if (isLineLost(error)) withdrawToast(failureText(error, ''));
      else onRefused();
      return null;
    });
  };
  const isUnanswered = failure !== null && failure.kind !== 'refused';
  return { take, taking: sending, isUnanswered };
}
