import { sentPage } from '../../messages/mailbox.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentMessage } from '../../present/messages.ts';

export default handle('message/sendList', async ({ request, db, station, player, locale }) => {
  const { before, pageSize = 20 } = request;
  const reader = { station: station.code, accountId: player.accountId };
  const rows = await sentPage(db, reader, before === undefined ? undefined : BigInt(before), pageSize + 1);
  return {
    list: rows.slice(0, pageSize).map((row) => presentMessage(row, locale, 'sent')),
    hasMore: rows.length > pageSize,
  };
});
