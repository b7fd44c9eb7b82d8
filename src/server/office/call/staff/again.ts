import { office } from '../../pipeline/handle.ts';
import { workOf } from '../../staff/entering.ts';
import { inviteAgain } from '../../staff/invitations.ts';
import { fingerprintOf, personToDecide } from '../../staff/people.ts';
import { refuseBeyond, refuseOneself } from '../../staff/rights.ts';

export default office(
  'staff/again',
  async (context) => {
    const { request, staff, db } = context;
    const { id } = await personToDecide(db, request.staff);
    return { invitation: await inviteAgain(workOf(context), staff, id) };
  },
  {
    async two({ request, staff, db }) {
      const person = await personToDecide(db, request.staff);
      refuseOneself(staff, person);
      refuseBeyond(staff, person.stations);
      return { amount: 0n, fingerprint: fingerprintOf(person), summary: { name: person.name } };
    },
  },
);
