// What may be paid on a provider's page, before an order is opened.

import { methodOf, settingOf } from '../../money/deposits/methods.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentDepositMethod } from '../../present/money/deposits.ts';

export default handle('finance/onlinePay', async ({ request, db, player, locale }) => {
  const method = await methodOf(db, player.accountId, request.methodId, ['online']);
  return { way: presentDepositMethod(method, await settingOf(db), locale) };
});
