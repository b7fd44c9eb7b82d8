// Owns reading a member's cards and the types of cards the station pays to.
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/stationTransaction.ts';
import type { CardTable, CardTypeTable } from '../../db/tables.ts';

export type Card = Selectable<CardTable>;
export type CardType = Selectable<CardTypeTable>;

export const cardTypesOf = (db: Db): Promise<CardType[]> =>
  db.selectFrom('card_type').selectAll().orderBy('position').execute();

/** When a card may be paid to: by its age and the rule of today, and never later than its owner was shown. */
const usableFrom = sql<Date>`LEAST(
  usable_from,
  created_at + make_interval(secs => (SELECT card_cooling_seconds FROM withdrawal_rule WHERE station = current_station()))
)`;

/** In the member's own order; without those that were removed. */
export const cardsOf = (db: Db, accountId: number): Promise<Card[]> =>
  db
    .selectFrom('card')
    .selectAll()
    .select(usableFrom.as('usable_from'))
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Each card with its type. */
export async function cardsWithTypes(db: Db, accountId: number): Promise<{ card: Card; type: CardType }[]> {
  const types = await cardTypesOf(db);
  const cards = await cardsOf(db, accountId);
  return cards.map((card) => ({ card, type: types.find(({ code }) => code === card.type)! }));
}

/** Why a card cannot be removed. */
export type CardKept = 'unknown' | 'waiting';

/** Removes a card of a member, whose number others may add from then on; not while a withdrawal to it is under way. */
export async function removeCard(
  db: Db,
  accountId: number,
  cardNo: string,
  now: Date,
): Promise<Card | CardKept> {
  const cards = await cardsOf(db, accountId);
  const card = cards.find((each) => each.card_key === cardKey(cardNo));
  if (!card) return 'unknown';
  const waiting = await db
    .selectFrom('withdrawal')
    .select('order_no')
    .where('card_id', '=', card.id)
    .where('stage', '<>', 'ended')
    .executeTakeFirst();
  if (waiting) return 'waiting';
  await db
    .updateTable('card')
    .set({
      removed_at: now,
      is_enabled: false,
      is_primary: false,
      card_key: `${card.card_key} removed ${card.id}`,
    })
    .where('id', '=', card.id)
    .execute();
  const next = cards.find(({ id }) => id !== card.id);
  if (card.is_primary && next)
    await db.updateTable('card').set({ is_primary: true }).where('id', '=', next.id).execute();
  return card;
}

/** A card number for comparing: without blanks and dashes. Some chains distinguish capitals in addresses, others do not. */
export function cardKey(number: string): string {
  const bare = number.normalize('NFKC').replace(/[\s-]/g, '');
  return /^0x/i.test(bare) || bare.includes('@') ? bare.toLowerCase() : bare;
}
