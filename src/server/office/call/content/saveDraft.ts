import { saveDraft } from '../../../content/entries/drafts.ts';
import { entriesOf } from '../../../content/entries/entries.ts';
import { snapshotOf } from '../../../content/snapshot.ts';
import { kindFor } from '../../content/catalog.ts';
import { entryValue } from '../../content/desk.ts';
import { office } from '../../pipeline/handle.ts';

export default office('content/saveDraft', async ({ db, staff, station, now, request }) => {
  const kind = kindFor(staff, now, request.kind);
  const { key, mark } = request;
  const current = entriesOf(kind, (await snapshotOf(db)).files.get(kind)).get(key) ?? null;
  const work = { db, station: station.code, now };
  await saveDraft(work, staff, { kind, key }, entryValue(request.value), { mark, current });
  return { at: now };
});
