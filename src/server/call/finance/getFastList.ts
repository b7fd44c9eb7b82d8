// Owns the codes to scan that a member may pay by.

import { settingOf, waysOf } from '../../money/deposits/methods.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentDepositMethod } from '../../present/deposits.ts';

export default handle('finance/getFastList', async ({ db, player, locale }) => {
  const setting = await settingOf(db);
  const ways = await waysOf(db, player.accountId, 'fast');
  return { fastList: ways.map((way) => presentDepositMethod(way, setting, locale)) };
});
