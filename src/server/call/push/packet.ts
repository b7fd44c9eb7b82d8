import { sql } from 'kysely';
import { formatMoment } from '#values/beijingTime.ts';
import { refuseWithoutPush } from '../../account/devices/offersPush.ts';
import { awaitPacket, forgetPackets } from '../../activities/plays/awaitPacket.ts';
import { noteOffer } from '../../money/breaks/waitingOffers.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('push/packet', async (context) => {
  const { request, db, player } = context;
  if (!request.on) {
    await forgetPackets(db, player.accountId);
    return { packetTime: '' };
  }
  refuseWithoutPush(context);
  const opensAt = await awaitPacket(context.work, player.accountId);
  // It is an offer, and the registry of exclusions is asked about it until the round opens.
  await noteOffer(context.work, sql`a.id = ${player.accountId}`);
  return { packetTime: formatMoment(opensAt) };
});
