import { inboxPage } from '../../messages/mailbox.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentMessage } from '../../present/messages.ts';

export default handle('message/list', async ({ request, db, station, player, locale }) => {
  const { before, pageSize = 20 } = request;
  const reader = { station: station.code, accountId: player.accountId };
  const rows = await inboxPage(db, reader, before === undefined ? undefined : BigInt(before), pageSize + 1);
  const { parent_id: upline } = await db
    .selectFrom('account')
    .select('parent_id')
    .where('id', '=', player.accountId)
    .executeTakeFirstOrThrow();
  return {
    list: rows.slice(0, pageSize).map((row) => presentMessage(row, locale, 'inbox')),
    hasMore: rows.length > pageSize,
    hasUpline: upline !== null,
  };
});
