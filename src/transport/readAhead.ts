// Owns asking for an answer before any screen wants it, so that the screen that does has something to show at once.
import { mutate } from 'swr';
import { type Call, callKey } from '#contract/call.ts';
import { hasArrived, markArrived } from './cache.ts';
import { send } from './send.ts';

/** Asks once, in silence; an answer that is there already is left to the screen to renew. Rejects as send() does. */
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
