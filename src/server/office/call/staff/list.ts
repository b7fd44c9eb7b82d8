import { office } from '../../pipeline/handle.ts';
import { workOf } from '../../staff/entering.ts';
import { directory } from '../../staff/people.ts';
import { wireRights } from '../../staff/rights.ts';

export default office('staff/list', async (context) => {
  const { people, invitations } = await directory(workOf(context), context.staff);
  return { people: people.map(wireRights), invitations: invitations.map(wireRights) };
});
