// Answers what a member is notified of on devices, and what a browser needs to be switched on.
import { formatMoment } from '#values/beijingTime.ts';
import { refuseWithoutPush } from '../../account/devices/offersPush.ts';
import { pushSettingsOf } from '../../account/devices/pushSettings.ts';
import { awaitedPacket } from '../../activities/plays/awaitPacket.ts';
import { stationKey } from '../../messages/push/stationKey.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('push/state', async (context) => {
  refuseWithoutPush(context);
  const { db, station, player, visitor, now } = context;
  const { publicKey } = await stationKey(db, station.code);
  const devices = await db
    .selectFrom('push_device')
    .select('visitor_hash')
    .where('account_id', '=', player.accountId)
    .execute();
  const { lotteries, ...kinds } = (await pushSettingsOf(db, player.accountId)) ?? {
    won: false,
    support: false,
    withdrawal: false,
    lotteries: null,
  };
  const packet = await awaitedPacket(db, player.accountId, now);
  return {
    key: publicKey.toString('base64url'),
    isHere: devices.some(({ visitor_hash: hash }) => hash.equals(visitor.hash)),
    devices: devices.length,
    ...kinds,
    lotteries: lotteries ?? [],
    packetTime: packet ? formatMoment(packet) : '',
  };
});
