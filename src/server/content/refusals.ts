// The words and counts of refusals: what a row that cannot go is called, and how many open things depend on it.
import { type RawBuilder, sql } from 'kysely';
import type { LocalText } from '#contract/station.generated.ts';
import { localText } from '#station/station.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { Row } from './rows.ts';

/** What a person calls a row: its name in Chinese and its key. */
export function nameIn(row: Row): string {
  const name = row.name ?? row.title;
  const key = row.content_key ?? row.code ?? '';
  return name ? `${localText(name as LocalText, 'zh-CN')} (${String(key)})` : String(key);
}

export async function countOf(db: Db, query: RawBuilder<{ count: number }>): Promise<number> {
  return (await query.execute(db)).rows[0]!.count;
}

/** A sentence for each row that open things depend on; `count` says how many, `sentence` why it matters. */
export async function refusalsFor(
  db: Db,
  rows: readonly Row[],
  count: (row: Row) => RawBuilder<{ count: number }>,
  sentence: (name: string, count: number) => string,
): Promise<string[]> {
  const sentences: string[] = [];
  for (const row of rows) {
    const open = await countOf(db, count(row));
    if (open > 0) sentences.push(sentence(nameIn(row), open));
  }
  return sentences;
}

/** The condition that an order's row belongs to a row of content. */
export const idOf = (table: string, row: Row) =>
  sql`(SELECT x.id FROM ${sql.table(table)} x WHERE x.content_key = ${row.content_key as string})`;
