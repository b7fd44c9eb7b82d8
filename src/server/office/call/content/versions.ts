import { listVersions } from '../../../content/entries/versions.ts';
import { wordingIn } from '../../../content/entries/wording.ts';
import { numberOf } from '../../../support/input.ts';
import { kindFor, kindsOf } from '../../content/catalog.ts';
import { office } from '../../pipeline/handle.ts';

export default office('content/versions', async ({ db, staff, now, locale, request }) => {
  const { key, beyond } = request;
  const { versions, hasMore } = await listVersions(db, wordingIn(locale), {
    kinds: request.kind === undefined ? kindsOf(staff, now) : [kindFor(staff, now, request.kind)],
    key,
    beyond: beyond === undefined ? undefined : numberOf(beyond),
    most: 20,
  });
  return {
    list: versions.map(({ id, takesBack, takenBackBy, lines, ...one }) => ({
      ...one,
      id: String(id),
      lines: [...lines],
      takesBack: takesBack === null ? undefined : String(takesBack),
      takenBackBy: takenBackBy === null ? undefined : String(takenBackBy),
    })),
    hasMore,
  };
});
