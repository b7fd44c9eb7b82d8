// Writing a message of the station: to one member, to all of a level, or to everybody; it is one row, whoever reads it.
import { sql } from 'kysely';
import type { LocalText } from '#contract/station.generated.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { MessageTable } from '../db/tables.ts';
import { type ServerTextId, textIn } from '../serverText.ts';

/** Who reads it. */
export type Audience =
  | { audience: 'one'; receiverId: number }
  | { audience: 'level'; level: number }
  | { audience: 'all' }
  | { audience: 'service' };

export interface NewMessage {
  station: string;
  kind: MessageTable['kind'];
  to: Audience;
  /** The player who writes it; the station where left out. */
  senderId?: number;
  title: LocalText;
  content: LocalText;
  /** The content is HTML of the station; text where left out. */
  isHtml?: boolean;
  replyTo?: bigint;
  now: Date;
}

/**
 * Locks that keep the numbers of messages and a mailbox's marks in order: whoever marks everything up to a number as read or deleted waits for
 * messages under way, which have a lower number already and are not visible yet. Messages do not wait for each other.
 */
const lockOfMailbox = (station: string, accountId: number) =>
  sql`hashtextextended(${`${station} mailbox ${accountId}`}, 0)`;
const lockOfBulk = (station: string) => sql`hashtextextended(${`${station} mailbox all`}, 0)`;

/** Waits until no message to this member is under way; the next ones wait for the end of this transaction. */
export async function lockMailbox(db: Db, station: string, accountId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${lockOfMailbox(station, accountId)}),
    pg_advisory_xact_lock_shared(${lockOfBulk(station)})`.execute(db);
}

/** Writes a message and returns its number. */
export async function sendMessage(db: Db, message: NewMessage): Promise<bigint> {
  const { station, kind, to, senderId, title, content, isHtml = false, replyTo, now } = message;
  if (to.audience === 'one')
    await sql`SELECT pg_advisory_xact_lock_shared(${lockOfMailbox(station, to.receiverId)})`.execute(db);
  else if (to.audience !== 'service')
    await sql`SELECT pg_advisory_xact_lock(${lockOfBulk(station)})`.execute(db);
  const { id } = await db
    .insertInto('message')
    .values({
      station,
      kind,
      audience: to.audience,
      receiver_id: to.audience === 'one' ? to.receiverId : null,
      level: to.audience === 'level' ? to.level : null,
      sender_id: senderId ?? null,
      title: JSON.stringify(title),
      content: JSON.stringify(content),
      is_html: isHtml,
      reply_to: replyTo ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The values of a text in one language. */
export const valuesIn = (
  locale: Locale,
  values: Readonly<Record<string, string | number | LocalText>>,
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? localText(value, locale) : value,
    ]),
  );

/** A text of the server in every language, for a message that is read in whichever the member has chosen. */
export function textInAll(
  id: ServerTextId,
  values: Readonly<Record<string, string | number | LocalText>> = {},
): LocalText {
  const locales: readonly Locale[] = ['zh-CN', 'en'];
  return Object.fromEntries(
    locales.map((locale) => [locale, textIn(locale)(id, valuesIn(locale, values))]),
  ) as LocalText;
}
