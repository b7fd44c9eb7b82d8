// What people call the rows of a table of figures: lotteries, platforms, pay methods, offers, agents and levels by the names the station gives them.
import { sql } from 'kysely';
import type { LocalText } from '#contract/station.generated.ts';
import { LOTTERIES } from '#lottery/lotteries.generated.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { Text } from '../../serverText.ts';
import type { Dimension } from './read.ts';

export interface Naming {
  db: Db;
  locale: Locale;
  text: Text;
}

/** Names of what the ledger says a transaction belongs to; the numbers and codes are those of figure_part(). */
async function partNames({ db, locale }: Naming): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; name: LocalText }>`
    SELECT 'lot:' || o.code AS key, o.name FROM own_lottery o
    UNION ALL SELECT 'lot:' || l.code, l.name FROM lottery l
    UNION ALL SELECT 'game:' || p.code, p.name FROM platform p
    UNION ALL SELECT 'pay:' || m.id, m.name FROM pay_method m
    UNION ALL SELECT 'card:' || c.code, c.name FROM card_type c
    UNION ALL SELECT 'activity:' || a.id, a.title FROM activity a
    UNION ALL SELECT 'offer:' || s.id, s.name FROM deposit_strategy s
    UNION ALL SELECT 'coupon:' || k.code, k.name FROM coupon_kind k`.execute(db);
  const known = LOTTERIES.map(({ code, name }) => [`lot:${code}`, localText(name, locale)] as const);
  return new Map([...known, ...rows.map(({ key, name }) => [key, localText(name, locale)] as const)]);
}

async function agentNames({ db }: Naming, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'name'])
    .where(sql<boolean>`id = ANY (${keys.map(Number)}::integer[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}

async function levelNames({ db, locale }: Naming): Promise<Map<string, string>> {
  const rows = await db.selectFrom('member_level').select(['level', 'name']).execute();
  return new Map(rows.map(({ level, name }) => [String(level), localText(name, locale)]));
}

/** The name of each key of a dimension; what is gone is called by its key. */
export async function namesOf(
  naming: Naming,
  by: Dimension,
  keys: readonly string[],
): Promise<(key: string) => string> {
  const { text } = naming;
  if (by === 'hour') return (key) => `${key}:00`;
  if (by === 'day' || by === 'month') return (key) => key;
  if (by === 'agent') {
    const names = await agentNames(naming, keys);
    return (key) => (key === '0' ? text('office-figures.noAgent') : (names.get(key) ?? key));
  }
  if (by === 'level') {
    const names = await levelNames(naming);
    return (key) => names.get(key) ?? text('office-figures.levelOf', { level: key });
  }
  const names = await partNames(naming);
  return (key) => {
    if (key === 'coupon:') return text('office-figures.earlierCoupons');
    const name = names.get(key) ?? key.slice(key.indexOf(':') + 1);
    return key.startsWith('card:') ? text('office-figures.byCard', { name }) : name;
  };
}
