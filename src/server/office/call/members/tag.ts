// Giving a member a tag, and taking it away.
import { memberOf } from '../../members/memberOf.ts';
import { setTag, writtenAbout } from '../../members/notes.ts';
import { office } from '../../pipeline/handle.ts';

export default office('members/tag', async ({ request, db, station, staff, now, note }) => {
  const account = await memberOf(db, request.account);
  await note.about(account.id);
  const isChanged = await setTag({ db, station: station.code, now, by: staff.name }, account.id, request);
  if (!isChanged) note.forget();
  const { tags } = await writtenAbout(db, account.id);
  return { tags };
});
