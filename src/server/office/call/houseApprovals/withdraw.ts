// Owns taking back one's own of the requests that belong to no station.
import { everyStation } from '../../../db/stationTransaction.ts';
import { withdrawRequest } from '../../approvals/desk.ts';
import { office } from '../../pipeline/handle.ts';

export default office('houseApprovals/withdraw', async (context) =>
  withdrawRequest({ ...context, code: everyStation }, context.request.id),
);
