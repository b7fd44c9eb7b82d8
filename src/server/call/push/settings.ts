import { refuseWithoutPush } from '../../account/devices/offersPush.ts';
import { savePushSettings } from '../../account/devices/pushSettings.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle('push/settings', async (context) => {
  refuseWithoutPush(context);
  const { request, db, station, player } = context;
  const { won, support, withdrawal } = request;
  const lotteries = request.lotteries?.split(',').filter(Boolean) ?? [];
  if (lotteries.length > 0) {
    const known = await db
      .selectFrom('lottery')
      .select('code')
      .distinct()
      .where('code', 'in', lotteries)
      .execute();
    if (known.length < new Set(lotteries).size)
      throw new Refusal('server.push.unknownLottery', { code: 'invalid', field: 'lotteries' });
  }
  await savePushSettings(db, station.code, player.accountId, {
    won,
    support,
    withdrawal,
    lotteries: lotteries.length > 0 ? lotteries : null,
  });
  return {};
});
