// Changing something at the office: one intent an act, kept through its repeats, and what is said when it is done or refused.
import { useRef, useState } from 'react';
import type { OfficeCall } from '#contract/officeCall.ts';
import { useText } from '../locale.ts';
import { newIntentId, type OfficeEnvelope, OfficeFailure, send } from './client.ts';
import { notice } from './notices.ts';
import { sentenceOf } from './sentence.ts';

export interface Act<Request, Answer> {
  /** Resolves with the answer, or with undefined where it was refused or lost; `failure` says why then. */
  act(request: Request): Promise<(Answer & OfficeEnvelope) | undefined>;
  isActing: boolean;
  failure: OfficeFailure | undefined;
  forget(): void;
}

/**
 * An act that a person does with a call. A repeat of the same request has the same intent, so that an answer that was lost is got and nothing is done
 * twice; another request is another act. Says in a message what was done, what waits for a second person, and what failed.
 */
export function useAct<Request extends object, Answer>(
  call: OfficeCall<Request, Answer>,
  { isQuiet = false }: { isQuiet?: boolean } = {},
): Act<Request, Answer> {
  const t = useText();
  const [isActing, setActing] = useState(false);
  const [failure, setFailure] = useState<OfficeFailure>();
  const last = useRef<{ words: string; intentId: string }>(undefined);
  return {
    async act(request) {
      const words = JSON.stringify(request);
      if (last.current?.words !== words) last.current = { words, intentId: newIntentId() };
      setActing(true);
      setFailure(undefined);
      try {
        const answer = await send(call, request, { intentId: last.current.intentId });
        last.current = undefined;
        if (answer.code === 'waitsForSecond') notice('info', answer.msg);
        else if (!isQuiet) notice('success', answer.msg || t('office.done'));
        return answer;
      } catch (error) {
        if (!(error instanceof OfficeFailure)) throw error;
        // A refusal is an answer: the next try is another act.
        if (error.kind === 'refused') last.current = undefined;
        setFailure(error);
        if (!isQuiet) notice('error', sentenceOf(error, t));
        return undefined;
      } finally {
        setActing(false);
      }
    },
    isActing,
    failure,
    forget: () => setFailure(undefined),
  };
}
