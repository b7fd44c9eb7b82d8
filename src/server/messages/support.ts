// The side of the station's support: what members ask, answering it, messages to many, and who has read them.
import { sql } from 'kysely';
import type { LocalText } from '#contract/station.generated.ts';
import type { Db, StationWork } from '../db/stationTransaction.ts';
import { type Audience, sendMessage } from './sendMessage.ts';
import { wordsOf } from './templates.ts';

export interface Question {
  id: bigint;
  account: string;
  title: string;
  content: string;
  created_at: Date;
}

/** What members have asked and nobody has answered, oldest first; what came after a number where one is named. */
export async function openQuestions(db: Db, limit: number, after = 0n): Promise<Question[]> {
  const rows = await db
    .selectFrom('message')
    .innerJoin('account', 'account.id', 'message.sender_id')
    .select(['message.id', 'account.name', 'message.title', 'message.content', 'message.created_at'])
    .where('message.audience', '=', 'service')
    .where('message.answered_at', 'is', null)
    .where('message.id', '>', after)
    .orderBy('message.id')
    .limit(limit)
    .execute();
  // What a player wrote is plain text in one language.
  return rows.map(({ name, title, content, ...row }) => ({
    ...row,
    account: name,
    title: title as string,
    content: content as string,
  }));
}

/** Answers what a member asked, once, and returns the number of the answer; null where it is not there or was answered before. */
export async function answerQuestion(
  { db, station, now }: StationWork,
  id: bigint,
  answer: string,
): Promise<bigint | null> {
  const asked = await db
    .updateTable('message')
    .set({ answered_at: now })
    .where('id', '=', id)
    .where('audience', '=', sql.lit('service'))
    .where('answered_at', 'is', null)
    .returning(['sender_id', 'title'])
    .executeTakeFirst();
  if (!asked) return null;
  return await sendMessage(db, {
    station,
    kind: 'reply',
    to: { audience: 'one', receiverId: asked.sender_id! },
    ...(await wordsOf(db, 'question-answered', { title: asked.title as string })),
    content: answer,
    replyTo: id,
    now,
  });
}

/** Sends a notice of the station, whose content is HTML, to one member, a level or everybody, and returns its number. */
export const sendNotice = (
  db: Db,
  notice: { station: string; to: Audience; title: LocalText; content: LocalText; now: Date },
): Promise<bigint> => sendMessage(db, { ...notice, kind: 'notice', isHtml: true });

export interface Readers {
  /** Members who see it. */
  receivers: number;
  /** Those who have opened it or marked everything as read. */
  readers: number;
}

/** Who has read a message of the station; null where it is not there. */
export async function readersOf(db: Db, id: bigint): Promise<Readers | null> {
  const { rows } = await sql<Readers>`
    SELECT count(*)::int AS receivers, count(*) FILTER (WHERE
        m.read_at IS NOT NULL OR coalesce(b.read_through, 0) >= m.id OR s.read_at IS NOT NULL)::int AS readers
      FROM message m
      JOIN account a ON CASE m.audience WHEN 'one' THEN a.id = m.receiver_id WHEN 'level' THEN a.level = m.level ELSE true END
        AND a.role <> 'trial' AND a.created_at <= m.created_at
      LEFT JOIN mailbox b ON b.account_id = a.id
      LEFT JOIN message_state s ON s.account_id = a.id AND s.message_id = m.id
      WHERE m.id = ${id} AND m.audience <> 'service' GROUP BY m.id`.execute(db);
  return rows[0] ?? null;
}
