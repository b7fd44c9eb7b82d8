// Owns what a code to scan pays to.

import { settingOf, showAccount, showWay, wayOf } from '../../money/deposits/methods.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('finance/getFastDetailList', async ({ request, db, player, locale }) => {
  const way = await wayOf(db, player.accountId, request.methodId, ['fast']);
  return { way: showWay(way, await settingOf(db), locale), detailList: [showAccount(way, locale)] };
});
