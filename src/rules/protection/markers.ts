// The markers of harm: what stands out in the last 30 days of a player, against the operator's thresholds.

import { atHour } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import type { Money } from '#values/money.ts';
import { percentOf, type Rate } from '#values/rate.ts';
import { type DayWindow, isInside } from '../dayWindow.ts';
import { integer, list, nullable, oneOf, type Read, record } from '../input.ts';
import { day, instant, rate, units } from '../unitInput.ts';
import { unitRule } from '../unitRule.ts';
import { checkSpan, joinSpans, MINUTE_MS, type Span } from './spans.ts';

const WINDOW_DAYS = 30;
/** A deposit that follows a loss within this time chases it. */
export const CHASE_MS = 15 * MINUTE_MS;
/** A pause that long, or longer, ends a session. */
export const SESSION_GAP_MS = 15 * MINUTE_MS;
/** Hours in Beijing. */
const NIGHT_BEGIN = 1;
const NIGHT_END = 5;

const DEPOSIT_STATES = ['credited', 'pending', 'failed', 'lapsed', 'refused'] as const;

/** Instants are epoch milliseconds. */
export type MarkerEntry =
  | {
      readonly type: 'deposit';
      readonly at: number;
      readonly amount: Money;
      readonly state: (typeof DEPOSIT_STATES)[number];
    }
  | { readonly type: 'loss'; readonly at: number; readonly amount: Money }
  | ({ readonly type: 'play' } & Span)
  | { readonly type: 'withdrawalCancelled'; readonly at: number }
  | { readonly type: 'contact'; readonly at: number }
  | { readonly type: 'limitRise'; readonly at: number };

type Deposit = Extract<MarkerEntry, { type: 'deposit' }>;
type Loss = Extract<MarkerEntry, { type: 'loss' }>;
type Moment = 'withdrawalCancelled' | 'contact' | 'limitRise';

/** The days that markers of a day look at. */
export const windowOf = (last: string): DayWindow => ({ start: addDays(last, 1 - WINDOW_DAYS), end: last });

/** When a day's deposits stand out against those of the days before. */
export interface SpendTerms {
  /** Of the median of the days before that have deposits. */
  readonly percent: Rate;
  /** With fewer such days nothing can be said. */
  readonly minDays: number;
  readonly floor: Money;
}

type Threshold = number | null;

/** Thresholds are counts; null where a marker is off. */
export interface MarkerTerms {
  readonly spend: SpendTerms | null;
  readonly lossMin: Money;
  readonly chasing: Threshold;
  readonly nightMinutes: number;
  readonly nights: Threshold;
  readonly sessionMinutes: number;
  readonly longSessions: Threshold;
  readonly cancelledWithdrawals: Threshold;
  readonly contacts: Threshold;
  readonly limitRises: Threshold;
  readonly failedDeposits: Threshold;
}

/** The middle sum, or of an even number the middle two, as twice its value: their mean may end in a half. */
function twiceMedian(sums: readonly Money[]): Money {
  const sorted = sums.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const upper = sorted[Math.floor(sorted.length / 2)]!;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]!;
  return lower + upper;
}

/** The deposits of the window's last day, and what they are measured against. */
function spendOf<Each extends Deposit>(deposits: readonly Each[], last: string, terms: SpendTerms | null) {
  const credited = deposits.filter(({ state }) => state === 'credited');
  const sums = new Map<string, Money>();
  for (const { at, amount } of credited) sums.set(dayOf(at), (sums.get(dayOf(at)) ?? 0n) + amount);
  const value = sums.get(last) ?? 0n;
  const rows = credited.filter(({ at }) => dayOf(at) === last);
  sums.delete(last);
  if (terms === null || sums.size === 0 || sums.size < terms.minDays) return { value, threshold: null, rows };
  // Half of a cut amount, cut again, is the half cut once.
  const measured = percentOf(twiceMedian([...sums.values()]), terms.percent) / 2n;
  return { value, threshold: measured > terms.floor ? measured : terms.floor, rows };
}

/** Deposits soon after a loss that is large enough, or at the same moment; and the losses that each of them follows. */
function chasingOf<Chasing extends Deposit, Lost extends Loss>(
  deposits: readonly Chasing[],
  losses: readonly Lost[],
  lossMin: Money,
): { deposits: Chasing[]; losses: Lost[] } {
  const large = losses.filter(({ amount }) => amount >= lossMin);
  const follows = (deposit: Chasing, loss: Lost): boolean =>
    loss.at <= deposit.at && deposit.at - loss.at <= CHASE_MS;
  const chasing = deposits.filter((deposit) => large.some((loss) => follows(deposit, loss)));
  return {
    deposits: chasing,
    losses: large.filter((loss) => chasing.some((deposit) => follows(deposit, loss))),
  };
}

/** How much of spans lies at night on a day. */
const atNight = (spans: readonly Span[], each: string): number => {
  const [begin, end] = [atHour(each, NIGHT_BEGIN).getTime(), atHour(each, NIGHT_END).getTime()];
  return spans.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, end) - Math.max(from, begin)), 0);
};

/** Days with that much play at night; what several devices play at once counts once. */
function nightsOf(plays: readonly Span[], days: readonly string[], nightMinutes: number): string[] {
  const played = joinSpans(plays, 0);
  return days.filter((each) => atNight(played, each) >= nightMinutes * MINUTE_MS);
}

