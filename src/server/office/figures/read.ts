// Owns reading figures: what a span of days came to, whole or by one dimension, from the sums that the team job keeps.
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

/** The rows of a table of sums that a span is made of. */
const within = ({ days, months }: Pieces): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    [
      ...days.map(({ from, to }) => sql`(f.grain = 'day' AND f.day BETWEEN ${from}::date AND ${to}::date)`),
      ...(months
        ? [sql`(f.grain = 'month' AND f.day BETWEEN ${months.from}::date AND ${months.to}::date)`]
        : []),
    ],
    sql` OR `,
  )})`;

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
interface Source {
  where: RawBuilder<boolean>;
  key: RawBuilder<string>;
}

const wholly = (days: Span): RawBuilder<boolean> => sql`f.dimension = 'all' AND ${within(piecesOf(days))}`;

function source(by: Dimension, span: Span): Source {
  if (by === 'day')
    return {
      where: sql`f.dimension = 'all' AND ${within({ days: [span], months: null })}`,
      key: sql`f.day::text`,
    };
  if (by === 'month') return { where: wholly(span), key: sql`to_char(f.day, 'YYYY-MM')` };
  return { where: sql`f.dimension = ${by} AND ${within(piecesOf(span))}`, key: sql`f.key` };
}

type Sheet = Map<string, Figures & { moves: bigint }>;

/** What a span came to, by the key of a dimension. Amounts in 0.0001 yuan. */
export const figuresBy = (db: Db, by: Dimension, span: Span): Promise<Sheet> => sheetOf(db, source(by, span));

async function sheetOf(db: Db, { where, key }: Source): Promise<Sheet> {
  const { rows } = await sql<SumRow>`
    SELECT ${key} AS key, f.type, sum(f.moves)::bigint AS moves, sum(f.came)::bigint AS came, sum(f.went)::bigint AS went, sum(f.fee)::bigint AS fee
      FROM figure f WHERE ${where} GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
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
  const before = from < to ? wholly({ from, to: addDays(to, -1) }) : sql<boolean>`false`;
  const begun = sql<boolean>`f.grain = 'day' AND f.dimension = 'hour' AND f.day = ${to}::date AND f.key::int < ${hour}`;
  const where = hour === undefined ? wholly({ from, to }) : sql<boolean>`(${before} OR ${begun})`;
  const sheet = await sheetOf(db, { where, key: sql<string>`''` });
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
  const { rows } = await sql<Rounds & { platform: string }>`
    SELECT f.platform, sum(f.rounds)::int AS rounds, sum(f.stake) FILTER (WHERE f.state IN ('won', 'lost'))::bigint AS stakes,
        sum(f.prize) FILTER (WHERE f.state IN ('won', 'lost'))::bigint AS payouts, sum(f.stake) FILTER (WHERE f.state = 'unsettled')::bigint AS open
      FROM figure_round f WHERE ${within(piecesOf(span))} GROUP BY 1 ORDER BY 1`.execute(db);
  return new Map(
    rows.map(({ platform, rounds, stakes, payouts, open }) => [
      platform,
      { rounds, stakes: stakes ?? 0n, payouts: payouts ?? 0n, open: open ?? 0n },
    ]),
  );
}
