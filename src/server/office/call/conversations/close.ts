import { closeConversation, lockedConversation } from '../../../conversations/conversation.ts';
import { Refusal } from '../../../refusal.ts';
import { queueName } from '../../conversations/rows.ts';
import { office } from '../../pipeline/handle.ts';
import { heldForDecision, release } from '../../waiting/queue/lease.ts';
import { noteDecision } from '../../waiting/queue/serviceLevel.ts';

export default office('conversations/close', async ({ request: { id }, db, station, now, staff, note }) => {
  const work = { db, station: station.code, now };
  const conversation = await lockedConversation(db, BigInt(id));
  if (conversation.closed_at) throw new Refusal('office-conversations.closed', { code: 'gone' });
  if (conversation.account_id !== null) await note.about(conversation.account_id);
  const decided = { queue: queueName, item: id };
  if (conversation.waiting_since)
    await noteDecision(work, staff, { ...decided, verdict: 'closed', since: conversation.waiting_since });
  else await heldForDecision(work, staff, decided);
  await release(work, staff, queueName, [id]);
  await closeConversation(work, conversation);
  return {};
});
