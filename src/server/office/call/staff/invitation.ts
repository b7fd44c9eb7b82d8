import { office } from '../../pipeline/handle.ts';
import { workOf } from '../../staff/entering.ts';
import { lookAtInvitation } from '../../staff/invitations.ts';

export default office('staff/invitation', (context) =>
  lookAtInvitation(workOf(context), context.request.token),
);
