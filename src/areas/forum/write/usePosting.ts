// What happens around sending a post: the intent that outlives the page, the nickname before the first one, what was refused at which field, and what is out of date afterwards.
import { useState } from 'react';
import { localStore } from '#browser/storage.ts';
import type { Call } from '#contract/call.ts';
import { type FormOptions, type FormState, useForm } from '#kit/input/useForm.ts';
import { useSite } from '#kit/page/site.ts';
import { markAnswersStale } from '#transport/cache.ts';
import type { CallFailure } from '#transport/failure.ts';
import { type Sending, useSend } from '#transport/useSend.ts';
import { intentFor } from './useForumDraft.ts';

export interface Posting<Name extends string> extends FormState<Name, HTMLFormElement> {
  /** The nickname is being asked for. */
  isNaming: boolean;
  /** Stops asking. */
  stopNaming: () => void;
  /** Sends the post, after the nickname where there is none yet. */
  post: (send: () => Promise<void>) => Promise<void>;
  /** The nickname is set: the post that waited goes on. */
  named: () => void;
}

const words = { tooShort: 'forum.tooShort', tooLong: 'forum.tooLong' } as const;

/** The form of a post, with the limits of its call. */
export function usePosting<Name extends string>(
  limits: NonNullable<FormOptions<Name>['limits']>,
): Posting<Name> {
  const { visitor, refresh } = useSite();
  const form = useForm<Name>({ limits, words });
  const [waiting, setWaiting] = useState<(() => Promise<void>) | null>(null);
  // Known before the account is read again: a name is set once, and asking for it twice would lead nowhere.
  const [isNamed, setNamed] = useState((visitor.nickName ?? '') !== '');
  const attempt = (send: () => Promise<void>): Promise<void> =>
    form.submit(async () => {
      try {
        await send();
        markAnswersStale();
      } catch (error) {
        if ((error as CallFailure).code !== 'nickNameMissing') throw error;
        setWaiting(() => send);
      }
    });
  return {
    ...form,
    isNaming: waiting !== null,
    stopNaming: () => setWaiting(null),
    post: async (send) => {
      if (isNamed) await attempt(send);
      else setWaiting(() => send);
    },
    named: () => {
      const send = waiting;
      setNamed(true);
      setWaiting(null);
      void refresh();
      if (send) void attempt(send);
    },
  };
}

/**
 * Sends the post of a draft, under an intent that is kept beside the draft. Only an answer or a refusal ends it: after a loss of the
 * line or of the session nobody knows whether the post has arrived.
 */
export function useSendDraft<Request extends object, Answer>(
  call: Call<Request, Answer>,
  draftKey: string,
): Sending<Request, Answer> {
  const { send, ...state } = useSend(call, { silent: true });
  const keptAs = `${draftKey} intent`;
  return {
    ...state,
    send: async (request) => {
      try {
        const answer = await send(request, intentFor(keptAs, request));
        localStore.remove(keptAs);
        return answer;
      } catch (error) {
        if ((error as Partial<CallFailure>).kind === 'refused') localStore.remove(keptAs);
        throw error;
      }
    },
  };
}
