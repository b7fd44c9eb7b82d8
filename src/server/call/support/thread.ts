// Owns a page of one's conversation with the people of the station, and what came since.
import { localText } from '#station/station.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { aboutIn, cardsOf } from '../../conversations/about.ts';
import { markSeen, messagesOf, standOf } from '../../conversations/conversation.ts';
import { awayUntil } from '../../conversations/desk.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentCard, presentSupportMessage } from '../../present/conversations/conversations.ts';

const pageSize = 30;
const newMost = 50;

const numberOf = (text: string | undefined): bigint | undefined =>
  text === undefined ? undefined : BigInt(text);

export default handle('support/thread', async ({ request, db, player, now, locale, text, isPeek }) => {
  const { accountId } = player;
  const [after, before, seen] = [request.after, request.before, request.seen].map(numberOf);
  const { conversation, desk, hours } = await standOf(db, accountId);
  const isQuiet = !conversation || (after !== undefined && conversation.last_id <= after);
  const { messages, hasMore } = isQuiet
    ? { messages: [], hasMore: false }
    : await messagesOf(
        db,
        { id: conversation.id, account_id: accountId },
        { before, after },
        after === undefined ? pageSize : newMost,
      );
  if (conversation && conversation.unread > 0 && seen !== undefined && !isPeek)
    await markSeen(db, accountId, seen);
  const backAt = awayUntil(desk, now);
  const about = aboutIn(request.about);
  const [card] = about ? (await cardsOf(db, accountId, [about])).values() : [];
  const reader = { locale, text };
  return {
    list: messages.map((message) => presentSupportMessage(message, reader)),
    hasMore,
    unread: conversation?.unread ?? 0,
    hours: localText(hours, locale),
    away: backAt ? localText(desk?.away ?? '', locale) : '',
    backAt: backAt ? formatMoment(backAt) : '',
    ...(card && { card: presentCard(card, reader) }),
  };
});
