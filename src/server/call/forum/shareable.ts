// What a member can share in an article, each as it would be shown.
import { seeCards, shareable } from '../../forum/cards.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentCard } from '../../present/forum.ts';

export default handle('forum/shareable', async ({ db, player, now, locale }) => {
  const offered = await shareable(db, player.accountId);
  const cards = offered.map(({ card }) => card);
  const seen = await seeCards(db, cards, player.accountId);
  return { list: offered.map(({ ref }, at) => ({ ref, card: presentCard(seen[at]!, locale, now) })) };
});
