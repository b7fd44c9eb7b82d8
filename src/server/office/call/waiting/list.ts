// Owns a page of a queue, with who has claimed what of it.
import { rolesOf } from '../../pipeline/execute.ts';
import { office } from '../../pipeline/handle.ts';
import { decisionsFor, openQueue, pageOf } from '../../queues/queues.ts';

const usualLimit = 50;

export default office('waiting/list', async ({ request, staff, db, now, locale, text }) => {
  const roles = rolesOf(staff, now);
  const queue = openQueue(roles, request.queue);
  const { tickets, next } = await pageOf(
    queue,
    { db, now, locale, text },
    request.limit ?? usualLimit,
    request.after,
  );
  return {
    tickets,
    next,
    decisions: decisionsFor(queue, roles).map(([name, { call, asks, isRead = false }]) => ({
      name,
      call,
      asks,
      isRead,
    })),
  };
});
