// What nobody may write: the words that the station's operator forbids, found whatever is put between their letters.
import { sql } from 'kysely';
import type { Db } from '../db/stationTransaction.ts';
import { Refusal } from '../refusal.ts';

/** Letters and digits alone, in one width and case: what is put between the letters of a word does not hide it. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a text holds a word that the station forbids. */
export async function holdsForbiddenWord(db: Db, text: string): Promise<boolean> {
  const plain = plainWords(text);
  if (plain === '') return false;
  const found = await db
    .selectFrom('forum_word')
    .select('word')
    .where(sql<boolean>`strpos(${plain}, word) > 0`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Refuses a field that holds a forbidden word. The word is not named: whoever wants around it would be helped. */
export async function refuseForbiddenWords(db: Db, text: string, field: string): Promise<void> {
  if (await holdsForbiddenWord(db, text))
    throw new Refusal('server.forum.forbidden', { code: 'forbidden', field });
}

export const forbiddenWords = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('forum_word').select('word').orderBy('word').execute();
  return rows.map(({ word }) => word);
};
