// Owns the markers of harm: what stands out in the last 30 days of a player, against the operator's thresholds.

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
const CHASE_MS = 15 * MINUTE_MS;
/** A pause that long, or longer, ends a session. */
const SESSION_GAP_MS = 15 * MINUTE_MS;
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
  | { readonly type: 'withdrawalCancelled' | 'contact' | 'limitRise'; readonly at: number };

type Deposit = Extract<MarkerEntry, { type: 'deposit' }>;

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
export function spendOf(deposits: readonly Deposit[], last: string, terms: SpendTerms | null) {
  const sums = new Map<string, Money>();
  for (const { at, amount, state } of deposits)
    if (state === 'credited') sums.set(dayOf(at), (sums.get(dayOf(at)) ?? 0n) + amount);
  const value = sums.get(last) ?? 0n;
  sums.delete(last);
  if (terms === null || sums.size === 0 || sums.size < terms.minDays) return { value, threshold: null };
  // Half of a cut amount, cut again, is the half cut once.
  const measured = percentOf(twiceMedian([...sums.values()]), terms.percent) / 2n;
  return { value, threshold: measured > terms.floor ? measured : terms.floor };
}

/** Deposits soon after a loss that is large enough, or at the same moment. */
export function chasingOf(
  deposits: readonly Deposit[],
  losses: readonly { readonly at: number; readonly amount: Money }[],
  lossMin: Money,
): number {
  const large = losses.filter(({ amount }) => amount >= lossMin);
  return deposits.filter(({ at }) => large.some((loss) => loss.at <= at && at - loss.at <= CHASE_MS)).length;
}

/** Days with that much play at night; what several devices play at once counts once. */
export function nightsOf(plays: readonly Span[], days: readonly string[], nightMinutes: number): number {
  const played = joinSpans(plays, 0);
  return days.filter((each) => {
    const [begin, end] = [atHour(each, NIGHT_BEGIN).getTime(), atHour(each, NIGHT_END).getTime()];
    const ms = played.reduce(
      (sum, { from, to }) => sum + Math.max(0, Math.min(to, end) - Math.max(from, begin)),
      0,
    );
    return ms >= nightMinutes * MINUTE_MS;
  }).length;
}

/** Sessions that begin in the window and last that long, pauses included. */
export const longSessionsOf = (plays: readonly Span[], window: DayWindow, sessionMinutes: number): number =>
  joinSpans(plays, SESSION_GAP_MS).filter(
    ({ from, to }) => isInside(window, dayOf(from)) && to - from >= sessionMinutes * MINUTE_MS,
  ).length;

interface Measured {
  readonly group: string;
  readonly marker: string;
  readonly value: Money | number;
  readonly threshold: Money | number | null;
}

/** All markers of the 30 days that end with a day, and how many groups of them stand out. */
export function markersOn(last: string, terms: MarkerTerms, entries: readonly MarkerEntry[]) {
  const window = { start: addDays(last, 1 - WINDOW_DAYS), end: last };
  const days = Array.from({ length: WINDOW_DAYS }, (_, index) => addDays(window.start, index));
  const plays = entries.filter((entry) => entry.type === 'play');
  const losses = entries.filter((entry) => entry.type === 'loss');
  const deposits = entries
    .filter((entry) => entry.type === 'deposit')
    .filter(({ at }) => isInside(window, dayOf(at)));
  const countOf = (type: 'withdrawalCancelled' | 'contact' | 'limitRise') =>
    entries.filter((entry) => entry.type === type && isInside(window, dayOf(entry.at))).length;
  const counted = (
    group: string,
    marker: Exclude<keyof MarkerTerms, 'spend' | 'lossMin' | 'nightMinutes' | 'sessionMinutes'>,
    value: number,
  ): Measured => ({ group, marker, value, threshold: terms[marker] });

  const measured: Measured[] = [
    { group: 'spend', marker: 'spendRise', ...spendOf(deposits, last, terms.spend) },
    counted('patterns', 'chasing', chasingOf(deposits, losses, terms.lossMin)),
    counted('time', 'nights', nightsOf(plays, days, terms.nightMinutes)),
    counted('time', 'longSessions', longSessionsOf(plays, window, terms.sessionMinutes)),
    counted('behaviour', 'cancelledWithdrawals', countOf('withdrawalCancelled')),
    counted('contacts', 'contacts', countOf('contact')),
    counted('tools', 'limitRises', countOf('limitRise')),
    counted('account', 'failedDeposits', deposits.filter(({ state }) => state === 'failed').length),
  ];
  const markers = measured.map((each) => ({
    ...each,
    hit: each.threshold !== null && each.value >= each.threshold,
  }));
  const groups = new Set(markers.filter(({ hit }) => hit).map(({ group }) => group)).size;
  return { from: window.start, markers, groups };
}

const moment = (type: 'withdrawalCancelled' | 'contact' | 'limitRise') =>
  record({ type: oneOf([type]), at: instant });

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
  ({ day: last, config, entries }) => markersOn(last, config, entries),
);
