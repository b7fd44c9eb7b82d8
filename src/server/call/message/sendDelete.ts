import { deleteSent } from '../../messages/mailbox.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle('message/sendDelete', async ({ request, db, station, player, now, text }) => {
  const reader = { station: station.code, accountId: player.accountId };
  if (!(await deleteSent(db, reader, BigInt(request.id), now)))
    throw new Refusal('server.message.gone', { code: 'notFound', field: 'id' });
  return { msg: text('server.message.deleted') };
});