/** Sessions that begin in the window and last that long, pauses included. */
const longSessionsOf = (plays: readonly Span[], window: DayWindow, sessionMinutes: number): Span[] =>
  joinSpans(plays, SESSION_GAP_MS).filter(
    ({ from, to }) => isInside(window, dayOf(from)) && to - from >= sessionMinutes * MINUTE_MS,
  );

/** A marker's value, and the entries it rests on. */
export interface Measured<Entry extends MarkerEntry = MarkerEntry> {
  readonly group: string;
  readonly marker: string;
  readonly value: Money | number;
  readonly threshold: Money | number | null;
  readonly hit: boolean;
  readonly rows: readonly Entry[];
}

/** All markers of the 30 days that end with a day, and how many groups of them stand out. Entries may carry more than a marker reads. */
export function markersOn<Entry extends MarkerEntry>(
  last: string,
  terms: MarkerTerms,
  entries: readonly Entry[],
): { from: string; markers: Measured<Entry>[]; groups: number } {
  type Of<Type extends MarkerEntry['type']> = Extract<Entry, { readonly type: Type }>;
  const isOf =
    <Type extends MarkerEntry['type']>(type: Type) =>
    (entry: Entry): entry is Of<Type> =>
      entry.type === type;
  const window = windowOf(last);
  const days = Array.from({ length: WINDOW_DAYS }, (_, index) => addDays(window.start, index));
  const plays = entries.filter(isOf('play'));
  const deposits = entries.filter(isOf('deposit')).filter(({ at }) => isInside(window, dayOf(at)));
  const ofType = (type: Moment) =>
    entries.filter(isOf(type)).filter((entry) => isInside(window, dayOf(entry.at)));
  const chasing = chasingOf(deposits, entries.filter(isOf('loss')), terms.lossMin);
  const nights = nightsOf(plays, days, terms.nightMinutes);
  const longSessions = longSessionsOf(plays, window, terms.sessionMinutes);
  const failed = deposits.filter(({ state }) => state === 'failed');
  const counted = (
    group: string,
    marker: Exclude<keyof MarkerTerms, 'spend' | 'lossMin' | 'nightMinutes' | 'sessionMinutes'>,
    value: number,
    rows: readonly Entry[],
  ) => ({ group, marker, value, threshold: terms[marker], rows });
  const each = (group: string, marker: Parameters<typeof counted>[1], rows: readonly Entry[]) =>
    counted(group, marker, rows.length, rows);

  const measured: Omit<Measured<Entry>, 'hit'>[] = [
    { group: 'spend', marker: 'spendRise', ...spendOf(deposits, last, terms.spend) },
    counted('patterns', 'chasing', chasing.deposits.length, [...chasing.deposits, ...chasing.losses]),
    counted(
      'time',
      'nights',
      nights.length,
      plays.filter((play) => nights.some((night) => atNight([play], night) > 0)),
    ),
    counted(
      'time',
      'longSessions',
      longSessions.length,
      plays.filter((play) => longSessions.some(({ from, to }) => from <= play.from && play.to <= to)),
    ),
    each('behaviour', 'cancelledWithdrawals', ofType('withdrawalCancelled')),
    each('contacts', 'contacts', ofType('contact')),
    each('tools', 'limitRises', ofType('limitRise')),
    each('account', 'failedDeposits', failed),
  ];
  const markers = measured.map((one) => ({
    ...one,
    hit: one.threshold !== null && one.value >= one.threshold,
  }));
  const groups = new Set(markers.filter(({ hit }) => hit).map(({ group }) => group)).size;
  return { from: window.start, markers, groups };
}

const moment = <Type extends Moment>(type: Type) => record({ type: oneOf([type]), at: instant });

/** What an entry has beside its type. */
const ENTRIES = {
  deposit: record({
    type: oneOf(['deposit']),
    at: instant,
    amount: units(),
    state: oneOf(DEPOSIT_STATES),
  }),
  loss: record({ type: oneOf(['loss']), at: instant, amount: units() }),
  play: record({ type: oneOf(['play']), from: instant, to: instant }),
  withdrawalCancelled: moment('withdrawalCancelled'),
  contact: moment('contact'),
  limitRise: moment('limitRise'),
} satisfies Readonly<Record<MarkerEntry['type'], Read<MarkerEntry>>>;

const TYPES = Object.keys(ENTRIES) as MarkerEntry['type'][];

const entryOf: Read<MarkerEntry> = (value, field) => {
  const type = oneOf(TYPES)((value as { readonly type?: unknown } | null)?.type, `${field}.type`);
  const entry = ENTRIES[type](value, field);
  if (entry.type === 'play') checkSpan(entry, field);
  return entry;
};

const MOST_MINUTES = 100_000;
const threshold = nullable(integer(0));
const minutes = integer(0, MOST_MINUTES);

export const markersDailyRule = unitRule(
  'markers.daily',
  record({
    day,
    config: record({
      spend: nullable(record({ percent: rate, minDays: integer(0, WINDOW_DAYS), floor: units() })),
      lossMin: units(),
      chasing: threshold,
      nightMinutes: minutes,
      nights: threshold,
      sessionMinutes: minutes,
      longSessions: threshold,
      cancelledWithdrawals: threshold,
      contacts: threshold,
      limitRises: threshold,
      failedDeposits: threshold,
    }),
    entries: list(entryOf),
  }),
  ({ day: last, config, entries }) => {
    const { markers, ...found } = markersOn(last, config, entries);
    return { ...found, markers: markers.map(({ rows: _, ...measured }) => measured) };
  },
);
