// Reading and removing a member's cards, and the types of cards the station pays to.
import { type Selectable, sql } from 'kysely';
import { dayMs } from '#values/beijingOffset.ts';
import { lockKey } from '../../account/rateLimit.ts';
import { dataKeysOf, removedSign } from '../../db/personal/dataKeys.ts';
import { comparedForms, type Opened } from '../../db/personal/fields.ts';
import { cardKey } from '../../db/personal/kinds.ts';
import { openedCard } from '../../db/personal/members.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { CardTable, CardTypeTable } from '../../db/tables.ts';
import { Refusal } from '../../refusal.ts';

export type Card = Opened<Omit<Selectable<CardTable>, 'found_by'>>;
export type CardType = Selectable<CardTypeTable>;

export const cardTypesOf = (db: Db): Promise<CardType[]> =>
  db.selectFrom('card_type').selectAll().orderBy('position').execute();

/** When a card may be paid to: by its age and the rule of today, and never later than its owner was shown. */
const usableFrom = sql<Date>`LEAST(
  usable_from,
  created_at + make_interval(secs => (SELECT card_cooling_seconds FROM withdrawal_rule WHERE station = current_station()))
)`;

/** In the member's own order; without those that were removed. */
export async function cardsOf(db: Db, accountId: number): Promise<Card[]> {
  const rows = await db
    .selectFrom('card')
    .selectAll()
    .select(usableFrom.as('usable_from'))
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => openedCard(db, row));
}

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
  const card = cards.find(({ id, card_no }) =>
    isOwn ? id === which.cardId : cardKey(card_no) === cardKey(which.cardNo),
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

const freed = ({ id, card_key }: Pick<Card, 'id' | 'card_key'>): string => `${card_key}${removedSign}${id}`;

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

export const cardTaken = (): Refusal => new Refusal('server.card.taken', { code: 'taken', field: 'cardNo' });

/**
 * Refuses a number that another member has; one that the member has removed is free for the member again: as a new card, which waits as one. Nobody else
 * takes it until the transaction ends: while keys are changed, one number has several tags, of which the database sees no two as the same.
 */
export async function refuseTakenNumber(
  db: Db,
  station: string,
  accountId: number,
  number: string,
): Promise<void> {
  const keys = dataKeysOf(db);
  await lockKey(db, station, `card ${cardKey(number)}`);
  const there = await db
    .selectFrom('card')
    .select(['id', 'card_key', 'account_id', 'is_removed_by_owner'])
    .where('card_key', 'in', comparedForms(keys, 'card', station, cardKey(number)))
    .execute();
  for (const card of there) {
    if (card.account_id !== accountId || !card.is_removed_by_owner) throw cardTaken();
    await db
      .updateTable('card')
      .set({ card_key: freed(card) })
      .where('id', '=', card.id)
      .execute();
  }
}
