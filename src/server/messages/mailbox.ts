// What a member sees of messages: pages of the inbox and of the sent box, one message in full, and marking as read or deleted on the member's own side.
import { type RawBuilder, sql } from 'kysely';
import type { LocalText } from '#contract/station.generated.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { MessageTable } from '../db/tables.ts';
import { lockMailbox } from './sendMessage.ts';

/** Whose messages they are. */
export interface Reader {
  station: string;
  accountId: number;
}

/** A message as its reader or writer sees it. */
export interface MessageRow {
  id: bigint;
  kind: MessageTable['kind'];
  audience: MessageTable['audience'];
  /** The player who wrote it; null for the station. */
  sender_id: number | null;
  receiver_id: number | null;
  title: LocalText;
  content: LocalText;
  is_html: boolean;
  reply_to: bigint | null;
  created_at: Date;
  answered_at: Date | null;
  is_read: boolean;
  /** Account of the player at the other end; null for the station. */
  party_name: string | null;
  /** That player is directly above the reader; otherwise directly below. */
  is_above: boolean;
}

interface Marks {
  level: number;
  joinedAt: Date;
  readThrough: bigint;
  deletedThrough: bigint;
}

async function marksOf(db: Db, accountId: number): Promise<Marks> {
  const row = await db
    .selectFrom('account')
    .leftJoin('mailbox', 'mailbox.account_id', 'account.id')
    .select(['account.level', 'account.created_at', 'mailbox.read_through', 'mailbox.deleted_through'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    level: row.level,
    joinedAt: row.created_at,
    readThrough: row.read_through ?? 0n,
    deletedThrough: row.deleted_through ?? 0n,
  };
}

/** Messages to many that a member may see; `m` is the message. */
const isShared = (
  station: string,
  { level, joinedAt, deletedThrough }: Marks,
  accountId: number,
): RawBuilder<unknown> =>
  sql`m.station = ${station} AND m.audience IN ('level', 'all') AND (m.level IS NULL OR m.level = ${level})
    AND m.created_at >= ${joinedAt} AND m.id > ${deletedThrough}
    AND NOT break_hides(${accountId}, m.created_at)`;

/** Numbers on a page of the inbox, newest first: two indexes, each read from where the page before ended. */
export async function inboxIds(
  { station, accountId }: Reader,
  marks: Marks,
  before: bigint | undefined,
  size: number,
): Promise<RawBuilder<{ id: bigint; is_read: boolean }>> {
  const older = before === undefined ? sql`true` : sql`m.id < ${before}`;
  return sql`
    SELECT id, is_read OR id <= ${marks.readThrough} AS is_read FROM (
      (SELECT m.id, m.read_at IS NOT NULL AS is_read FROM message m
        WHERE m.receiver_id = ${accountId} AND m.receiver_deleted_at IS NULL AND m.id > ${marks.deletedThrough} AND ${older}
        ORDER BY m.id DESC LIMIT ${size})
      UNION ALL
      (SELECT m.id, s.read_at IS NOT NULL FROM message m
        LEFT JOIN message_state s ON s.account_id = ${accountId} AND s.message_id = m.id
        WHERE ${isShared(station, marks, accountId)} AND s.deleted_at IS NULL AND ${older}
        ORDER BY m.id DESC LIMIT ${size})
    ) either ORDER BY id DESC LIMIT ${size}`;
}

const columns = (accountId: number) =>
  sql`m.id, m.kind, m.audience, m.sender_id, m.receiver_id, m.title, m.content, m.is_html, m.reply_to, m.created_at, m.answered_at,
    party.name AS party_name, party.id IS NOT NULL AND party.id = (SELECT parent_id FROM account WHERE id = ${accountId}) AS is_above`;

/** A page of the inbox, newest first. */
export async function inboxPage(
  db: Db,
  reader: Reader,
  before: bigint | undefined,
  size: number,
): Promise<MessageRow[]> {
  const ids = await inboxIds(reader, await marksOf(db, reader.accountId), before, size);
  const { rows } = await sql<MessageRow>`
    SELECT ${columns(reader.accountId)}, page.is_read FROM (${ids}) page
      JOIN message m ON m.id = page.id LEFT JOIN account party ON party.id = m.sender_id ORDER BY m.id DESC`.execute(
    db,
  );
  return rows;
}

/** A page of what the member wrote, newest first. */
export async function sentPage(
  db: Db,
  { accountId }: Reader,
  before: bigint | undefined,
  size: number,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    SELECT ${columns(accountId)}, true AS is_read FROM message m LEFT JOIN account party ON party.id = m.receiver_id
      WHERE m.sender_id = ${accountId} AND m.sender_deleted_at IS NULL AND ${before === undefined ? sql`true` : sql`m.id < ${before}`}
      ORDER BY m.id DESC LIMIT ${size}`.execute(db);
  return rows;
}

/** A message the member has received, deleted ones included; undefined for one of somebody else. */
async function received(
  db: Db,
  { station, accountId }: Reader,
  id: bigint,
): Promise<(MessageRow & { is_deleted: boolean }) | undefined> {
  const marks = await marksOf(db, accountId);
  const { rows } = await sql<MessageRow & { is_deleted: boolean }>`
    SELECT ${columns(accountId)},
        m.id <= ${marks.readThrough} OR m.read_at IS NOT NULL OR s.read_at IS NOT NULL AS is_read,
        m.id <= ${marks.deletedThrough} OR m.receiver_deleted_at IS NOT NULL OR s.deleted_at IS NOT NULL AS is_deleted
      FROM message m LEFT JOIN account party ON party.id = m.sender_id
        LEFT JOIN message_state s ON s.account_id = ${accountId} AND s.message_id = m.id
      WHERE m.id = ${id}
        AND (m.receiver_id = ${accountId} OR ${isShared(station, { ...marks, deletedThrough: 0n }, accountId)})`.execute(
    db,
  );
  return rows[0];
}

/** Opens a received message, which is read from then on; undefined where it is deleted or somebody else's. */
export async function openReceived(
  db: Db,
  reader: Reader,
  id: bigint,
  now: Date,
): Promise<MessageRow | undefined> {
  const message = await received(db, reader, id);
  if (!message || message.is_deleted) return undefined;
  if (!message.is_read) {
    if (message.audience === 'one')
      await db
        .updateTable('message')
        .set({ read_at: now })
        .where('id', '=', id)
        .where('read_at', 'is', null)
        .execute();
    else
      await db
        .insertInto('message_state')
        .values({ station: reader.station, account_id: reader.accountId, message_id: id, read_at: now })
        .onConflict((clash) => clash.doNothing())
        .execute();
  }
  return { ...message, is_read: true };
}

/** A message the member wrote; undefined where it is deleted or somebody else's. */
export async function openSent(db: Db, { accountId }: Reader, id: bigint): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    SELECT ${columns(accountId)}, true AS is_read FROM message m LEFT JOIN account party ON party.id = m.receiver_id
      WHERE m.id = ${id} AND m.sender_id = ${accountId} AND m.sender_deleted_at IS NULL`.execute(db);
  return rows[0];
}

/** The text of a message that another one answers, whoever has deleted it since. */
export async function quotedText(db: Db, id: bigint | null): Promise<LocalText> {
  if (id === null) return '';
  const row = await db
    .selectFrom('message')
    .select('content')
    .where('id', '=', id)
    .where('is_html', '=', false)
    .executeTakeFirst();
  return row?.content ?? '';
}

/** Deletes a received message on the member's side; false where it is somebody else's. */
export async function deleteReceived(db: Db, reader: Reader, id: bigint, now: Date): Promise<boolean> {
  const message = await received(db, reader, id);
  if (!message) return false;
  if (message.is_deleted) return true;
  if (message.audience === 'one')
    await db.updateTable('message').set({ receiver_deleted_at: now }).where('id', '=', id).execute();
  else
    await db
      .insertInto('message_state')
      .values({ station: reader.station, account_id: reader.accountId, message_id: id, deleted_at: now })
      .onConflict((clash) => clash.columns(['account_id', 'message_id']).doUpdateSet({ deleted_at: now }))
      .execute();
  return true;
}

/** Deletes a written message on the writer's side; false where it is somebody else's. */
export async function deleteSent(db: Db, { accountId }: Reader, id: bigint, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message')
    .set({ sender_deleted_at: sql`coalesce(sender_deleted_at, ${now})` })
    .where('id', '=', id)
    .where('sender_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Marks everything up to a message, the newest there is where none is named, as read or as deleted. */
export async function markAll(
  db: Db,
  { station, accountId }: Reader,
  as: 'read' | 'deleted',
  through: bigint | undefined,
  now: Date,
): Promise<void> {
  await db
    .insertInto('mailbox')
    .values({ station, account_id: accountId })
    .onConflict((clash) => clash.column('account_id').doNothing())
    .execute();
  await lockMailbox(db, station, accountId);
  // A number that is not there yet would swallow messages to come.
  const newest = sql<bigint>`(SELECT coalesce(max(id), 0) FROM message)`;
  const mark = through === undefined ? newest : sql<bigint>`least(${through}::bigint, ${newest})`;
  await db
    .updateTable('mailbox')
    .set(
      as === 'read'
        ? { read_through: sql`greatest(read_through, ${mark})`, read_through_at: now }
        : { deleted_through: sql`greatest(deleted_through, ${mark})` },
    )
    .where('account_id', '=', accountId)
    .execute();
}
