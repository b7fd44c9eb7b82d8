import { memberOf } from '../../members/memberOf.ts';
import { timelineOf } from '../../members/timeline/timeline.ts';
import { office } from '../../pipeline/handle.ts';

const usualSize = 30;

export default office('members/timeline', async ({ request, db, station, now, locale, text, note }) => {
  const account = await memberOf(db, request.account);
  await note.about(account.id);
  const { kinds, before, pageSize = usualSize } = request;
  const { entries, next } = await timelineOf(
    { db, station, account, now, locale, text },
    { kinds, before, pageSize },
  );
  return { entries, next: next || null };
});
