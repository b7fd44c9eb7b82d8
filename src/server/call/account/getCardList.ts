// Owns the list of a member's cards.

import { cardsWithTypes } from '../../money/cards.ts';
import { handle } from '../../pipeline/handle.ts';
import { cardShown } from '../../present/card.ts';

export default handle('account/getCardList', async ({ db, player, now, locale }) => {
  const cards = await cardsWithTypes(db, player.accountId);
  return { cards: cards.map(({ card, type }) => cardShown(card, type, now, locale)) };
});
