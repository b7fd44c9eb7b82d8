// Owns the list of requests that belong to no station for a second person.
import { listRequests } from '../../approvals/list.ts';
import { office } from '../../pipeline/handle.ts';

export default office('rights/list', async ({ db, now, staff, text, request }) =>
  listRequests({ db, now }, { staff, text }, request),
);
