import { methodOf, settingOf } from '../../money/deposits/methods.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentDepositAccount, presentDepositMethod } from '../../present/money/deposits.ts';

export default handle('finance/getFastDetailList', async ({ request, db, player, locale }) => {
  const method = await methodOf(db, player.accountId, request.methodId, ['fast']);
  return {
    way: presentDepositMethod(method, await settingOf(db), locale),
    detailList: [presentDepositAccount(method, locale)],
  };
});
