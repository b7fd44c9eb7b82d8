// Reality checks: when a player at play is shown how long it has been and what it came to, and when next.

import type { Money } from '#values/money.ts';
import { InputFault, integer, list, nullable, record } from '../input.ts';
import { refused } from '../refused.ts';
import { instant, units, word } from '../unitInput.ts';
import { unitRule } from '../unitRule.ts';
import { writeInstant } from './instants.ts';
import { checkSpan, joinSpans, MINUTE_MS, SECOND_MS, type Span } from './spans.ts';

/** In minutes. */
export interface RealityTerms {
  readonly min: number;
  readonly max: number;
  /** For a player who chose no interval. */
  readonly default: number;
  /** A pause that long, or longer, ends a session. */
  readonly gapMinutes: number;
}

/** Play on one device; null runs on. */
export interface PlaySpan {
  readonly from: number;
  readonly to: number | null;
}

export interface RealityBet {
  /** Epoch milliseconds, as `settledAt`; null where it is open. */
  readonly at: number;
  readonly stake: Money;
  readonly payout: Money;
  readonly settledAt: number | null;
}

/** A session, and the pauses inside it that were too short to end it. */
export interface Session {
  readonly begin: number;
  readonly end: number;
  readonly gaps: readonly Span[];
}

/** What a player has played up to a moment, all devices together. */
export function sessionsUpTo(at: number, spans: readonly PlaySpan[], gapMs: number): Session[] {
  const played = joinSpans(
    spans.filter(({ from }) => from < at).map(({ from, to }) => ({ from, to: Math.min(to ?? at, at) })),
    0,
  );
  return joinSpans(played, gapMs).map(({ from: begin, to: end }) => {
    const inside = played.filter(({ from, to }) => begin <= from && to <= end);
    const gaps = inside.slice(1).map(({ from }, index) => ({ from: inside[index]!.to, to: from }));
    return { begin, end, gaps };
  });
}

/** The moment a check can be shown: not while something is busy, and not while nobody plays. */
function shownAt(gridPoint: number, gaps: readonly Span[], busy: readonly Span[]): number {
  let moved = gridPoint;
  for (;;) {
    const holding =
      busy.find(({ from, to }) => from <= moved && moved < to) ??
      gaps.find(({ from, to }) => from < moved && moved < to);
    if (!holding) return moved;
    moved = holding.to;
  }
}

/** When checks of a session are due up to its end, in order. The grid stays where it is, whatever moves a check. */
export function dueIn({ begin, end, gaps }: Session, intervalMs: number, busy: readonly Span[]): number[] {
  const due = new Set<number>();
  for (let gridPoint = begin + intervalMs; gridPoint <= end; gridPoint += intervalMs) {
    const shown = shownAt(gridPoint, gaps, busy);
    if (shown <= end) due.add(shown);
  }
  return [...due];
}

/** The first check after a moment, as if play went on for ever. */
export function nextDue(
  { begin, gaps }: Session,
  intervalMs: number,
  busy: readonly Span[],
  at: number,
): number {
  let gridPoint = begin;
  for (;;) {
    gridPoint += intervalMs;
    const shown = shownAt(gridPoint, gaps, busy);
    if (shown > at) return shown;
  }
}

/** What a check says: the time since the session began, and the bets placed in it. */
export function figuresAt(due: number, begin: number, bets: readonly RealityBet[]) {
  const placed = bets.filter(({ at }) => begin <= at && at <= due);
  const staked = placed.reduce((sum, { stake }) => sum + stake, 0n);
  const won = placed
    .filter(({ settledAt }) => settledAt !== null && settledAt <= due)
    .reduce((sum, { payout }) => sum + payout, 0n);
  return { time: Math.floor((due - begin) / SECOND_MS), staked, won, net: won - staked };
}

/** Whether a player may be shown the check so often. */
export const isInterval = ({ min, max }: Pick<RealityTerms, 'min' | 'max'>, minutes: number): boolean =>
  min <= minutes && minutes <= max;

/** What happened up to `at`, the present. */
export interface RealityFacts {
  readonly spans: readonly PlaySpan[];
  /** A check never interrupts these: a bet that is being placed, a round that runs. */
  readonly busy: readonly Span[];
  readonly bets: readonly RealityBet[];
  readonly at: number;
}

/** The checks of all sessions with their figures, and the next one while somebody plays. */
export function realityDue(
  terms: RealityTerms,
  interval: number | null,
  { spans, busy, bets, at }: RealityFacts,
) {
  const { min, max, gapMinutes } = terms;
  const minutes = interval ?? terms.default;
  if (!isInterval(terms, minutes)) return refused('INTERVAL_RANGE', { min, max });
  const intervalMs = minutes * MINUTE_MS;
  const sessions = sessionsUpTo(at, spans, gapMinutes * MINUTE_MS);
  const goesOn = spans.some(({ from, to }) => from < at && (to === null || to > at));
  const current = goesOn ? sessions.at(-1) : undefined;
  return {
    ok: true,
    sessions: sessions.map((session) => ({
      begin: writeInstant(session.begin),
      end: writeInstant(session.end),
      due: dueIn(session, intervalMs, busy).map((due) => ({
        at: writeInstant(due),
        ...figuresAt(due, session.begin, bets),
      })),
    })),
    next: current ? writeInstant(nextDue(current, intervalMs, busy, at)) : null,
  } as const;
}

/** Play that began longer ago would be checked millions of times. */
const LONGEST_MS = 366 * 24 * 60 * MINUTE_MS;

function checkFacts({ spans, busy, at }: RealityFacts): void {
  spans.forEach((span, index) => {
    checkSpan(span, `input.spans[${index}]`);
    if (span.from < at - LONGEST_MS)
      throw new InputFault(`input.spans[${index}].from`, 'is more than 366 days before input.at');
  });
  busy.forEach((span, index) => {
    checkSpan(span, `input.busy[${index}]`);
  });
}

const MOST_MINUTES = 100_000;
const minutes = integer(1, MOST_MINUTES);

export const realityDueRule = unitRule(
  'reality.due',
  record({
    config: record({
      min: minutes,
      max: minutes,
      default: minutes,
      gapMinutes: integer(0, MOST_MINUTES),
    }),
    // What a player asks for may be anything: the rule answers what is out of range.
    interval: nullable(integer(Number.MIN_SAFE_INTEGER)),
    spans: list(record({ device: word, from: instant, to: nullable(instant) })),
    busy: list(record({ from: instant, to: instant })),
    bets: list(record({ at: instant, stake: units(), payout: units(), settledAt: nullable(instant) })),
    at: instant,
  }),
  ({ config, interval, ...facts }) => {
    checkFacts(facts);
    return realityDue(config, interval, facts);
  },
);
