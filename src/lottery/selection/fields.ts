// The parts of a selection: which picks a play asks for, how many, and what a screen writes beside them.
import type { Balls, Pick } from '../balls.ts';

/** A set of different picks. */
export interface SetField {
  readonly kind: 'set';
  readonly key: SetKey;
  readonly label: string;
  readonly choices: readonly Pick[];
  /** Digits of a written number; 0 writes it as it is. */
  readonly width: 0 | 1 | 2;
  readonly min: number;
  readonly max: number;
  /** The first 大 among the choices, where the quick keys make sense. */
  readonly bigFrom?: number;
  /** No pick may be in this other set as well (胆 and 拖). */
  readonly apartFrom?: SetKey;
  /** A pick stands for so many equal balls: 3 is the triple of it. */
  readonly times?: number;
  /** With `apartFrom`: the two sets together need at least this many. */
  readonly together?: number;
}

export type SetKey =
  | 'nums'
  | 'sums'
  | 'spans'
  | 'single'
  | 'double'
  | 'triple'
  | 'quad'
  | 'positions'
  | 'pairs'
  | 'singles'
  | 'dan'
  | 'tuo'
  | 'options'
  | 'zodiacs'
  | 'tails'
  | 'places';

/** One row of picks a position. */
export interface RowsField {
  readonly kind: 'rows';
  readonly key: 'pos';
  readonly rows: readonly string[];
  readonly choices: readonly Pick[];
  readonly width: 0 | 1 | 2;
  readonly bigFrom?: number;
  /** How many rows must have a pick; the others may stay empty. */
  readonly filled: number;
}

/** Typed 单式 tickets. */
export interface TicketsField {
  readonly kind: 'tickets';
  readonly key: 'tickets';
  readonly label: string;
  readonly size: number;
  readonly from: number;
  readonly to: number;
  readonly width: 1 | 2;
  /** Tickets with the same numbers in another order are the same ticket. */
  readonly anyOrder: boolean;
  readonly shape: TicketShape;
}

/** any: no condition; distinct: no number twice; pair: exactly one pair; noTriple: not all equal. */
export type TicketShape = 'any' | 'distinct' | 'pair' | 'noTriple';

/** Pairs of positions, left one first. */
export interface PairsField {
  readonly kind: 'pairs';
  readonly key: 'pairs';
  readonly labels: readonly string[];
}

/** 过关: one option on each of several positions, counted from 1. */
export interface LegsField {
  readonly kind: 'legs';
  readonly key: 'legs';
  readonly positions: readonly string[];
  readonly choices: readonly string[];
  readonly min: number;
}

export type Field = SetField | RowsField | TicketsField | PairsField | LegsField;
/** The fields that together make one selection. */
export type Form = readonly Field[];

const LABELS: Readonly<Record<SetKey, string>> = {
  nums: '号码',
  sums: '和值',
  spans: '跨度',
  single: '单号',
  double: '二重号',
  triple: '三重号',
  quad: '四重号',
  positions: '位置',
  pairs: '同号',
  singles: '不同号',
  dan: '胆码',
  tuo: '拖码',
  options: '选项',
  zodiacs: '生肖',
  tails: '尾数',
  places: '名次',
};

export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** Where 大 begins among whole numbers: the upper half, and the middle one of an odd count with it. */
function middle(from: number, to: number): number {
  return from + Math.floor((to - from + 1) / 2);
}

type SetSize = { readonly min?: number; readonly max?: number; readonly bigFrom?: number };

/** A set of balls. */
export function numbers(key: SetKey, balls: NumberSpan, size: SetSize = {}): SetField {
  const { from, to, width } = balls;
  const { min = 1, max = to - from + 1, bigFrom = middle(from, to) } = size;
  return { kind: 'set', key, label: LABELS[key], choices: range(from, to), width, min, max, bigFrom };
}

type NumberSpan = { readonly from: number; readonly to: number; readonly width: 0 | 1 | 2 };

/** A set of values that are not balls, such as sums. */
export function values(key: SetKey, from: number, to: number, bigFrom?: number): SetField {
  return numbers(key, { from, to, width: 0 }, bigFrom === undefined ? {} : { bigFrom });
}

/** A set of named things. */
export function names(key: SetKey, choices: readonly string[], min = 1, max = choices.length): SetField {
  return { kind: 'set', key, label: LABELS[key], choices, width: 0, min, max };
}

export function ballRows(rows: readonly string[], balls: NumberSpan, filled = rows.length): RowsField {
  const { from, to, width } = balls;
  return {
    kind: 'rows',
    key: 'pos',
    rows,
    choices: range(from, to),
    width,
    filled,
    bigFrom: middle(from, to),
  };
}

export function nameRows(
  rows: readonly string[],
  choices: readonly string[],
  filled = rows.length,
): RowsField {
  return { kind: 'rows', key: 'pos', rows, choices, width: 0, filled };
}

export function typedTickets(
  balls: Balls,
  size: number,
  shape: TicketShape,
  anyOrder: boolean,
): TicketsField {
  const { from, to, width } = balls;
  return { kind: 'tickets', key: 'tickets', label: '单式号码', size, from, to, width, shape, anyOrder };
}

/** 胆 and 拖: k numbers a unit, the 胆 in every one of them. */
export function danTuo(balls: NumberSpan, k: number): Form {
  return [numbers('dan', balls, { max: k - 1 }), { ...numbers('tuo', balls), apartFrom: 'dan', together: k }];
}

/** How a pick is written: 7 of width 2 is 07. */
export function written(pick: Pick, width: 0 | 1 | 2): string {
  return typeof pick === 'number' ? String(pick).padStart(width, '0') : pick;
}
