import { methodsOf, settingOf } from '../../money/deposits/methods.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentDepositMethod } from '../../present/money/deposits.ts';

export default handle('finance/getFastList', async ({ db, player, locale }) => {
  const setting = await settingOf(db);
  const methods = await methodsOf(db, player.accountId, 'fast');
  return { fastList: methods.map((method) => presentDepositMethod(method, setting, locale)) };
});
