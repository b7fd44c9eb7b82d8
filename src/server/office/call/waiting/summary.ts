import { office } from '../../pipeline/handle.ts';
import { approvalsFor, waitingFor } from '../../queues/summary.ts';

export default office('waiting/summary', async (context) => ({
  stations: await waitingFor(context),
  approvals: await approvalsFor(context),
}));
