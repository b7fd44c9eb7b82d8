// Whether a new member comes to the page of limits first: where the station asks for one at registration.
import { limits } from '#contract/protection.generated.ts';
import { send } from '#transport/send.ts';

/** The path to go to first; undefined where nothing is asked. What cannot be asked now is asked before a deposit. */
export async function limitFirst(): Promise<string | undefined> {
  const answer = await send(limits, {}, { silent: true }).catch(() => null);
  return answer?.ask === 'registration' && !answer.isAnswered ? '/playLimits' : undefined;
}
