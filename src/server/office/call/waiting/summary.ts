// Owns what the office says of all queues at once.
import { localText } from '#station/station.ts';
import { rolesOf } from '../../pipeline/execute.ts';
import { office } from '../../pipeline/handle.ts';
import { seesQueue } from '../../queues/queues.ts';
import { waitingIn } from '../../queues/waiting.ts';

export default office('waiting/summary', async ({ db, now, staff, stations, worksFor, locale }) => {
  const own = stations.all().filter(({ code }) => worksFor(code));
  const roles = rolesOf(staff, now);
  const waiting = Map.groupBy(
    await waitingIn(
      db,
      own.map(({ code }) => code),
    ),
    ({ station }) => station,
  );
  return {
    stations: own.map(({ code, name }) => ({
      code,
      name: localText(name, locale),
      queues: (waiting.get(code) ?? []).filter(({ queue }) => seesQueue(roles, queue)),
    })),
  };
});
