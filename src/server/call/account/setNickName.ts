// Setting the nickname, once.
import { accountOf } from '../../account/accounts.ts';
import { nameMember, refuseOffice } from '../../forum/people/nickName.ts';
import { admitsText } from '../../messages/playerMessage.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle(
  'account/setNickName',
  async ({ request, station, db, player, text }) => {
    const account = await accountOf(db, player.accountId);
    if (account.nick_name !== '')
      throw new Refusal('server.nickNameSet', { code: 'alreadySet', field: 'nickName' });
    refuseOffice(request.nickName);
    await nameMember(db, station.code, account.id, request.nickName);
    return { msg: text('server.saved'), nickName: request.nickName };
  },
  { admits: admitsText },
);
