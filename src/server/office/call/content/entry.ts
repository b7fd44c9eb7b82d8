// One entry of content: as players have it, as the caller writes it, and who else does.
import { lastChangesOf } from '../../../content/entries/between.ts';
import { draftOf, writingOf } from '../../../content/entries/drafts.ts';
import { entriesOf, markOf } from '../../../content/entries/entries.ts';
import type { Item } from '../../../content/kind.ts';
import { snapshotOf } from '../../../content/snapshot.ts';
import { changerOf, kindFor } from '../../content/catalog.ts';
import { office } from '../../pipeline/handle.ts';

const json = (item: Item | null): string | undefined => (item ? JSON.stringify(item) : undefined);

export default office('content/entry', async ({ db, staff, now, request }) => {
  const kind = kindFor(staff, now, request.kind);
  const { key } = request;
  const current = entriesOf(kind, (await snapshotOf(db)).files.get(kind)).get(key) ?? null;
  const [last] = await lastChangesOf(db, [{ kind, key }]);
  const draft = await draftOf(db, staff, { kind, key }, current);
  const writing = await writingOf(db, staff, now, kind);
  return {
    value: json(current),
    mark: markOf(current),
    changedAt: last?.at,
    changedBy: last?.by,
    writing: writing.filter((one) => one.key === key).map(({ by, isOwn }) => ({ by, isOwn })),
    mayChange: (await changerOf(db, staff, now))(kind),
    draft: draft && {
      value: json(draft.value),
      at: draft.at,
      isStale: draft.isStale,
      merged: json(draft.merged),
      conflicts: [...draft.conflicts],
    },
  };
});
