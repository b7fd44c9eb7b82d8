// Owns what a code to scan pays to.

import { settingOf, wayOf } from '../../money/deposits/methods.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentDepositAccount, presentDepositMethod } from '../../present/deposits.ts';

export default handle('finance/getFastDetailList', async ({ request, db, player, locale }) => {
  const way = await wayOf(db, player.accountId, request.methodId, ['fast']);
  return {
    way: presentDepositMethod(way, await settingOf(db), locale),
    detailList: [presentDepositAccount(way, locale)],
  };
});
