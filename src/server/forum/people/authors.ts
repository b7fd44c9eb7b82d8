// How the forum names a member, and finding those whom a text names by @.
import { sql } from 'kysely';
import type { StoredMention } from '../../db/columnTypes.ts';
import type { Db } from '../../db/stationTransaction.ts';

/** The nickname; without one the first two characters of the account, so that nobody's account is shown whole. */
export const displayName = (account: { nick_name: string; name: string }): string =>
  account.nick_name || `${[...account.name].slice(0, 2).join('')}***`;

const mentionsMost = 5;

/** A nickname is 2 to 12 Chinese characters, letters or digits. */
const mention = /@([\u4e00-\u9fffA-Za-z0-9]{2,12})/g;

/** The members a text names, at most five. A name that runs into the next word is cut back until it is somebody's. */
export async function mentionsIn(db: Db, text: string): Promise<StoredMention[]> {
  const tokens = [...new Set([...text.matchAll(mention)].map(([, name]) => name!))].slice(0, 20);
  if (tokens.length === 0) return [];
  const candidates = new Set(
    tokens.flatMap((token) => Array.from({ length: token.length - 1 }, (_, cut) => token.slice(0, cut + 2))),
  );
  const rows = await db
    .selectFrom('account')
    .select(['id', 'nick_name'])
    .where(
      sql`lower(nick_name)`,
      'in',
      [...candidates].map((name) => name.toLowerCase()),
    )
    .where('nick_name', '<>', '')
    .execute();
  const byName = new Map(rows.map((row) => [row.nick_name.toLowerCase(), row.id]));
  const found = new Map<number, StoredMention>();
  for (const token of tokens)
    for (let length = token.length; length >= 2; length--) {
      const name = token.slice(0, length);
      const id = byName.get(name.toLowerCase());
      if (id === undefined) continue;
      if (!found.has(id)) found.set(id, { name, id });
      break;
    }
  return [...found.values()].slice(0, mentionsMost);
}
