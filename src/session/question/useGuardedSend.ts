// Sending a change of what guards money: where the server asks for the security question first, it is asked, and the same is sent again.
import { useCallback } from 'react';
import type { Call } from '#contract/call.ts';
import { CallFailure } from '#transport/failure.ts';
import { type Sending, useSend } from '#transport/useSend.ts';
import type { QuestionStep } from '../shownSheet.ts';
import { takeQuestionStep } from './questionStep.ts';

const steps: Readonly<Record<string, QuestionStep['kind']>> = {
  questionRequired: 'answer',
  questionUnset: 'set',
};

/**
 * useSend() for calls that refuse with code `questionRequired` or `questionUnset`. Its promise waits for the step, so that a form keeps what was
 * typed; it rejects with the refusal where the player leaves the step. A refusal ends its intent: what follows the step is another.
 */
export function useGuardedSend<Request extends object, Answer>(
  call: Call<Request, Answer>,
): Pick<Sending<Request, Answer>, 'send' | 'sending' | 'failure'> {
  const { send, ...state } = useSend(call);
  const sendGuarded = useCallback(
    async (request: Request): Promise<Answer> => {
      try {
        return await send(request);
      } catch (error) {
        const kind = error instanceof CallFailure ? steps[error.code ?? ''] : undefined;
        if (!kind || !(await takeQuestionStep(kind, (error as CallFailure).msg))) throw error;
        return send(request);
      }
    },
    [send],
  );
  return { ...state, send: sendGuarded };
}
