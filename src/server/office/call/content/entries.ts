import { nameOfEntry } from '../../../content/differenceText.ts';
import { lastChangesOf } from '../../../content/entries/between.ts';
import { writingOf } from '../../../content/entries/drafts.ts';
import { entriesOf } from '../../../content/entries/entries.ts';
import type { Item } from '../../../content/kind.ts';
import { snapshotOf } from '../../../content/snapshot.ts';
import { changerOf, kindFor } from '../../content/catalog.ts';
import { office } from '../../pipeline/handle.ts';

const textIn = (item: Item | undefined, field: string): string | undefined =>
  typeof item?.[field] === 'string' ? (item[field] as string) : undefined;

export default office('content/entries', async ({ db, staff, now, locale, request }) => {
  const kind = kindFor(staff, now, request.kind);
  const there = entriesOf(kind, (await snapshotOf(db)).files.get(kind));
  const writing = await writingOf(db, staff, now, kind);
  // A draft of an entry that is not there is of a new one; only its writer sees it.
  const drafted = writing.filter(({ key, isOwn }) => isOwn && !there.has(key)).map(({ key }) => key);
  const keys = [...there.keys(), ...drafted];
  const last = await lastChangesOf(
    db,
    keys.map((key) => ({ kind, key })),
  );
  return {
    entries: keys.map((key) => {
      const item = there.get(key);
      const changed = last.find((one) => one.key === key);
      return {
        key,
        name: (item && nameOfEntry(kind, item, locale)) ?? key,
        isThere: item !== undefined,
        isOpen: typeof item?.open === 'boolean' ? item.open : undefined,
        from: textIn(item, 'from'),
        until: textIn(item, 'until'),
        changedAt: changed?.at,
        changedBy: changed?.by,
        writing: writing.filter((one) => one.key === key).map(({ by, isOwn }) => ({ by, isOwn })),
      };
    }),
    mayChange: (await changerOf(db, staff, now))(kind),
  };
});
