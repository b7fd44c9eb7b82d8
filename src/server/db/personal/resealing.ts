// How what lies open, or under an earlier key, comes to lie under the present one: in small batches that wait for nobody, from where the last one ended; and how
// much lies under which key.
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { type DatabaseRole, type Db, inStation } from '../stationTransaction.ts';
import { type DataKeys, dataKeysOfPool, removedSign } from './dataKeys.ts';
import {
  comparedKind,
  opened,
  openedFacts,
  type PersonalTableName,
  personalFacts,
  personalTables,
  sealed,
  sealedFacts,
} from './fields.ts';
import { sealedAccount, sealedCard } from './members.ts';

/** Rows that one transaction looks at, and those of them it writes at most. */
const looksAt = 2_000;
const writesMost = 200;

type Row = Record<string, unknown> & { place: string; owner: number | string };

interface Resealed {
  role: DatabaseRole;
  /** The type of the column that orders the rows, and what comes before each. */
  order: { type: 'bigint' | 'text'; first: string };
  /** Columns beside those that are sealed which write() needs. */
  needs?: readonly string[];
  /** Another way than sealing each column. */
  write?: (db: Db, keys: DataKeys, station: string, row: Row) => Promise<unknown>;
}

const numbers = { type: 'bigint', first: '-1' } as const;
const text = (value: unknown): string => value as string;

const tables: Partial<Record<PersonalTableName, Resealed>> = {
  account: {
    role: 'house_app',
    order: numbers,
    write(db, keys, station, row) {
      const { owner, place: _, ...values } = opened(keys, 'account', { station, owner: row.owner }, row);
      return db
        .updateTable('account')
        .set(sealedAccount(keys, { station, owner }, values as never))
        .where('id', '=', owner as number)
        .execute();
    },
  },
  card: {
    role: 'house_app',
    order: numbers,
    needs: ['card_key'],
    write(db, keys, station, row) {
      const own = { station, owner: row.owner };
      const plain = opened(keys, 'card', own, row);
      const [, freed] = text(row.card_key).split(removedSign);
      const { card_key, ...columns } = sealedCard(keys, own, {
        real_name: text(plain.real_name),
        branch: text(plain.branch),
        card_no: text(plain.card_no),
      });
      return db
        .updateTable('card')
        .set({
          ...(columns as object),
          card_key: freed === undefined ? card_key : `${card_key}${removedSign}${freed}`,
        })
        .where('id', '=', Number(row.place))
        .execute();
    },
  },
  contact_change: {
    role: 'house_app',
    order: numbers,
    needs: ['kind'],
    write(db, keys, station, row) {
      const own = { station, owner: row.owner };
      const plain = opened(keys, 'contact_change', own, row);
      return db
        .updateTable('contact_change')
        .set({
          ...sealed(keys, 'contact_change', own, { previous: text(plain.previous) }),
          address: comparedKind(keys, row.kind as 'phone' | 'email', station, text(row.address)),
        })
        .where('id', '=', BigInt(row.place))
        .execute();
    },
  },
  deposit_order: { role: 'house_app', order: { type: 'text', first: '' } },
  staff_report: { role: 'office_staff', order: numbers },
  support_action: {
    role: 'house_app',
    order: numbers,
    write(db, keys, station, row) {
      const own = { station, owner: row.owner };
      const again = (column: 'before' | 'after') =>
        JSON.stringify(
          sealedFacts(
            keys,
            column,
            own,
            openedFacts(keys, column, own, row[column] as Record<string, string>),
          ),
        );
      return sql`SELECT support_action_seal(${row.place}::bigint, ${[...personalFacts]}, ${again('before')}::jsonb, ${again('after')}::jsonb)`.execute(
        db,
      );
    },
  },
};

export const resealedTables = Object.keys(tables) as PersonalTableName[];

/** Columns of a table that are looked at: those that are sealed, those with facts, and those with a tag. */
const columnsOf = (table: PersonalTableName) => {
  const { sealed: own, ...other } = personalTables[table];
  return {
    sealed: own as readonly string[],
    facts: 'facts' in other ? (other.facts as readonly string[]) : [],
    tagged: 'tagged' in other ? Object.keys(other.tagged) : [],
  };
};

