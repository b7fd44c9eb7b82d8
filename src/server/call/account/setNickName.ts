// Owns setting the nickname, once and unlike any other of the station.
import { accountOf } from '../../account/accounts.ts';
import { lockKey } from '../../account/rateLimit.ts';
import { refuseForbiddenWords } from '../../forum/words.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle('account/setNickName', async ({ request, station, db, player, text }) => {
  const account = await accountOf(db, player.accountId);
  if (account.nick_name !== '')
    throw new Refusal('server.nickNameSet', { code: 'alreadySet', field: 'nickName' });
  await refuseForbiddenWords(db, request.nickName, 'nickName');
  const plain = request.nickName.toLowerCase();
  await lockKey(db, station.code, `nickname ${plain}`);
  const taken = await db
    .selectFrom('account')
    .select('id')
    .where((where) => where(where.fn<string>('lower', ['nick_name']), '=', plain))
    .executeTakeFirst();
  if (taken) throw new Refusal('server.nickNameTaken', { code: 'invalid', field: 'nickName' });
  await db.updateTable('account').set({ nick_name: request.nickName }).where('id', '=', account.id).execute();
  return { msg: text('server.saved'), nickName: request.nickName };
});
