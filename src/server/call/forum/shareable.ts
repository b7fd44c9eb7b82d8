// Owns what a member can share in an article.
import { shareable } from '../../forum/cards.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentCard } from '../../present/forum.ts';

export default handle('forum/shareable', async ({ db, player, locale }) => ({
  list: (await shareable(db, player.accountId)).map(({ ref, card }) => ({
    ref,
    card: presentCard(card, locale),
  })),
}));
