// Requesting an answer before any screen needs it, so that the screen can show something at once.
import { mutate } from 'swr';
import { type Call, callKey } from '#contract/call.ts';
import { hasArrived, markArrived } from './cache.ts';
import { send } from './send.ts';

/** Requests once, silently; an answer that is already there is left to the screen to renew. Rejects as send() does. */
export async function readAhead<Request extends object, Answer>(
  call: Call<Request, Answer>,
  request: Request,
): Promise<void> {
  const key = callKey(call.id, request);
  if (hasArrived(key)) return;
  const answer = await send(call, request, { silent: true, background: true });
  if (hasArrived(key)) return;
  markArrived(key);
  await mutate(key, answer, { revalidate: false });
}
