import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle('transfer/setAutoExchange', async ({ request, db, player, station }) => {
  if (!station.onOff.thirdAutoExchange)
    throw new Refusal('server.transfer.noAuto', { field: 'autoExchange', code: 'noAutoExchange' });
  const is_auto = request.autoExchange === 'on';
  await db
    .insertInto('transfer_member')
    .values({ station: station.code, account_id: player.accountId, is_auto })
    .onConflict((clash) => clash.columns(['station', 'account_id']).doUpdateSet({ is_auto }))
    .execute();
  return { autoExchange: request.autoExchange };
});
