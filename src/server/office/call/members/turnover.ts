// The turnover of a member, item by item, with the bets that counted.
import { memberOf } from '../../members/memberOf.ts';
import { turnoverPage } from '../../members/turnover.ts';
import { office } from '../../pipeline/handle.ts';

const usualSize = 30;

export default office('members/turnover', async ({ request, db, station, now, locale, text, note }) => {
  const account = await memberOf(db, request.account);
  await note.about(account.id);
  const { before, pageSize = usualSize } = request;
  const page = await turnoverPage({ db, station, account, now, locale, text }, { before, pageSize });
  return { ...page, next: page.next || null };
});
