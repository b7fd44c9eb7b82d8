import { cardOf } from '../../members/card.ts';
import { memberOf } from '../../members/memberOf.ts';
import { office } from '../../pipeline/handle.ts';

export default office('members/card', async ({ request, db, station, now, locale, text, note }) => {
  const account = await memberOf(db, request.account);
  await note.about(account.id);
  return await cardOf({ db, station, now, locale, text }, account);
});
