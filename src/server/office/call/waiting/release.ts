import { rolesOf } from '../../pipeline/execute.ts';
import { office } from '../../pipeline/handle.ts';
import { requireClaimable } from '../../queues/claimable.ts';
import { release } from '../../waiting/queue/lease.ts';

export default office('waiting/release', async ({ request, db, now, staff }) => {
  requireClaimable(request.queue, rolesOf(staff, now));
  return { given: await release({ db }, staff, request.queue, request.items) };
});
