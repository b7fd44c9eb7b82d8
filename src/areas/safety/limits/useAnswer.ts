// Answering what is asked about limits: the question of the station, and the reminder to look at them.
import { type AnswerLimitsRequest, answerLimits } from '#contract/protection.generated.ts';
import { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';

export function useAnswer(onDone: () => Promise<unknown>): {
  answer: (answer: AnswerLimitsRequest['answer']) => Promise<void>;
  sending: boolean;
} {
  const { send, sending } = useSend(answerLimits);
  return {
    sending,
    async answer(answer) {
      try {
        await send({ answer });
      } catch (error) {
        // Why a call failed, the shell says.
        if (!(error instanceof CallFailure)) throw error;
      }
      await onDone();
    },
  };
}
