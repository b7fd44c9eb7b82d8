// Owns the first page of the office: what waits, who plays, and what is in trouble.
import { office } from '../../pipeline/handle.ts';
import { waitingFor } from '../../queues/summary.ts';
import { lateDraws, onlineIn, problemsIn } from '../../today/now.ts';

export default office('today/now', async (context) => {
  const { db, now, locale, ownProblems } = context;
  const stations = await waitingFor(context);
  const codes = stations.map(({ code }) => code);
  const online = await onlineIn(db, codes, now);
  return {
    at: now,
    stations: stations.map((station) => ({ ...station, online: online.get(station.code) ?? 0 })),
    lateDraws: await lateDraws(db, now, locale),
    problems: [...(await problemsIn(db, codes)), ...ownProblems()],
  };
});
