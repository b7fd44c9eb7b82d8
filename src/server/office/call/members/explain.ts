import { explainBet, explainRoundOf } from '../../members/explain.ts';
import { memberOf } from '../../members/memberOf.ts';
import { office } from '../../pipeline/handle.ts';

export default office('members/explain', async ({ request, db, station, now, locale, text, note }) => {
  const account = await memberOf(db, request.account);
  await note.about(account.id);
  const context = { db, station, account, now, locale, text };
  return await (request.kind === 'bet'
    ? explainBet(context, request.ref)
    : explainRoundOf(context, request.ref));
});
