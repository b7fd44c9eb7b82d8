// What the calls that decide have in common: they judge the ticket as their caller sees it, and decide in their own transaction.
import type { WaitingQueue } from '#contract/entities.generated.ts';
import { rolesOf } from '../pipeline/execute.ts';
import type { OfficeContext } from '../pipeline/handle.ts';
import { noteDecision } from '../waiting/queue/serviceLevel.ts';
import type { DecidingCall, Typed } from './queue.ts';
import { decide, judged } from './queues.ts';

type Context = Pick<OfficeContext<object>, 'staff' | 'db' | 'now' | 'locale' | 'text' | 'run' | 'station'>;

/** What such a call is sent. */
export interface DecidingRequest extends Typed {
  queue: WaitingQueue;
  item: string;
  decision: string;
}

/** The ticket and the decision that a request means; refuses as judged(). */
export const judgedIn = (
  { staff, db, now, locale, text, station }: Context,
  call: DecidingCall,
  { queue, item, decision, ...typed }: DecidingRequest,
): ReturnType<typeof judged> =>
  judged(
    { db, now, locale, text, station: station.code },
    { roles: rolesOf(staff, now), call, queue, item, decision, typed },
  );

/** Decides what a request asks for, and notes it for the service level. Refuses as judged(), and with heldByOther where a colleague has claimed it. */
export async function decideOn(
  context: Context,
  call: DecidingCall,
  request: DecidingRequest,
): Promise<void> {
  const found = await judgedIn(context, call, request);
  const { db, now, staff, station } = context;
  const { item, at: since, amount } = found.ticket;
  await noteDecision({ db, now, station: station.code }, staff, {
    queue: request.queue,
    item,
    verdict: request.decision,
    since,
    ...(amount !== null && { amount }),
  });
  await decide(found, context.run, request);
}
