import { rejectRequest } from '../../approvals/desk.ts';
import { office } from '../../pipeline/handle.ts';

export default office('rights/reject', async (context) => rejectRequest(context, context.request));
