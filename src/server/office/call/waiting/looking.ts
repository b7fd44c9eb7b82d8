import { rolesOf } from '../../pipeline/execute.ts';
import { office } from '../../pipeline/handle.ts';
import { openQueue } from '../../queues/queues.ts';
import { lookAt } from '../../waiting/queue/lookers.ts';

export default office('waiting/looking', async ({ request: { queue, item }, staff, station, db, now }) => {
  openQueue(rolesOf(staff, now), queue);
  return { looking: await lookAt({ db, station: station.code, now }, staff, { queue, item }) };
});
