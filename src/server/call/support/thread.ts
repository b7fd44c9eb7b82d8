// A page of one's conversation with the people of the station, and what came since.
import { aboutIn, cardsOf } from '../../conversations/about.ts';
import { pageOf } from '../../conversations/page.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentCard, presentPage } from '../../present/conversations/conversations.ts';

export default handle('support/thread', async (context) => {
  const { request, db, player, locale, text } = context;
  const { accountId } = player;
  const page = await pageOf(context, { accountId });
  const about = aboutIn(request.about);
  const [card] = about ? (await cardsOf(db, accountId, [about])).values() : [];
  const reader = { locale, text };
  return { ...presentPage(page, reader), ...(card && { card: presentCard(card, reader) }) };
});
