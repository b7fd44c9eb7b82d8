import { methodsOf, settingOf } from '../../money/deposits/methods.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentDepositMethod } from '../../present/money/deposits.ts';

export default handle('finance/depositListWap', async ({ db, player, locale }) => {
  const setting = await settingOf(db);
  const methods = await methodsOf(db, player.accountId, 'online');
  return { payList: methods.map((method) => presentDepositMethod(method, setting, locale)) };
});
