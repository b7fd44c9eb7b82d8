// Answering a member; whoever answers has the conversation from then on.
import { answerMember, lockedConversation } from '../../../conversations/conversation.ts';
import { redrawingOf } from '../../../forum/redrawing.ts';
import { presentForOffice } from '../../../present/conversations/conversations.ts';
import { Refusal } from '../../../refusal.ts';
import { queueName } from '../../conversations/rows.ts';
import { office } from '../../pipeline/handle.ts';
import { claim, heldForDecision } from '../../waiting/queue/lease.ts';
import { noteDecision } from '../../waiting/queue/serviceLevel.ts';

export default office(
  'conversations/answer',
  async ({ request, db, station, now, staff, settings, note, locale, text: say }) => {
    const { id, bytes } = request;
    const text = request.text?.trim() ?? '';
    if (text === '' && bytes === undefined)
      throw new Refusal('office-conversations.empty', { code: 'invalid', field: 'text' });
    // Before anything is locked: decoding takes its time.
    const picture =
      bytes === undefined
        ? undefined
        : await redrawingOf(settings).redraw(
            Buffer.from(bytes, 'base64'),
            `${station.code} office ${staff.staffId}`,
            'bytes',
          );
    const work = { db, station: station.code, now };
    const conversation = await lockedConversation(db, BigInt(id));
    if (conversation.account_id !== null) await note.about(conversation.account_id);
    const decided = { queue: queueName, item: id };
    if (conversation.waiting_since)
      await noteDecision(work, staff, { ...decided, verdict: 'answered', since: conversation.waiting_since });
    else await heldForDecision(work, staff, decided);
    await claim(work, staff, queueName, [id]);
    const message = await answerMember(work, conversation, staff, { text, picture, about: undefined });
    return { message: presentForOffice(message, { locale, text: say }) };
  },
);
