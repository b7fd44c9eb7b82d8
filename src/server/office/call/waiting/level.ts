// How fast a queue is, as its screen reads it.
import { office } from '../../pipeline/handle.ts';
import { serviceLevel } from '../../waiting/queue/serviceLevel.ts';

export default office('waiting/level', async ({ request, db, now, staff }) => ({
  list: await serviceLevel(
    { db, now },
    request.queue,
    request.days,
    request.isOwn ? staff.staffId : undefined,
  ),
}));
