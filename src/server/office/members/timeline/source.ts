// What a source of the line of time is: something of a member that is kept in an order of its own, read from its newest on.
import type { StationFacts } from '#contract/station.generated.ts';
import type { Locale } from '#texts/text.ts';
import type { Account } from '../../../account/accounts.ts';
import type { Db } from '../../../db/stationTransaction.ts';
import type { Text } from '../../../serverText.ts';

export const timelineKinds = [
  'deposit',
  'withdrawal',
  'bet',
  'round',
  'transfer',
  'money',
  'login',
  'letter',
  'action',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** A line: what happened to a member at a moment. Texts are in the language of the request, '' where there is nothing to say. */
export interface TimelineEntry {
  kind: TimelineKind;
  at: Date;
  /** The number by which the box finds it, where it has one. */
  ref: string;
  title: string;
  /** A word of the kind: paid, won, failed, read ... */
  state: string;
  /** 0.0001 yuan: what was asked for or staked; of other movements what the wallet gained. */
  amount: bigint | null;
  /** 0.0001 yuan: what came of it, such as what was paid; of other movements the wallet afterwards. */
  result: bigint | null;
  /** Why, or how it came to the result. */
  note: string;
  /** Who did it, where that was not the member. */
  by: string;
}

export interface TimelineContext {
  db: Db;
  station: StationFacts;
  account: Account;
  locale: Locale;
  text: Text;
  now: Date;
}

/** A row with the place it has in its source. */
export interface Placed<Row> {
  at: Date;
  /** Unique in the source; `read` goes on after it. */
  place: string;
  row: Row;
}

export interface TimelineSource<Row = unknown> {
  kind: TimelineKind;
  /** The name of its place, where another source has its kind. */
  place?: string;
  /** So many rows from the newest on, or from after a place; by an index, however far back that is. */
  read(context: TimelineContext, after: string | undefined, most: number): Promise<Placed<Row>[]>;
  /** The rows that are shown, as lines, in their order. */
  present(context: TimelineContext, rows: readonly Row[]): Promise<TimelineEntry[]>;
}

export const source = <Row>(definition: TimelineSource<Row>): TimelineSource =>
  definition as unknown as TimelineSource;

/** A moment and a number as one place, for sources that are kept in the order of both. */
export const placeOf = (at: Date, number: string): string => `${at.getTime()} ${number}`;

/** The parts of such a place; before everything where there is none. */
export function partsOf(place: string | undefined): { at: Date; number: string } | undefined {
  const [, ms, number] = /^(\d{1,15}) (.{1,80})$/.exec(place ?? '') ?? [];
  return ms === undefined ? undefined : { at: new Date(Number(ms)), number: number! };
}

/** A place that is a number; undefined for any other text. */
export const numberIn = (place: string | undefined): bigint | undefined =>
  /^\d{1,18}$/.test(place ?? '') ? BigInt(place!) : undefined;

/** The name of a state by its number, as the contract calls it. */
export const stateName = (states: Readonly<Record<string, number>>, state: number): string =>
  Object.entries(states).find(([, number]) => number === state)?.[0] ?? String(state);
