// The form in which a search compares words with posts: one width and one case.
import { type RawBuilder, sql } from 'kysely';

/** The words of a search in that form. */
export const searchedWords = (words: string): string => words.normalize('NFKC').toLowerCase();

/** A text in that form. */
export const searchedText = (...parts: readonly RawBuilder<unknown>[]): RawBuilder<string> =>
  sql`lower(normalize(${sql.join(parts, sql` || ' ' || `)}, NFKC))`;
