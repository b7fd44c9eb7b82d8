// Keeping the new address of a browser that is switched on. Its service worker asks, perhaps long after the session has ended.
import { refuseWithoutPush } from '../../account/devices/offersPush.ts';
import { renewPushDevice } from '../../account/devices/pushDevices.ts';
import { deviceIn } from '../../messages/push/deviceIn.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('push/renew', async (context) => {
  refuseWithoutPush(context);
  const { request, db, visitor, settings } = context;
  await renewPushDevice(db, visitor.hash, deviceIn(request, settings));
  return {};
});
