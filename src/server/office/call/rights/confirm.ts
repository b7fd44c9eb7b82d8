// Agreeing to one of the requests that belong to no station, which does what it asks for.
import { confirmRequest } from '../../approvals/desk.ts';
import { office } from '../../pipeline/handle.ts';

export default office('rights/confirm', async (context) => confirmRequest(context, context.request.id));
