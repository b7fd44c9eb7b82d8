// Agreeing to one of the requests of a station, which does what it asks for.
import { confirmRequest } from '../../approvals/desk.ts';
import { office } from '../../pipeline/handle.ts';

export default office('approvals/confirm', async (context) => confirmRequest(context, context.request.id));
