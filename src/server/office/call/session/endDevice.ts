import { office } from '../../pipeline/handle.ts';
import { forgetDevice } from '../../staff/devices.ts';

export default office('session/endDevice', async ({ request, db, staff, now }) => {
  await forgetDevice(db, staff, request.device, now);
  return {};
});
