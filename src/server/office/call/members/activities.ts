import { activitiesOf } from '../../members/activities.ts';
import { memberOf } from '../../members/memberOf.ts';
import { office } from '../../pipeline/handle.ts';

export default office('members/activities', async ({ request, db, station, now, locale, text }) => {
  const account = await memberOf(db, request.account);
  return await activitiesOf({ db, station, account, now, locale, text });
});
