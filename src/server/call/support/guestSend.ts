// Writing to the people of the station without an account: text alone, and before the first words a robot check.
import { requireHumanCheck } from '../../account/humanCheck.ts';
import { consumeQuota, lockKey } from '../../account/rateLimit.ts';
import { standOf, writeToSupport } from '../../conversations/conversation.ts';
import { requireGuest } from '../../conversations/guest.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentSupportMessage } from '../../present/conversations/conversations.ts';
import { Refusal } from '../../refusal.ts';

const daySeconds = 86_400;

export default handle('support/guestSend', async (context) => {
  const { request, db, station, visitor, settings, locale, text: say } = context;
  requireGuest(context);
  const text = request.content.trim();
  if (text === '') throw new Refusal('server.conversation.empty', { code: 'invalid', field: 'content' });
  const whose = { visitorHash: visitor.hash };
  const own = `support guest ${visitor.hash.toString('hex')}`;
  // Two first messages at once begin one conversation, by one proof each.
  await lockKey(db, station.code, own);
  const { conversation } = await standOf(db, whose);
  if (!conversation) {
    await requireHumanCheck(context, 'robot');
    const key = `support guests ${visitor.network}`;
    if (!(await consumeQuota(context.work, key, settings.supportGuestsPerAddressADay, daySeconds)))
      throw new Refusal('server.conversation.guestLimit', {
        code: 'throttled',
        field: 'content',
        limit: 'supportGuestsPerAddressADay',
      });
  }
  if (!(await consumeQuota(context.work, own, settings.supportGuestMessagesADay, daySeconds)))
    throw new Refusal('server.conversation.dayLimit', {
      code: 'throttled',
      field: 'content',
      limit: 'supportGuestMessagesADay',
    });
  const sent = { text, picture: undefined, about: undefined };
  const message = await writeToSupport(context.work, whose, sent);
  return { message: presentSupportMessage(message, { locale, text: say }) };
});
