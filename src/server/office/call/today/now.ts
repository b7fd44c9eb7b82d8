// The first page of the office: what waits, who plays, and what is in trouble.
import { seesAll } from '../../figures/access.ts';
import { rolesOf } from '../../pipeline/execute.ts';
import { office } from '../../pipeline/handle.ts';
import { approvalsFor, waitingFor } from '../../queues/summary.ts';
import { lateDraws, massReadingIn, moneyIn, onlineIn, problemsIn } from '../../today/now.ts';

export default office('today/now', async (context) => {
  const { db, now, locale, ownProblems, staff, settings } = context;
  const stations = await waitingFor(context);
  const codes = stations.map(({ code }) => code);
  const roles = rolesOf(staff, now);
  const oversees = roles.some((role) => role === 'owner' || role === 'auditor');
  const online = await onlineIn(db, codes, now);
  const money = seesAll(roles) ? await moneyIn(db, codes, now) : undefined;
  return {
    at: now,
    stations: stations.map((station) => ({
      ...station,
      online: online.get(station.code) ?? 0,
      ...(money && { money: money.get(station.code) }),
    })),
    approvals: await approvalsFor(context),
    lateDraws: await lateDraws(db, now, locale),
    problems: [
      ...(oversees
        ? await massReadingIn(db, { now, most: settings.staffReadsADay, stations: staff.stations })
        : []),
      ...(await problemsIn(db, codes)),
      ...ownProblems(),
    ],
  };
});
