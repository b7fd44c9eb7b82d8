import { dropDrafts } from '../../../content/entries/drafts.ts';
import { kindFor } from '../../content/catalog.ts';
import { office } from '../../pipeline/handle.ts';

export default office('content/dropDraft', async ({ db, staff, now, request }) => {
  await dropDrafts(db, staff.staffId, [{ kind: kindFor(staff, now, request.kind), key: request.key }]);
  return {};
});
