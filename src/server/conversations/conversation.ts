// Conversations of members and guests with the people of their station: writing on either side, pages, what is unread, and closing.
import { randomBytes } from 'node:crypto';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { LocalText } from '#contract/station.generated.ts';
import type { Desk, StoredPicture } from '../db/columnTypes.ts';
import { preparedQuery } from '../db/preparedQuery.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { ConversationMessageTable, ConversationTable } from '../db/tables.ts';
import type { Redrawn } from '../forum/redraw.ts';
import { noteForDevices } from '../messages/push/note.ts';
import { Refusal } from '../refusal.ts';
import { type About, type AboutCard, cardsOf, keyOf } from './about.ts';

export type Conversation = Selectable<ConversationTable>;

/** A message with the order or bet that it is about, as it stands now. */
export interface Written extends Selectable<ConversationMessageTable> {
  about: AboutCard | null;
}

/** What somebody sends: a text, a picture, an order or bet, or several of these. */
export interface Sent {
  text: string;
  picture: Redrawn | undefined;
  about: About | undefined;
}

export interface ConversationWork {
  db: Db;
  station: string;
  now: Date;
}

/** After so long an answer that nobody has seen is sent to the member's devices. */
const unseenMs = 5_000;
/** Answers that a badge counts. */
const unreadMost = 100;

/** Whose conversation: a member's, or that of the guest whose browser has a cookie with this hash. */
export type Whose = { accountId: number } | { visitorHash: Buffer };

/** The conversation of a member and the hours of the station, by one query: every look of an open screen asks it. */
const standQuery = preparedQuery((db, { accountId }: { accountId: number }) =>
  db
    .selectFrom('account')
    .leftJoin('conversation', (on) =>
      on
        .onRef('conversation.station', '=', 'account.station')
        .onRef('conversation.account_id', '=', 'account.id'),
    )
    .leftJoin('service_page', 'service_page.station', 'account.station')
    .where('account.id', '=', accountId)
    .select([
      'conversation.id',
      'conversation.last_id',
      'conversation.unread',
      'service_page.desk',
      'service_page.hours',
    ])
    .compile(),
);

/** The same of a guest. */
const guestStandQuery = preparedQuery((db, { visitorHash }: { visitorHash: Buffer }) =>
  db
    .selectFrom(sql<object>`(SELECT)`.as('nobody'))
    .leftJoin('conversation', (on) => on.on('conversation.visitor_hash', '=', visitorHash))
    .leftJoin('service_page', (on) => on.onTrue())
    .select([
      'conversation.id',
      'conversation.last_id',
      'conversation.unread',
      'service_page.desk',
      'service_page.hours',
    ])
    .compile(),
);

export interface Stand {
  /** null where nothing has been written. */
  conversation: Pick<Conversation, 'id' | 'last_id' | 'unread'> | null;
  desk: Desk | null;
  /** When somebody answers, in words; empty for none. */
  hours: LocalText;
}

export async function standOf(db: Db, whose: Whose): Promise<Stand> {
  const query = 'accountId' in whose ? standQuery(whose) : guestStandQuery(whose);
  const [row] = (await db.executeQuery(query)).rows;
  const { id, last_id, unread, desk, hours } = row!;
  return {
    conversation: id === null ? null : { id, last_id: last_id!, unread: unread! },
    desk,
    hours: hours ?? '',
  };
}

/** Marks everything as seen, if a message is the newest that there is. */
export async function markSeen(db: Db, id: bigint, seen: bigint): Promise<void> {
  await db
    .updateTable('conversation')
    .set({ unread: 0 })
    .where('id', '=', id)
    .where('unread', '>', 0)
    .where('last_id', '<=', seen)
    .execute();
}

/** A page of messages: the newest, those before one, or those after one; oldest first. */
export async function messagesOf(
  db: Db,
  { id, account_id }: Pick<Conversation, 'id' | 'account_id'>,
  { before, after }: { before?: bigint | undefined; after?: bigint | undefined },
  size: number,
): Promise<{ messages: Written[]; hasMore: boolean }> {
  const all = db.selectFrom('conversation_message').selectAll().where('conversation_id', '=', id);
  const page =
    after !== undefined
      ? all.where('id', '>', after).orderBy('id')
      : (before === undefined ? all : all.where('id', '<', before)).orderBy('id', 'desc');
  const rows = await page.limit(size + 1).execute();
  const shown = rows.slice(0, size);
  if (after === undefined) shown.reverse();
  return { messages: await withCards(db, account_id, shown), hasMore: rows.length > size };
}

async function withCards(
  db: Db,
  accountId: number | null,
  rows: readonly Selectable<ConversationMessageTable>[],
): Promise<Written[]> {
  // A guest has no orders and no bets.
  if (accountId === null) return rows.map((row) => ({ ...row, about: null }));
  const aboutOf = (row: (typeof rows)[number]): About | null =>
    row.about_kind && row.about_id !== null ? { kind: row.about_kind, id: row.about_id } : null;
  const cards = await cardsOf(
    db,
    accountId,
    rows.flatMap((row) => aboutOf(row) ?? []),
  );
  return rows.map((row) => {
    const about = aboutOf(row);
    return { ...row, about: (about && cards.get(keyOf(about))) ?? null };
  });
}

