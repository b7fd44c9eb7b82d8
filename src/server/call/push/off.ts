// Switching notices off, wherever the station stands on them today.
import { removePushDevices } from '../../account/devices/pushDevices.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('push/off', async ({ request, db, player, visitor }) => {
  await removePushDevices(db, player.accountId, request.all ? {} : { only: visitor.hash });
  return {};
});
