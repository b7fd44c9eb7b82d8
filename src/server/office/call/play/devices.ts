import { office } from '../../pipeline/handle.ts';
import { sharedDevices } from '../../play/risk.ts';

export default office('play/devices', async ({ request: { days = 1 }, db, now }) => ({
  devices: await sharedDevices(db, { now, days }),
}));
