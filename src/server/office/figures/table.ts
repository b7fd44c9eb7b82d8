// A table of figures: a row for each key of a dimension, with the name people know it by, and the total of all rows.
import { type Column, columnNames, columnsOfParts, type Figures } from './columns.ts';
import { type Naming, namesOf } from './names.ts';
import { countedThrough, type Dimension, figuresBy, isPartDimension, type Rounds, roundsBy } from './read.ts';
import type { Span } from './span.ts';

export interface FigureRow {
  key: string;
  name: string;
  moves: bigint;
  figures: Figures;
  /** Of platforms alone. */
  rounds?: Rounds | undefined;
}

export interface FigureTable {
  countedThrough: Date | null;
  /** The columns that the dimension has, with what is left for the station. */
  columns: readonly (Column | 'net')[];
  rows: FigureRow[];
  total: Figures;
}

const nothing = (): Figures =>
  Object.fromEntries([...columnNames, 'net'].map((name) => [name, 0n])) as Figures;

/** Columns of a dimension. What belongs to nothing in particular, such as the rebate of a day, is in no row of a lottery, and so in no total of them. */
export const columnsOf = (by: Dimension): readonly (Column | 'net')[] => {
  if (!isPartDimension(by)) return [...columnNames, 'net'];
  return by === 'lottery' ? [...columnsOfParts[by], 'net'] : columnsOfParts[by];
};

const byTime = new Set<Dimension>(['hour', 'day', 'month', 'level']);

/** The table of a span; the largest turnover first where the key is no time. */
export async function tableOf(naming: Naming, by: Dimension, span: Span): Promise<FigureTable> {
  const { db } = naming;
  const sums = await figuresBy(db, by, span);
  const rounds = by === 'platform' ? await roundsBy(db, span) : new Map<string, Rounds>();
  const keys = [...new Set([...sums.keys(), ...[...rounds.keys()].map((code) => `game:${code}`)])];
  const nameOf = await namesOf(naming, by, keys);
  const rows = keys.map((key): FigureRow => {
    const { moves, ...figures } = sums.get(key) ?? { moves: 0n, ...nothing() };
    return { key, name: nameOf(key), moves, figures, rounds: rounds.get(key.slice('game:'.length)) };
  });
  const weight = ({ figures, rounds: played }: FigureRow): bigint =>
    figures.stakes + figures.deposits + figures.withdrawals + figures.gifts + (played?.stakes ?? 0n);
  if (byTime.has(by))
    rows.sort((a, b) => (by === 'level' ? Number(a.key) - Number(b.key) : a.key < b.key ? -1 : 1));
  else rows.sort((a, b) => Number(weight(b) - weight(a)) || (a.key < b.key ? -1 : 1));
  const total = nothing();
  for (const { figures } of rows)
    for (const name of Object.keys(total) as (keyof Figures)[]) total[name] += figures[name];
  return { countedThrough: await countedThrough(db), columns: columnsOf(by), rows, total };
}
