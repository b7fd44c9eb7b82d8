import { markAll } from '../../messages/mailbox.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('message/allReceiveRead', async ({ request, db, station, player, now, text }) => {
  const { through } = request;
  const reader = { station: station.code, accountId: player.accountId };
  await markAll(db, reader, 'read', through === undefined ? undefined : BigInt(through), now);
  return { msg: text('server.message.all.read') };
});
