// The profile of whoever is logged in; what identifies a person is masked.

import type { LocalText } from '#contract/station.generated.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { changeableContacts } from '../../account/codes/contactChange.ts';
import { balancesOf, bookOf } from '../../db/ledger.ts';
import { openedAccount } from '../../db/personal/members.ts';
import { handle } from '../../pipeline/handle.ts';
import { maskedAddress, maskedEmail, maskedId, maskedName, maskedPhone } from '../../present/mask.ts';

export default handle('account/userInfo', async (context) => {
  const { db, player, locale, station } = context;
  const row = await db
    .selectFrom('account')
    .leftJoin('member_level', 'member_level.level', 'account.level')
    .selectAll('account')
    .select(['member_level.name as level_name', 'member_level.benefits as level_benefits'])
    .where('account.id', '=', player.accountId)
    .executeTakeFirstOrThrow();
  const account = openedAccount(db, row);
  const { wallet, frozen, transit } = await balancesOf(db, account.id, bookOf(account.role));
  const isFirst = account.previous_login_at === null;
  return {
    account: account.name,
    role: account.role,
    ...levelOf(account, locale),
    nickName: account.nick_name,
    realName: maskedName(account.real_name),
    phone: maskedPhone(account.phone),
    isPhoneProven: account.phone !== '' && account.phone === account.proven_phone,
    email: maskedEmail(account.email),
    qq: maskedId(account.qq),
    weChat: maskedId(account.we_chat),
    money: wireMoney(wallet),
    frozen: wireMoney(frozen),
    transit: wireMoney(transit),
    hasWithdrawalPassword: account.withdrawal_hash !== null,
    changeable: account.role === 'trial' ? [] : changeableContacts(context),
    hasQuestion: account.question_id !== null,
    ...(station.frontConfig.winners > 0 && account.role !== 'trial' && { hidesWins: account.hides_wins }),
    createTime: formatMoment(account.created_at),
    lastLoginTime: formatMoment(account.previous_login_at ?? account.login_at ?? account.created_at),
    lastLoginAddress: maskedAddress(isFirst ? account.login_address : account.previous_login_address),
    endTime: account.ends_at ? formatMoment(account.ends_at) : '',
  };
});

/** What the station calls the level of a member; play accounts have none. */
function levelOf(
  {
    role,
    level_name: name,
    level_benefits: benefits,
  }: { role: string; level_name: LocalText | null; level_benefits: LocalText | null },
  locale: Locale,
): { levelName?: string; levelBenefits?: string } {
  if (role === 'trial' || name === null) return {};
  const brings = localText(benefits ?? '', locale);
  return { levelName: localText(name, locale), ...(brings !== '' && { levelBenefits: brings }) };
}
