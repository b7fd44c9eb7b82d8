import { office } from '../../pipeline/handle.ts';
import { workOf } from '../../staff/entering.ts';
import {
  changeRights,
  fingerprintOf,
  personToDecide,
  refuseStaleRights,
  rightsOf,
} from '../../staff/people.ts';
import { readChange, refuseBeyond, refuseOneself, summaryOf } from '../../staff/rights.ts';

export default office(
  'staff/change',
  async (context) => {
    const { request, staff, stations } = context;
    await changeRights(workOf(context), staff, request.staff, {
      ...readChange(request, stations),
      enabled: request.enabled,
    });
    return {};
  },
  {
    async two({ request, staff, db, stations }) {
      const person = await personToDecide(db, request.staff);
      await refuseStaleRights(db, person, request.version);
      refuseOneself(staff, person);
      refuseBeyond(staff, person.stations);
      const next = { ...rightsOf(person), ...readChange(request, stations) };
      refuseBeyond(staff, next.stations);
      return {
        amount: 0n,
        fingerprint: fingerprintOf(person),
        summary: {
          name: person.name,
          ...summaryOf(next),
          ...(request.enabled && { state: 'enabled' }),
        },
      };
    },
  },
);
