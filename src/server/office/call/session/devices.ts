import { office } from '../../pipeline/handle.ts';
import { ownDevices } from '../../staff/devices.ts';

export default office('session/devices', async ({ db, staff, now, settings }) => ({
  devices: await ownDevices(db, staff, now, settings),
}));
