import { gone, messagesOf } from '../../../conversations/conversation.ts';
import { presentForOffice } from '../../../present/conversations/conversations.ts';
import { leasesOfRows, presentRow } from '../../conversations/rows.ts';
import { office } from '../../pipeline/handle.ts';

const pageSize = 50;

export default office(
  'conversations/thread',
  async ({ request: { id, before }, db, now, staff, locale, text }) => {
    const row = await db
      .selectFrom('conversation as c')
      .leftJoin('account as a', 'a.id', 'c.account_id')
      .select(['c.id', 'c.account_id', 'c.waiting_since', 'c.last_at', 'c.closed_at', 'a.name', 'a.role'])
      .where('c.id', '=', BigInt(id))
      .executeTakeFirst();
    if (!row) throw gone();
    const { messages, hasMore } = await messagesOf(
      db,
      row,
      { before: before === undefined ? undefined : BigInt(before) },
      pageSize,
    );
    const leases = await leasesOfRows(db, now, [row]);
    return {
      ...presentRow(
        { ...row, account: row.name ?? '', is_trial: row.role === 'trial' },
        leases.get(id),
        staff.staffId,
      ),
      messages: messages.map((message) => presentForOffice(message, { locale, text })),
      hasMore,
    };
  },
);
