import { withdrawRequest } from '../../approvals/desk.ts';
import { office } from '../../pipeline/handle.ts';

export default office('approvals/withdraw', async (context) => withdrawRequest(context, context.request.id));
