import { listSchedules } from '../../../content/entries/schedule.ts';
import { wordingIn } from '../../../content/entries/wording.ts';
import { numberOf } from '../../../support/input.ts';
import { office } from '../../pipeline/handle.ts';

export default office('content/schedules', async ({ db, locale, request: { beyond } }) => {
  const { list, hasMore } = await listSchedules(db, wordingIn(locale), {
    beyond: beyond === undefined ? undefined : numberOf(beyond),
    most: 20,
  });
  return {
    list: list.map(({ id, change, lines, ...one }) => ({
      ...one,
      id: String(id),
      lines: [...lines],
      change: change === null ? undefined : String(change),
    })),
    hasMore,
  };
});
