// A page of a queue, with who has claimed what of it.
import { rolesOf } from '../../pipeline/execute.ts';
import { office } from '../../pipeline/handle.ts';
import { decisionsFor, openQueue, pageOf } from '../../queues/queues.ts';
import { leasesOf } from '../../waiting/queue/lease.ts';

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
  const leases = await leasesOf(
    { db, now },
    queue.name,
    tickets.map(({ item }) => item),
  );
  return {
    tickets: tickets.map((ticket) => {
      const lease = leases.get(ticket.item);
      return lease ? { ...ticket, heldBy: lease.name, isOwn: lease.staffId === staff.staffId } : ticket;
    }),
    next,
    decisions: decisionsFor(queue, roles).map(([name, { call, asks, isRead = false }]) => ({
      name,
      call,
      asks,
      isRead,
    })),
  };
});
