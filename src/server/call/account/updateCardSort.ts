// The order of a member's cards, and which of them is offered first.
import { accountOf } from '../../account/accounts.ts';
import { cardsOf, cardsWithTypes } from '../../money/withdrawals/cards.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentCard } from '../../present/money/withdrawals.ts';
import { Refusal } from '../../refusal.ts';

export default handle('account/updateCardSort', async ({ request, db, player, now, locale, text }) => {
  const { id: accountId } = await accountOf(db, player.accountId);
  const known = (await cardsOf(db, accountId)).map(({ id }) => id);
  const order = request.cardIds.split(',').map(Number);
  const isWhole = order.length === known.length && known.every((id) => order.includes(id));
  if (!isWhole || !order.includes(request.primaryId))
    throw new Refusal('server.card.orderChanged', { code: 'invalid', field: 'cardIds' });
  const cards = db.updateTable('card').where('account_id', '=', accountId);
  for (const [position, id] of order.entries()) await cards.set({ position }).where('id', '=', id).execute();
  // One at a time is primary: the old one goes first.
  await cards.set({ is_primary: false }).where('is_primary', '=', true).execute();
  await cards.set({ is_primary: true }).where('id', '=', request.primaryId).execute();
  const sorted = await cardsWithTypes(db, accountId);
  return {
    msg: text('server.saved'),
    cards: sorted.map(({ card, type }) => presentCard(card, type, now, locale)),
  };
});
