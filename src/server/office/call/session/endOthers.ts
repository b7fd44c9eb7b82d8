import { office } from '../../pipeline/handle.ts';
import { forgetOtherDevices } from '../../staff/devices.ts';

export default office('session/endOthers', async ({ db, staff, now }) => ({
  ended: await forgetOtherDevices(db, staff.staffId, now, {
    exceptSession: BigInt(staff.sessionId),
    exceptDevice: BigInt(staff.deviceId ?? 0),
  }),
}));
