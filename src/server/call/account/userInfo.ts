// Owns the profile of whoever is logged in; what identifies a person is masked.

import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { balancesOf, bookOf } from '../../db/ledger.ts';
import { handle } from '../../pipeline/handle.ts';
import { maskedAddress, maskedEmail, maskedId, maskedName, maskedPhone } from '../../present/mask.ts';

export default handle('account/userInfo', async ({ db, player }) => {
  const account = await db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', player.accountId)
    .executeTakeFirstOrThrow();
  const { wallet, frozen, transit } = await balancesOf(db, account.id, bookOf(account.role));
  const isFirst = account.previous_login_at === null;
  return {
    account: account.name,
    role: account.role,
    nickName: account.nick_name,
    realName: maskedName(account.real_name),
    phone: maskedPhone(account.phone),
    email: maskedEmail(account.email),
    qq: maskedId(account.qq),
    weChat: maskedId(account.we_chat),
    money: wireMoney(wallet),
    frozen: wireMoney(frozen),
    transit: wireMoney(transit),
    hasWithdrawalPassword: account.withdrawal_hash !== null,
    hasQuestion: account.question_id !== null,
    createTime: formatMoment(account.created_at),
    lastLoginTime: formatMoment(account.previous_login_at ?? account.login_at ?? account.created_at),
    lastLoginAddress: maskedAddress(isFirst ? account.login_address : account.previous_login_address),
    endTime: account.ends_at ? formatMoment(account.ends_at) : '',
  };
});
