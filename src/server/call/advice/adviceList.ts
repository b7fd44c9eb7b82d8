// A page of a member's own advice, each with the station's answer.
import { advicePage } from '../../messages/advice.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentAdvice } from '../../present/messages.ts';

export default handle('advice/adviceList', async ({ request, db, player }) => {
  const { before, pageSize = 20 } = request;
  const after = before === undefined ? undefined : BigInt(before);
  const rows = await advicePage(db, player.accountId, after, pageSize + 1);
  return { list: rows.slice(0, pageSize).map(presentAdvice), hasMore: rows.length > pageSize };
});
