import { rejectRequest } from '../../approvals/desk.ts';
import { office } from '../../pipeline/handle.ts';

export default office('approvals/reject', async (context) => rejectRequest(context, context.request));
