// Setting the real name, once.
import { accountOf } from '../../account/accounts.ts';
import { changePersonal } from '../../db/personal/members.ts';
import { refuseHeldPerson } from '../../money/breaks/person.ts';
import { handle } from '../../pipeline/handle.ts';
import { maskedName } from '../../present/mask.ts';
import { Refusal } from '../../refusal.ts';

export default handle('account/updateRealName', async (context) => {
  const { request, db, player, text } = context;
  const account = await accountOf(db, player.accountId);
  if (account.real_name !== '')
    throw new Refusal('server.realNameSet', { code: 'alreadySet', field: 'realName' });
  const { realName } = request;
  await refuseHeldPerson(context, { what: 'name', account: account.name, realName }, account.id);
  await changePersonal(db, account, { real_name: realName });
  return { msg: text('server.saved'), realName: maskedName(request.realName) };
});
