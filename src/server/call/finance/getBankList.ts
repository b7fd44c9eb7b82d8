// Owns the accounts that a member may transfer to.

import { settingOf, waysOf } from '../../money/deposits/methods.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentDepositAccount, presentDepositMethod } from '../../present/deposits.ts';

export default handle('finance/getBankList', async ({ db, player, locale }) => {
  const setting = await settingOf(db);
  const ways = await waysOf(db, player.accountId, 'bank');
  return {
    bankList: ways.map((way) => ({
      way: presentDepositMethod(way, setting, locale),
      account: presentDepositAccount(way, locale),
    })),
  };
});
