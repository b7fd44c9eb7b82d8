// One message in full; opening a received one marks it as read.
import { localText } from '#station/station.ts';
import { openReceived, openSent, quotedText } from '../../messages/mailbox.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentMessage } from '../../present/messages.ts';
import { Refusal } from '../../refusal.ts';

export default handle('message/readMessage', async ({ request, db, station, player, now, locale }) => {
  const { id, box = 'inbox' } = request;
  const reader = { station: station.code, accountId: player.accountId };
  const row =
    box === 'sent' ? await openSent(db, reader, BigInt(id)) : await openReceived(db, reader, BigInt(id), now);
  if (!row) throw new Refusal('server.message.gone', { code: 'notFound', field: 'id' });
  return {
    message: presentMessage(row, locale, box),
    content: localText(row.content, locale),
    html: row.is_html,
    quote: localText(await quotedText(db, row.reply_to), locale),
  };
});
