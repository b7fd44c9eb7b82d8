// Owns reading a member's cards and the types of cards the station pays to.
import type { Db } from '../../db/stationTransaction.ts';
import type { Card, CardType } from '../../present/withdrawals.ts';

export const cardTypesOf = (db: Db): Promise<CardType[]> =>
  db.selectFrom('card_type').selectAll().orderBy('position').execute();

/** In the member's own order. */
export const cardsOf = (db: Db, accountId: number): Promise<Card[]> =>
  db
    .selectFrom('card')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Each card with its type. */
export async function cardsWithTypes(db: Db, accountId: number): Promise<{ card: Card; type: CardType }[]> {
  const types = await cardTypesOf(db);
  const cards = await cardsOf(db, accountId);
  return cards.map((card) => ({ card, type: types.find(({ code }) => code === card.type)! }));
}

/** The number without what people write into it. Capitals tell two addresses apart on one chain and not on the other. */
export function cardKey(number: string): string {
  const bare = number.normalize('NFKC').replace(/[\s-]/g, '');
  return /^0x/i.test(bare) || bare.includes('@') ? bare.toLowerCase() : bare;
}
