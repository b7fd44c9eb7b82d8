import { listRequests } from '../../approvals/list.ts';
import { office } from '../../pipeline/handle.ts';

export default office('rights/list', async ({ db, now, staff, text, request }) =>
  listRequests({ db, now }, { staff, text }, request),
);