/** That a text of a row does not lie as it should under the present key. */
function isElsewhere(table: PersonalTableName, { mark }: DataKeys): RawBuilder<boolean> {
  const { sealed: own, facts, tagged } = columnsOf(table);
  const isWrong = (value: RawBuilder<unknown>) =>
    mark === null
      ? sql`starts_with(${value}, 'sealed:')`
      : sql`(${value} <> '' AND NOT starts_with(${value}, ${mark}))`;
  const conditions = [
    ...own.map((column) => isWrong(sql.ref(`t.${column}`))),
    ...facts.map(
      (column) =>
        sql`EXISTS (SELECT FROM jsonb_each_text(${sql.ref(`t.${column}`)}) f WHERE f.key = ANY (${[...personalFacts]}::text[]) AND ${isWrong(sql`f.value`)})`,
    ),
    // What is a tag by now stays: nobody can make a value of it again.
    ...(mark === null ? [] : tagged.map((column) => sql`NOT starts_with(${sql.ref(`t.${column}`)}, 'tag:')`)),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` OR `)})`;
}

/** What a batch did: where the next one begins, null at the end; values that were written, and those it left out. */
interface Batch {
  next: string | null;
  written: number;
  leftOut: number;
}

async function sealBatch(
  db: Db,
  keys: DataKeys,
  station: string,
  table: PersonalTableName,
  { after, report }: { after: string; report: (what: string, error: unknown) => void },
): Promise<Batch> {
  const { order, needs = [], write } = tables[table]!;
  const { id, owner } = personalTables[table];
  const { sealed: own, facts, tagged } = columnsOf(table);
  const place = sql.ref(`t.${id}`);
  const type = sql.raw(order.type);
  const range = await sql<{ last: string | null; looked: string }>`
    SELECT max(x.place)::text AS last, count(*)::text AS looked FROM (
      SELECT ${place} AS place FROM ${sql.table(table)} t WHERE t.station = ${station} AND ${place} > ${after}::${type} ORDER BY ${place} LIMIT ${looksAt}) x`.execute(
    db,
  );
  const { last, looked } = range.rows[0]!;
  if (last === null) return { next: null, written: 0, leftOut: 0 };
  const wrongUntil = (end: string) =>
    sql`FROM ${sql.table(table)} t WHERE t.station = ${station} AND ${place} > ${after}::${type} AND ${place} <= ${end}::${type} AND ${isElsewhere(table, keys)}`;
  const countUntil = async (end: string): Promise<number> =>
    (await sql<{ count: number }>`SELECT count(*)::int AS count ${wrongUntil(end)}`.execute(db)).rows[0]!
      .count;
  const next = Number(looked) < looksAt ? null : last;
  if ((await countUntil(last)) === 0) return { next, written: 0, leftOut: 0 };
  const columns = [...own, ...facts, ...tagged, ...needs].map((column) => sql.ref(`t.${column}`));
  // Whoever holds a row goes first: a batch waits for nobody, and so never in a circle.
  const { rows } =
    await sql<Row>`SELECT ${place}::text AS place, coalesce(${sql.ref(`t.${owner}`)}, 0) AS owner, ${sql.join(columns)}
    ${wrongUntil(last)} ORDER BY ${place} LIMIT ${writesMost} FOR NO KEY UPDATE OF t SKIP LOCKED`.execute(db);
  let written = 0;
  for (const row of rows) {
    try {
      if (write) await write(db, keys, station, row);
      else {
        const whose = { station, owner: row.owner };
        const plain = opened(keys, table, whose, row) as Record<string, string>;
        const values = Object.fromEntries(own.map((column) => [column, plain[column]!]));
        const set = Object.entries(sealed(keys, table, whose, values as never)).map(
          ([column, value]) => sql`${sql.ref(column)} = ${value}`,
        );
        await sql`UPDATE ${sql.table(table)} t SET ${sql.join(set)} WHERE t.station = ${station} AND ${place} = ${row.place}::${type}`.execute(
          db,
        );
      }
      written += 1;
    } catch (error) {
      // One of the database ends the batch; the rest is a key that is not at hand.
      if ((error as { severity?: string }).severity) throw error;
      report(`${table} ${station} ${row.place}`, error);
    }
  }
  // Where there is more than one batch writes, the next one begins behind what this one wrote.
  const end = rows.length === writesMost ? rows.at(-1)!.place : last;
  return { next: rows.length === writesMost ? end : next, written, leftOut: await countUntil(end) };
}

export interface Resealing {
  pool: pg.Pool;
  station: string;
  now: () => Date;
  isStopped: () => boolean;
  report: (what: string, error: unknown) => void;
  /** Between two batches that wrote something: players go first. */
  rest: () => Promise<unknown>;
}

/** Goes on with the pass through a table of a station, or begins one, to its end or until it is stopped; returns how many values it wrote, and how many it left out. */
async function sealTable(
  { pool, station, now, isStopped, report, rest }: Resealing,
  table: PersonalTableName,
): Promise<{ written: number; leftOut: number }> {
  const keys = dataKeysOfPool(pool);
  const mark = keys.mark ?? 'plain';
  const { role, order } = tables[table]!;
  const progress = await inStation(pool, station, (db) =>
    db
      .selectFrom('personal_progress')
      .selectAll()
      .where('station', '=', station)
      .where('of_table', '=', table)
      .executeTakeFirst(),
  );
  const goesOn = progress?.mark === mark && progress.done_at === null;
  let after = goesOn ? progress.through : order.first;
  let leftOut = goesOn ? progress.left_out : 0;
  let written = 0;
  while (!isStopped()) {
    const batch = await inStation(
      pool,
      station,
      (db) => sealBatch(db, keys, station, table, { after, report }),
      {
        role,
      },
    );
    written += batch.written;
    leftOut += batch.leftOut;
    const columns = {
      mark,
      through: batch.next ?? after,
      left_out: leftOut,
      done_at: batch.next === null ? now() : null,
    };
    if (batch.next === null || batch.written > 0)
      await inStation(pool, station, (db) =>
        db
          .insertInto('personal_progress')
          .values({ station, of_table: table, ...columns })
          .onConflict((clash) => clash.columns(['station', 'of_table']).doUpdateSet(columns))
          .execute(),
      );
    if (batch.next === null) break;
    after = batch.next;
    if (batch.written > 0) await rest();
  }
  return { written, leftOut };
}

/** The same for every table of a station. */
export async function sealStation(round: Resealing): Promise<{ written: number; leftOut: number }> {
  const sum = { written: 0, leftOut: 0 };
  for (const table of resealedTables) {
    const { written, leftOut } = await sealTable(round, table);
    sum.written += written;
    sum.leftOut += leftOut;
  }
  return sum;
}

/** How many values of a station lie under which key: its mark, or `open`. */
export async function keysInUse(pool: pg.Pool, station: string): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const table of Object.keys(personalTables) as PersonalTableName[]) {
    const { sealed: own, facts } = columnsOf(table);
    const values = [
      ...own.map(
        (column) =>
          sql`SELECT ${sql.ref(`t.${column}`)} AS value FROM ${sql.table(table)} t WHERE t.station = ${station}`,
      ),
      ...facts.map(
        (column) =>
          sql`SELECT f.value FROM ${sql.table(table)} t CROSS JOIN LATERAL jsonb_each_text(${sql.ref(`t.${column}`)}) f WHERE t.station = ${station} AND f.key = ANY (${[...personalFacts]}::text[])`,
      ),
    ];
    if (values.length === 0) continue;
    const rows = await inStation(
      pool,
      station,
      async (db) =>
        (
          await sql<{ mark: string; count: number }>`
            SELECT CASE WHEN starts_with(value, 'sealed:') THEN split_part(value, ':', 2) ELSE 'open' END AS mark, count(*)::int AS count
              FROM (${sql.join(values, sql` UNION ALL `)}) v WHERE value <> '' GROUP BY 1`.execute(db)
        ).rows,
      { role: tables[table]?.role ?? 'house_app' },
    );
    for (const { mark, count } of rows) found.set(mark, (found.get(mark) ?? 0) + count);
  }
  return found;
}
