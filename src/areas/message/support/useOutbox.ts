// Sending what was written: one after the other, kept until it has arrived, tried again when the line is back.
import { useCallback, useEffect, useRef, useState } from 'react';
import { onOnline } from '#browser/pageLifecycle.ts';
import type { SupportMessage } from '#contract/entities.generated.ts';
import { guestSend, send as sendCall } from '#contract/support.generated.ts';
import { useSite } from '#kit/page/site.ts';
import { CallFailure } from '#transport/failure.ts';
import { newIntentId, send } from '#transport/send.ts';
import { keepOutbox, keptOutbox, type Outgoing } from './outbox.ts';

/** What is answered to a guest who has to prove something first, or whose proof was over. */
const asksForProof = (error: CallFailure): boolean =>
  error.kind === 'refused' && (error.code === 'needRobot' || error.code === 'robotWrong');

export interface Outbox {
  waiting: readonly Outgoing[];
  /** Whether one is on its way now: what the server says meanwhile may have it already. */
  isSending: () => boolean;
  write: (message: Pick<Outgoing, 'content' | 'picture' | 'about'>) => void;
  again: (id: string) => void;
  drop: (id: string) => void;
}

/** null without one: the message has not been sent then. */
const prove = async (): Promise<string | null> => {
  try {
    return await (await import('./supportProof.ts')).supportProof();
  } catch {
    return null;
  }
};

export function useOutbox(onArrived: (message: SupportMessage) => void): Outbox {
  const { station, visitor } = useSite();
  const [waiting, setWaiting] = useState<readonly Outgoing[]>(() =>
    keptOutbox(station.code, visitor.account),
  );
  const all = useRef(waiting);
  const isSending = useRef(false);
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });

  const change = useCallback(
    (next: readonly Outgoing[]): void => {
      all.current = next;
      keepOutbox(station.code, visitor.account, next);
      setWaiting(next);
    },
    [station.code, visitor.account],
  );
  const mark = useCallback(
    (id: string, changed: Partial<Outgoing>): void =>
      change(all.current.map((each) => (each.id === id ? { ...each, ...changed } : each))),
    [change],
  );

  /** Sends what has not failed, in order. */
  const go = useCallback(async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    // One proof is enough for a message: where it is not, the message is refused.
    let hasProven = false;
    try {
      for (;;) {
        const next = all.current.find(({ hasFailed }) => !hasFailed);
        if (!next) return;
        const { id, content, picture, about, proof } = next;
        const options = { intentId: id, silent: true };
        try {
          const { message } = visitor.login
            ? await send(
                sendCall,
                { ...(content && { content }), ...(picture && { picture }), ...(about && { about }) },
                options,
              )
            : await send(guestSend, { content, ...(proof && { robotToken: proof }) }, options);
          hasProven = false;
          change(all.current.filter((each) => each.id !== id));
          arrived.current(message);
        } catch (error) {
          if (!(error instanceof CallFailure)) throw error;
          if (asksForProof(error) && !hasProven) {
            hasProven = true;
            const found = await prove();
            // A refusal was the answer to the first one: with its proof it is another message, and a repeat of that one has the same.
            if (found !== null) {
              mark(id, { id: newIntentId(), proof: found });
              continue;
            }
          }
          const isRefused = error.kind === 'refused';
          // A refusal is an answer: the next try is another message.
          mark(id, {
            hasFailed: true,
            reason: isRefused ? error.msg : '',
            ...(isRefused && { id: newIntentId() }),
          });
        }
      }
    } finally {
      isSending.current = false;
    }
  }, [change, mark, visitor.login]);

  /** What only met no answer is tried again; what was refused waits for the player. */
  const goOn = useCallback((): void => {
    change(all.current.map((each) => (each.reason === '' ? { ...each, hasFailed: false } : each)));
    void go();
  }, [change, go]);
  useEffect(() => {
    goOn();
    return onOnline(goOn);
  }, [goOn]);

  return {
    waiting,
    isSending: () => isSending.current,
    write(message) {
      change([...all.current, { ...message, id: newIntentId(), hasFailed: false, reason: '' }]);
      void go();
    },
    again(id) {
      mark(id, { hasFailed: false, reason: '' });
      void go();
    },
    drop: (id) => change(all.current.filter((each) => each.id !== id)),
  };
}