async function addMessage(
  { db, station, now }: ConversationWork,
  conversationId: bigint,
  { text, picture, about }: Sent,
  by: { staffId: number; name: string } | null,
): Promise<Selectable<ConversationMessageTable>> {
  const stored = picture && (await storePicture(db, station, conversationId, picture));
  return await db
    .insertInto('conversation_message')
    .values({
      station,
      conversation_id: conversationId,
      staff_id: by?.staffId ?? null,
      staff_name: by?.name ?? '',
      text,
      picture: stored ? JSON.stringify(stored) : null,
      about_kind: about?.kind ?? null,
      about_id: about?.id ?? null,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function storePicture(
  db: Db,
  station: string,
  conversationId: bigint,
  { bytes, width, height }: Redrawn,
): Promise<StoredPicture> {
  const key = randomBytes(16).toString('hex');
  await db
    .insertInto('conversation_picture')
    .values({ key, station, conversation_id: conversationId, bytes })
    .execute();
  return { key, width, height };
}

/**
 * Writes what a member or a guest sends; a closed conversation is open again. The conversation is locked from here on: the numbers of its messages grow in the order
 * in which they can be seen, so that whoever asks for those after one misses none.
 */
export async function writeToSupport(work: ConversationWork, whose: Whose, sent: Sent): Promise<Written> {
  const { db, station, now } = work;
  const accountId = 'accountId' in whose ? whose.accountId : null;
  const visitorHash = 'accountId' in whose ? null : whose.visitorHash;
  const { id } = await db
    .insertInto('conversation')
    .values({
      ...{ station, account_id: accountId, visitor_hash: visitorHash },
      ...{ created_at: now, last_at: now, waiting_since: now },
    })
    .onConflict((clash) =>
      clash.columns(['station', accountId === null ? 'visitor_hash' : 'account_id']).doUpdateSet({
        last_at: now,
        waiting_since: sql`coalesce(conversation.waiting_since, ${now})`,
        closed_at: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const message = await addMessage(work, id, sent, null);
  await db.updateTable('conversation').set({ last_id: message.id }).where('id', '=', id).execute();
  return (await withCards(db, accountId, [message]))[0]!;
}

/** The conversation of a member, or the one of this number where a guest began it; undefined for none. */
export const conversationOf = (
  db: Db,
  whose: { accountId: number } | { guestId: bigint },
): Promise<Conversation | undefined> => {
  const all = db.selectFrom('conversation').selectAll();
  return (
    'accountId' in whose
      ? all.where('account_id', '=', whose.accountId)
      : all.where('id', '=', whose.guestId).where('account_id', 'is', null)
  ).executeTakeFirst();
};

/** Those that wait for an answer, the longest first, with what was written last; a guest has no account. */
export const awaited = (db: Db, limit: number) =>
  db
    .selectFrom('conversation as c')
    .leftJoin('account as a', 'a.id', 'c.account_id')
    .leftJoin('conversation_message as m', 'm.id', 'c.last_id')
    .select(['c.id', 'a.name as account', sql<string>`coalesce(m.text, '')`.as('text')])
    .select((row) => row.ref('c.waiting_since').$notNull().as('since'))
    .where('c.waiting_since', 'is not', null)
    .orderBy('c.waiting_since')
    .orderBy('c.id')
    .limit(limit)
    .execute();

/** The conversation of this number, locked; refuses one that is not there. */
export async function lockedConversation(db: Db, id: bigint): Promise<Conversation> {
  const row = await db
    .selectFrom('conversation')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw gone();
  return row;
}

export const gone = (): Refusal => new Refusal('office-conversations.gone', { code: 'gone' });

/** Writes an answer in a conversation that the caller has locked: nothing waits any more. */
export async function answerMember(
  work: ConversationWork,
  { id, account_id }: Conversation,
  by: { staffId: number; name: string },
  sent: Sent,
): Promise<Written> {
  const { db, now } = work;
  const message = await addMessage(work, id, sent, by);
  await db
    .updateTable('conversation')
    .set({
      last_id: message.id,
      last_at: now,
      waiting_since: null,
      closed_at: null,
      staff_id: by.staffId,
      unread: sql`least(unread + 1, ${unreadMost})`,
    })
    .where('id', '=', id)
    .execute();
  // Whoever has the conversation open sees it before that. A guest has no device that is known.
  if (account_id !== null)
    await noteForDevices(db, account_id, { kind: 'support', subject: String(message.id) }, now, unseenMs);
  return (await withCards(db, account_id, [message]))[0]!;
}

/** Closes a conversation that the caller has locked; what the member writes opens it again. */
export async function closeConversation({ db, now }: ConversationWork, { id }: Conversation): Promise<void> {
  await db
    .updateTable('conversation')
    .set({ closed_at: now, waiting_since: null })
    .where('id', '=', id)
    .execute();
}

/** The bytes of a picture of a conversation, of this member alone where one is named. */
export async function conversationPicture(
  db: Db,
  key: string,
  accountId?: number,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('conversation_picture as p')
    .innerJoin('conversation as c', 'c.id', 'p.conversation_id')
    .select('p.bytes')
    .where('p.key', '=', key)
    .$if(accountId !== undefined, (query) => query.where('c.account_id', '=', accountId!))
    .executeTakeFirst();
  return row?.bytes;
}

/** Answers that a member has not seen, as a part of another query. */
export const unreadAnswers = (accountId: number): RawBuilder<number> =>
  sql<number>`coalesce((SELECT c.unread FROM conversation c WHERE c.station = current_station() AND c.account_id = ${accountId}), 0)`;
