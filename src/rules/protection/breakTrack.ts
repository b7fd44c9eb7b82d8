// One track of breaks, the operator's or that of one station: what stands on it, and what a wish changes.

import { refused } from '../refused.ts';
import { hourMs, monthsAfter, writeInstant } from './instants.ts';

export interface BreakProfile {
  /** From the wish to return until the account opens. */
  readonly coolHours: number;
  /** The same for who once excluded itself for ever. */
  readonly coolHoursIndefinite: number;
  /** When an exclusion without end can be asked back; null for never. */
  readonly indefiniteMonths: number | null;
}

/** A break as it was last asked for; all instants are epoch milliseconds. */
export interface Break {
  readonly kind: 'timeout' | 'exclusion';
  /** The first instant after it; null for an exclusion without end. */
  readonly end: number | null;
  /** When an end was last given up; it stays when a break with an end follows, because the longer wait does. */
  readonly foreverSince: number | null;
  /** Where the player has asked to return. */
  readonly opensAt: number | null;
}

/** Null where no break was ever asked for. */
export type Track = Break | null;

/** From the weakest to the strongest. */
export const BREAK_STATES = ['open', 'timeout', 'returning', 'ended', 'excluded'] as const;

export type BreakState = (typeof BREAK_STATES)[number];

/** What an event did: its answer, and the track after it. */
export interface Step {
  readonly answer: Readonly<Record<string, unknown>> & { readonly ok: boolean };
  readonly track: Track;
}

const HOURS = { least: 24, most: 1008 };

/** Months of the terms an exclusion can have; null has no end. */
const TERMS: ReadonlyMap<string, number | null> = new Map([
  ['6m', 6],
  ['1y', 12],
  ['2y', 24],
  ['5y', 60],
  ['forever', null],
]);

export function stateOf(track: Track, at: number): BreakState {
  if (track === null) return 'open';
  const { kind, end, opensAt } = track;
  if (opensAt !== null) return at < opensAt ? 'returning' : 'open';
  const isRunning = end === null || at < end;
  if (kind === 'timeout') return isRunning ? 'timeout' : 'open';
  return isRunning ? 'excluded' : 'ended';
}

const isRunning = (state: BreakState) => state === 'timeout' || state === 'excluded';

/** The instant that the state waits for: the end of the break or the opening; null where it waits for none. */
export function untilOf(track: Track, at: number): number | null {
  const state = stateOf(track, at);
  if (track === null || state === 'open' || state === 'ended') return null;
  return state === 'returning' ? track.opensAt : track.end;
}

/** The first instant at which the track is open without another wish: Infinity where it waits for one, null where it is open. */
export function closedUntil(track: Track, at: number): number | null {
  const state = stateOf(track, at);
  if (track === null || state === 'open') return null;
  if (state === 'returning') return track.opensAt;
  return state === 'timeout' ? track.end : Number.POSITIVE_INFINITY;
}

export const writeUntil = (until: number | null): string | null =>
  until === null ? null : writeInstant(until);

export function askTimeout(track: Track, at: number, hours: number): Step {
  if (hours < HOURS.least || hours > HOURS.most) return { answer: refused('TERM_INVALID'), track };
  return askBreak(track, at, 'timeout', at + hours * hourMs);
}

export function askExclusion(track: Track, at: number, term: string): Step {
  const months = TERMS.get(term);
  if (months === undefined) return { answer: refused('TERM_INVALID'), track };
  return askBreak(track, at, 'exclusion', months === null ? null : monthsAfter(at, months));
}

/** An exclusion that has not reopened stays one, whatever is asked for; a wish to return is void then. */
function askBreak(track: Track, at: number, kind: Break['kind'], end: number | null): Step {
  const state = stateOf(track, at);
  const standing = state === 'open' ? null : track;
  if (standing && isRunning(state) && !isLater(end, standing.end))
    return { answer: refused('NOT_LONGER', { until: writeUntil(standing.end) }), track };
  return {
    answer: { ok: true, result: 'applied', until: writeUntil(end) },
    track: {
      kind: standing?.kind === 'exclusion' ? 'exclusion' : kind,
      end,
      foreverSince: end === null ? at : (standing?.foreverSince ?? null),
      opensAt: null,
    },
  };
}

/** Of two ends, null is the latest. */
export const isLater = (end: number | null, other: number | null): boolean =>
  other !== null && (end === null || end > other);

/** No break ends before its time, whoever asks; one that runs no more is left to the player's wish. */
export function askEnd(track: Track, at: number): Step {
  const answer = isRunning(stateOf(track, at))
    ? refused('NOT_BEFORE_END', { until: writeUntil(untilOf(track, at)) })
    : refused('NOT_ACTIVE');
  return { answer, track };
}

export function askReturn(track: Track, at: number, profile: BreakProfile): Step {
  const state = stateOf(track, at);
  if (track === null || state === 'open') return { answer: refused('NOT_ACTIVE'), track };
  if (state === 'returning')
    return { answer: refused('ALREADY_ASKED', { opensAt: writeUntil(track.opensAt) }), track };
  const until = track.end ?? askableFrom(track, profile);
  if (until === null || at < until)
    return { answer: refused('NOT_BEFORE_END', { until: writeUntil(until) }), track };
  const hours = track.foreverSince === null ? profile.coolHours : profile.coolHoursIndefinite;
  const opensAt = at + hours * hourMs;
  return {
    answer: { ok: true, result: 'returning', opensAt: writeInstant(opensAt) },
    track: { ...track, opensAt },
  };
}

/** The first instant at which a wish to return is heard; null for never, and where none is needed or it was made. */
export function returnableFrom(track: Track, at: number, profile: BreakProfile): number | null {
  const state = stateOf(track, at);
  if (track === null || (state !== 'excluded' && state !== 'ended')) return null;
  return track.end ?? askableFrom(track, profile);
}

const askableFrom = ({ foreverSince }: Break, { indefiniteMonths }: BreakProfile) =>
  foreverSince === null || indefiniteMonths === null ? null : monthsAfter(foreverSince, indefiniteMonths);
