// Owns reading and removing a member's cards, and the types of cards the station pays to.
import { type Selectable, sql } from 'kysely';
import { dayMs } from '#values/beijingOffset.ts';
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

/** By the number that support was given, or by the owner's choice. */
export type CardToRemove = { cardNo: string } | { cardId: number };

/** How many cards an owner removes within so many days: whoever changes more asks support. */
export const ownRemovals = { most: 3, days: 30 } as const;

/**
 * Removes a card of a member; not while a withdrawal to it is under way. One that support removes frees its number for others. One that the
 * owner removes keeps it: what is once for a card does not go on with another account.
 */
export async function removeCard(
  db: Db,
  accountId: number,
  which: CardToRemove,
  now: Date,
): Promise<Card | CardKept> {
  const isOwn = 'cardId' in which;
  const cards = await cardsOf(db, accountId);
  const card = cards.find(({ id, card_key }) =>
    isOwn ? id === which.cardId : card_key === cardKey(which.cardNo),
  );
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
      is_removed_by_owner: isOwn,
      ...(!isOwn && { card_key: freed(card) }),
    })
    .where('id', '=', card.id)
    .execute();
  const next = cards.find(({ id }) => id !== card.id);
  if (card.is_primary && next)
    await db.updateTable('card').set({ is_primary: true }).where('id', '=', next.id).execute();
  return card;
}

const freed = ({ id, card_key }: Pick<Card, 'id' | 'card_key'>): string => `${card_key} removed ${id}`;

/** Whether an owner has removed as many cards of late as go without support. */
export async function removesTooOften(db: Db, accountId: number, now: Date): Promise<boolean> {
  const { count } = await db
    .selectFrom('card')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('is_removed_by_owner', '=', true)
    .where('removed_at', '>', new Date(now.getTime() - ownRemovals.days * dayMs))
    .executeTakeFirstOrThrow();
  return Number(count) >= ownRemovals.most;
}

/** Lets a member add a number again that the member has removed: as a new card, which waits as one. */
export async function freeOwnNumber(db: Db, accountId: number, key: string): Promise<void> {
  const own = await db
    .selectFrom('card')
    .select(['id', 'card_key'])
    .where('account_id', '=', accountId)
    .where('card_key', '=', key)
    .where('is_removed_by_owner', '=', true)
    .executeTakeFirst();
  if (own)
    await db
      .updateTable('card')
      .set({ card_key: freed(own) })
      .where('id', '=', own.id)
      .execute();
}

/** A card number for comparing: without blanks and dashes. Some chains distinguish capitals in addresses, others do not. */
export function cardKey(number: string): string {
  const bare = number.normalize('NFKC').replace(/[\s-]/g, '');
  return /^0x/i.test(bare) || bare.includes('@') ? bare.toLowerCase() : bare;
}
