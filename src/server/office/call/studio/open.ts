// Opening the file of a station: as it is, with one's own draft, and who else writes it.

import { office } from '../../pipeline/handle.ts';
import { draftOf, othersWriting } from '../../studio/drafts.ts';
import { assetsOf, fileOf, isWritable } from '../../studio/files.ts';
import { maySave } from '../../studio/save.ts';
import { lastVersion } from '../../studio/versions.ts';

export default office('studio/open', async ({ db, stations, station, staff, now }) => {
  const { name, text, mark } = await fileOf(db, stations, station.code);
  const last = await lastVersion(db);
  return {
    file: name,
    text,
    mark,
    isWritable: isWritable(db, stations),
    mayChange: await maySave(db, staff, now),
    assets: await assetsOf(db, stations),
    draft: await draftOf(db, staff),
    writing: await othersWriting(db, staff, now),
    last: last && { by: last.made_by, at: last.at, reason: last.reason },
  };
});
