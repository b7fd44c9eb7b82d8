// Owns the providers’ pages that a member may pay by.

import { settingOf, waysOf } from '../../money/deposits/methods.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentDepositMethod } from '../../present/deposits.ts';

export default handle('finance/depositListWap', async ({ db, player, locale }) => {
  const setting = await settingOf(db);
  const ways = await waysOf(db, player.accountId, 'online');
  return { payList: ways.map((way) => presentDepositMethod(way, setting, locale)) };
});
