import { rolesOf } from '../../pipeline/execute.ts';
import { office } from '../../pipeline/handle.ts';
import { requireClaimable } from '../../queues/claimable.ts';
import { claim } from '../../waiting/queue/lease.ts';
import { presentClaimed } from '../../waiting/queue/present.ts';

export default office('waiting/claim', async ({ request, station, db, now, staff }) => {
  requireClaimable(request.queue, rolesOf(staff, now));
  return presentClaimed(await claim({ db, station: station.code, now }, staff, request.queue, request.items));
});
