import { methodsOf, settingOf } from '../../money/deposits/methods.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentDepositAccount, presentDepositMethod } from '../../present/money/deposits.ts';

export default handle('finance/getBankList', async ({ db, player, locale }) => {
  const setting = await settingOf(db);
  const methods = await methodsOf(db, player.accountId, 'bank');
  return {
    bankList: methods.map((method) => ({
      way: presentDepositMethod(method, setting, locale),
      account: presentDepositAccount(method, locale),
    })),
  };
});
