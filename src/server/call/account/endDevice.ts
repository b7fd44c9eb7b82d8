import { forgetDevice, forgetOtherDevices } from '../../account/devices/devices.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('account/endDevice', async ({ request, db, player, now, logOut }) => {
  if (request.device === 'others') {
    await forgetOtherDevices(db, player, now);
    return { loggedOut: false };
  }
  const isThis = await forgetDevice(db, player, request.device, now);
  if (isThis) await logOut();
  return { loggedOut: isThis };
});
