import { cardsWithTypes } from '../../money/withdrawals/cards.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentCard } from '../../present/money/withdrawals.ts';

export default handle('account/getCardList', async ({ db, player, now, locale }) => {
  const cards = await cardsWithTypes(db, player.accountId);
  return { cards: cards.map(({ card, type }) => presentCard(card, type, now, locale)) };
});
