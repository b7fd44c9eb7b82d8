import { refuseWithoutPush } from '../../account/devices/offersPush.ts';
import { addPushDevice } from '../../account/devices/pushDevices.ts';
import { pushSettingsOf, savePushSettings } from '../../account/devices/pushSettings.ts';
import { deviceIn } from '../../messages/push/deviceIn.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('push/device', async (context) => {
  refuseWithoutPush(context);
  const { request, db, station, player, visitor, settings, locale, now } = context;
  const device = deviceIn(request, settings);
  const { accountId } = player;
  await addPushDevice(
    db,
    { station: station.code, accountId, visitorHash: visitor.hash, locale, now },
    device,
  );
  const { kind } = request;
  const known = await pushSettingsOf(db, accountId);
  if (!known || (kind !== undefined && kind !== 'packet')) {
    const isAll = !known && kind === undefined;
    const chosen = known ?? { won: isAll, support: isAll, withdrawal: isAll, lotteries: null };
    const wanted = kind === undefined || kind === 'packet' ? {} : { [kind]: true };
    await savePushSettings(db, station.code, accountId, { ...chosen, ...wanted });
  }
  return {};
});
