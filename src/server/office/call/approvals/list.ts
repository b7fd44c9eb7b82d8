import { listRequests } from '../../approvals/list.ts';
import { office } from '../../pipeline/handle.ts';

export default office('approvals/list', async ({ db, now, staff, text, request }) =>
  listRequests({ db, now }, { staff, text }, request),
);
