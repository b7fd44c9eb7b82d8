// What happens around sending a post: the intent that outlives the page, the nickname before the first one, what was refused at which field, and what is out of date afterwards.
import { useState } from 'react';
import { localStore } from '#browser/storage.ts';
import type { Call } from '#contract/call.ts';
import { useSite } from '#kit/page/site.ts';
import { markAnswersStale } from '#transport/cache.ts';
import type { CallFailure } from '#transport/failure.ts';
import { type Sending, useSend } from '#transport/useSend.ts';
import { intentFor } from './useForumDraft.ts';

export interface Posting {
  errorOf: (field: string) => string;
  clear: (field: string) => void;
  /** Shows these; true where there is one. */
  show: (found: Readonly<Record<string, string>>) => boolean;
  /** The nickname is being asked for. */
  isNaming: boolean;
  /** Stops asking. */
  stopNaming: () => void;
  /** Sends the post, after the nickname where there is none yet; false where it was not posted. */
  post: (send: () => Promise<void>) => Promise<void>;
  /** The nickname is set: the post that waited goes on. */
  named: () => void;
}

/** The button is at the foot of a form that is longer than a phone: what it stumbled over is brought into sight. */
function showFirst(found: Readonly<Record<string, string>>): void {
  const fields = document.querySelectorAll<HTMLElement>('form [name]');
  const first = [...fields].find((field) => Object.hasOwn(found, field.getAttribute('name') ?? ''));
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
}

export function usePosting(): Posting {
  const { visitor, refresh } = useSite();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [waiting, setWaiting] = useState<(() => Promise<void>) | null>(null);
  // Known before the account is read again: a name is set once, and asking for it twice would lead nowhere.
  const [isNamed, setNamed] = useState((visitor.nickName ?? '') !== '');
  const attempt = async (send: () => Promise<void>): Promise<void> => {
    try {
      await send();
      markAnswersStale();
    } catch (error) {
      const { code, fieldErrors = {} } = error as CallFailure;
      if (code === 'nickNameMissing') setWaiting(() => send);
      else {
        setErrors(fieldErrors);
        showFirst(fieldErrors);
      }
    }
  };
  return {
    errorOf: (field) => errors[field] ?? '',
    clear: (field) => setErrors(({ [field]: _, ...rest }) => rest),
    show: (found) => {
      const wrong = Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence !== ''));
      setErrors(wrong);
      showFirst(wrong);
      return Object.keys(wrong).length > 0;
    },
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
