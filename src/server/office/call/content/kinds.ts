import { lastChangeOfKinds } from '../../../content/entries/between.ts';
import { writingOf } from '../../../content/entries/drafts.ts';
import { entriesOf, isList } from '../../../content/entries/entries.ts';
import { snapshotOf } from '../../../content/snapshot.ts';
import { aboutKind, changerOf, kindsOf } from '../../content/catalog.ts';
import { office } from '../../pipeline/handle.ts';

export default office('content/kinds', async ({ db, staff, now, locale }) => {
  const mayChange = await changerOf(db, staff, now);
  const { files } = await snapshotOf(db);
  const last = await lastChangeOfKinds(db);
  const drafts = (await writingOf(db, staff, now)).filter(({ isOwn }) => isOwn);
  const { waiting } = await db
    .selectFrom('content_schedule')
    .select((row) => row.fn.countAll<bigint>().as('waiting'))
    .where('state', 'in', ['waiting', 'live'])
    .executeTakeFirstOrThrow();
  return {
    kinds: kindsOf(staff, now).map((kind) => ({
      kind,
      ...aboutKind(kind, locale),
      isList: isList(kind),
      count: entriesOf(kind, files.get(kind)).size,
      mayChange: mayChange(kind),
      drafts: drafts.filter((one) => one.kind === kind).length,
      changedAt: last.get(kind)?.at,
      changedBy: last.get(kind)?.by,
    })),
    waiting: Number(waiting),
  };
});
