// Which deposit methods are recommended, with the label of each, and by which the member paid last.
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { localText } from '#station/station.ts';
import { wireMoney } from '#values/money.ts';
import { methodsOf } from '../../money/deposits/methods.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('finance/onlineHotTag', async ({ db, player, locale }) => {
  const methods = await methodsOf(db, player.accountId);
  const last = await db
    .selectFrom('deposit_order')
    .select(['method_id', 'amount', 'tail'])
    .where('account_id', '=', player.accountId)
    .where('status', '=', DepositStatus.paid)
    .orderBy('created_at', 'desc')
    .orderBy('order_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    hotList: methods.flatMap(({ id, tag }) =>
      tag === null ? [] : [{ methodId: id, tag: localText(tag, locale) }],
    ),
    ...(last &&
      methods.some(({ id }) => id === last.method_id) && {
        last: { methodId: last.method_id, amount: wireMoney(last.amount - last.tail) },
      }),
  };
});
