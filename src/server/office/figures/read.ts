// Reading figures: what a span of days came to, whole or by one dimension, from the sums that the team job keeps.
import { type RawBuilder, sql } from 'kysely';
import { addDays } from '#values/days.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { type Figures, figuresOf, type Sums } from './columns.ts';
import { type Pieces, piecesOf, type Span } from './span.ts';

export const dimensions = [
  'hour',
  'day',
  'month',
  'lottery',
  'platform',
  'method',
  'offer',
  'agent',
  'level',
] as const;
export type Dimension = (typeof dimensions)[number];

/** How far the ledger is counted: what was committed before this moment is in the figures. Null where nothing has been counted. */
export async function countedThrough(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    SELECT counted_at AS at FROM figure_progress WHERE counted_at > '-infinity'`.execute(db);
  return rows[0]?.at ?? null;
}

const among = (grain: 'day' | 'month', spans: readonly Span[]): RawBuilder<boolean> =>
  sql<boolean>`(f.grain = ${sql.lit(grain)} AND (${sql.join(
    [sql`false`, ...spans.map(({ from, to }) => sql<boolean>`f.day BETWEEN ${from}::date AND ${to}::date`)],
    sql` OR `,
  )}))`;

/** The rows of a table of sums that a span is made of, and which of them are taken off the others. */
interface Rows {
  where: RawBuilder<boolean>;
  isTaken: RawBuilder<boolean>;
}

const rowsOf = ({ months, added, taken }: Pieces): Rows => ({
  where: sql`(${among('day', [...added, ...taken])} OR ${among('month', months ? [months] : [])})`,
  isTaken: among('day', taken),
});

interface SumRow extends Sums {
  key: string;
  type: number;
}

const prefixes = {
  lottery: ['lot'],
  platform: ['game'],
  method: ['pay', 'card'],
  offer: ['activity', 'offer', 'coupon'],
} as const satisfies Partial<Record<Dimension, readonly string[]>>;

export type PartDimension = keyof typeof prefixes;
export const isPartDimension = (by: Dimension): by is PartDimension => by in prefixes;

/** Whether a key, as figure_part() writes it, is one of a dimension. */
export const isKeyOf = (by: PartDimension, key: string): boolean =>
  prefixes[by].some((prefix) => key.startsWith(`${prefix}:`));

/** Whether what a transaction belongs to is of a dimension. */
export const isOfPart = (part: RawBuilder<unknown>, by: PartDimension): RawBuilder<boolean> =>
  sql<boolean>`figure_dimension(${part}) = ${by}`;

/** Which sums are read, and what they are put together by. */
interface Source extends Rows {
  key: RawBuilder<string>;
}

function wholly(days: Span): Rows {
  const { where, isTaken } = rowsOf(piecesOf(days));
  return { where: sql`f.dimension = 'all' AND ${where}`, isTaken: sql`f.dimension = 'all' AND ${isTaken}` };
}

function source(by: Dimension, span: Span): Source {
  if (by === 'day')
    return {
      where: sql`f.dimension = 'all' AND ${among('day', [span])}`,
      isTaken: sql`false`,
      key: sql`f.day::text`,
    };
  if (by === 'month') return { ...wholly(span), key: sql`to_char(f.day, 'YYYY-MM')` };
  const { where, isTaken } = rowsOf(piecesOf(span));
  return { where: sql`f.dimension = ${by} AND ${where}`, isTaken, key: sql`f.key` };
}

type Sheet = Map<string, Figures & { moves: bigint }>;

/** What a span came to, by the key of a dimension. Amounts in 0.0001 yuan. */
export const figuresBy = (db: Db, by: Dimension, span: Span): Promise<Sheet> => sheetOf(db, source(by, span));

/** What a sum counts for: what is taken off a month counts against it. */
const signOf = (isTaken: RawBuilder<boolean>): RawBuilder<number> =>
  sql`CASE WHEN ${isTaken} THEN -1 ELSE 1 END`;

async function sheetOf(db: Db, { where, isTaken, key }: Source): Promise<Sheet> {
  const { rows } = await sql<SumRow>`
    SELECT ${key} AS key, f.type, sum(s.sign * f.moves)::bigint AS moves, sum(s.sign * f.came)::bigint AS came, sum(s.sign * f.went)::bigint AS went,
        sum(s.sign * f.fee)::bigint AS fee
      FROM figure f CROSS JOIN LATERAL (SELECT ${signOf(isTaken)} AS sign) s WHERE ${where} GROUP BY 1, 2 HAVING sum(s.sign * f.moves) <> 0 ORDER BY 1, 2`.execute(
    db,
  );
  const byKey = new Map<string, Map<number, Sums>>();
  for (const { key: name, type, ...sums } of rows) {
    const types = byKey.get(name) ?? new Map<number, Sums>();
    byKey.set(name, types.set(type, sums));
  }
  return new Map(
    [...byKey].map(([name, types]) => [
      name,
      { ...figuresOf(types), moves: [...types.values()].reduce((sum, { moves }) => sum + moves, 0n) },
    ]),
  );
}

/** All figures of a span; zeros where nothing moved. Of its last day only the hours before `hour`, where one is given. */
export async function figuresOfSpan(
  db: Db,
  { from, to }: Span,
  hour?: number,
): Promise<Figures & { moves: bigint }> {
  const before =
    from < to
      ? wholly({ from, to: addDays(to, -1) })
      : { where: sql<boolean>`false`, isTaken: sql<boolean>`false` };
  const begun = sql<boolean>`f.grain = 'day' AND f.dimension = 'hour' AND f.day = ${to}::date AND f.key::int < ${hour}`;
  const rows =
    hour === undefined
      ? wholly({ from, to })
      : { ...before, where: sql<boolean>`(${before.where} OR ${begun})` };
  const sheet = await sheetOf(db, { ...rows, key: sql<string>`''` });
  return sheet.get('') ?? { ...figuresOf(new Map()), moves: 0n };
}

/** What was bet and won at platforms, by the day of the bet; what waits for its result is in `open` alone. In 0.0001 yuan. */
export interface Rounds {
  rounds: number;
  stakes: bigint;
  payouts: bigint;
  open: bigint;
}

/** Rounds of a span by platform. */
export async function roundsBy(db: Db, span: Span): Promise<Map<string, Rounds>> {
  const { where, isTaken } = rowsOf(piecesOf(span));
  const { rows } = await sql<Rounds & { platform: string }>`
    SELECT f.platform, sum(s.sign * f.rounds)::int AS rounds, sum(s.sign * f.stake) FILTER (WHERE f.state IN ('won', 'lost'))::bigint AS stakes,
        sum(s.sign * f.prize) FILTER (WHERE f.state IN ('won', 'lost'))::bigint AS payouts,
        sum(s.sign * f.stake) FILTER (WHERE f.state = 'unsettled')::bigint AS open
      FROM figure_round f CROSS JOIN LATERAL (SELECT ${signOf(isTaken)} AS sign) s WHERE ${where}
      GROUP BY 1 HAVING sum(s.sign * f.rounds) <> 0 ORDER BY 1`.execute(db);
  return new Map(
    rows.map(({ platform, rounds, stakes, payouts, open }) => [
      platform,
      { rounds, stakes: stakes ?? 0n, payouts: payouts ?? 0n, open: open ?? 0n },
    ]),
  );
}
