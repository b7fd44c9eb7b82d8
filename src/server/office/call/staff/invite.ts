import { office } from '../../pipeline/handle.ts';
import { workOf } from '../../staff/entering.ts';
import { invite, refuseTakenName } from '../../staff/invitations.ts';
import { readRights, refuseBeyond, summaryOf } from '../../staff/rights.ts';

export default office(
  'staff/invite',
  async (context) => {
    const { request, staff, stations } = context;
    const { name, shownName } = request;
    const rights = readRights(request, stations);
    return { invitation: await invite(workOf(context), staff, { name, shownName, ...rights }) };
  },
  {
    async two({ request, staff, stations, db }) {
      const rights = readRights(request, stations);
      refuseBeyond(staff, rights.stations);
      await refuseTakenName(db, request.name);
      return {
        amount: 0n,
        fingerprint: request.name.toLowerCase(),
        summary: { name: request.name, ...summaryOf(rights) },
      };
    },
  },
);
