// Letters that the station has written, and who has read one.
import { sql } from 'kysely';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { keyOfName } from '../../account/accounts.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { readersOf } from '../../messages/support.ts';
import { Refusal } from '../../refusal.ts';
import { paragraphsRead } from './text.ts';

export interface SentLetter {
  id: string;
  at: Date;
  to: 'all' | 'level' | 'one';
  level: number | null;
  title: string;
  paragraphs: string[];
  /** Of a letter to one member. */
  readAt: Date | null;
}

/** Letters to everybody and to levels, or those that one member got, the newest first; those before a number where one is named. */
export async function sentLetters(
  db: Db,
  { accountId, before }: { accountId?: number | undefined; before?: string | undefined },
  limit: number,
  locale: Locale,
): Promise<SentLetter[]> {
  const query = db
    .selectFrom('message')
    .select(['id', 'created_at', 'audience', 'level', 'title', 'content', 'is_html', 'read_at'])
    .$if(before !== undefined, (rows) => rows.where('id', '<', BigInt(before!)))
    .orderBy('id', 'desc')
    .limit(limit);
  const rows = await (accountId === undefined
    ? // As the partial index of letters to many has it.
      query.where(sql<boolean>`audience IN ('level', 'all')`)
    : query
        .where('receiver_id', '=', accountId)
        .where('kind', '=', 'notice')
        .where('receiver_deleted_at', 'is', null)
  ).execute();
  return rows.map((row) => ({
    id: String(row.id),
    at: row.created_at,
    to: row.audience === 'service' ? 'one' : row.audience,
    level: row.level,
    title: localText(row.title, locale),
    paragraphs: paragraphsRead(localText(row.content, locale), row.is_html),
    readAt: row.read_at,
  }));
}

export interface ReadersPage {
  receivers: number;
  readers: number;
  people: { account: string; readAt: Date | null }[];
}

/** Who has read a letter or has not, by name, after an account; refuses where there is no such letter. */
export async function readersPage(
  db: Db,
  { id, of, before }: { id: string; of: 'read' | 'unread'; before?: string | undefined },
  limit: number,
): Promise<ReadersPage> {
  const counted = await readersOf(db, BigInt(id));
  if (!counted) throw new Refusal('support.noMessage', { values: { id } });
  const { rows } = await sql<{ account: string; readAt: Date | null }>`
    SELECT account, "readAt" FROM (
      SELECT a.name AS account, a.name_key, coalesce(m.read_at, s.read_at) AS "readAt",
          m.read_at IS NOT NULL OR coalesce(b.read_through, 0) >= m.id OR s.read_at IS NOT NULL AS is_read
        FROM message m
        JOIN account a ON CASE m.audience WHEN 'one' THEN a.id = m.receiver_id WHEN 'level' THEN a.level = m.level ELSE true END
          AND a.role <> 'trial' AND a.created_at <= m.created_at
        LEFT JOIN mailbox b ON b.account_id = a.id
        LEFT JOIN message_state s ON s.account_id = a.id AND s.message_id = m.id
        WHERE m.id = ${BigInt(id)} AND m.audience <> 'service'
          ${before === undefined ? sql`` : sql`AND a.name_key > ${keyOfName(before)}`}
    ) each_of WHERE is_read = ${of === 'read'} ORDER BY name_key LIMIT ${limit}`.execute(db);
  return { ...counted, people: rows };
}
