// Owns reading a member's cards and the types of cards the station pays to.
import type { Selectable } from 'kysely';
import type { Db } from '../../db/stationTransaction.ts';
import type { CardTable, CardTypeTable } from '../../db/tables.ts';

export type Card = Selectable<CardTable>;
export type CardType = Selectable<CardTypeTable>;

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

/** A card number for comparing: without blanks and dashes. Some chains distinguish capitals in addresses, others do not. */
export function cardKey(number: string): string {
  const bare = number.normalize('NFKC').replace(/[\s-]/g, '');
  return /^0x/i.test(bare) || bare.includes('@') ? bare.toLowerCase() : bare;
}
