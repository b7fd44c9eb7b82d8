import { formatMoment } from '#values/beijingTime.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('account/getWithdrawalPsd', async ({ db, player, now }) => {
  const account = await db
    .selectFrom('account')
    .select(['withdrawal_hash', 'withdrawal_locked_until'])
    .where('id', '=', player.accountId)
    .executeTakeFirstOrThrow();
  const until = account.withdrawal_locked_until;
  return {
    isSet: account.withdrawal_hash !== null,
    lockedUntil: until && until > now ? formatMoment(until) : '',
  };
});
