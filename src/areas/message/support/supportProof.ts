// What a guest proves before the first words to support: that a computer worked a moment for them.

import { solve } from '#browser/proofOfWork.ts';
import { googleRobotCallback, googleRobotConfig } from '#contract/auth.generated.ts';
import { send } from '#transport/send.ts';

/** A token for one message. Rejects with a CallFailure, or where the work takes too long. */
export async function supportProof(): Promise<string> {
  const { challenge, difficulty } = await send(googleRobotConfig, { purpose: 'support' }, { silent: true });
  const solution = await solve(challenge, difficulty);
  return (await send(googleRobotCallback, { challenge, solution }, { silent: true })).robotToken;
}
