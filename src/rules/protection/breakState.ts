// What the breaks of a player make of one station: the answer to each wish, what the player may do, and which chases are paid back.

import type { Money } from '#values/money.ts';
import { integer, list, nullable, oneOf, type Read, record } from '../input.ts';
import { refused } from '../refused.ts';
import { instant, units, word } from '../unitInput.ts';
import { unitRule } from '../unitRule.ts';
import {
  askEnd,
  askExclusion,
  askReturn,
  askTimeout,
  BREAK_STATES,
  type BreakProfile,
  type BreakState,
  closedUntil,
  isLater,
  returnableFrom,
  type Step,
  stateOf,
  type Track,
  untilOf,
  writeUntil,
} from './breakTrack.ts';
import { tagged } from './tagged.ts';

/** The track a wish is for; without a station it is the operator's. */
interface Scoped {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly station?: string;
}

export type Wish = Scoped &
  (
    | { readonly type: 'timeout'; readonly hours: number }
    | { readonly type: 'exclude'; readonly term: string }
    | { readonly type: 'end' | 'return' }
  );

export type BreakEvent = Wish | { readonly type: 'consent'; readonly at: number };

function stepOf(track: Track, wish: Wish, profile: BreakProfile): Step {
  switch (wish.type) {
    case 'timeout':
      return askTimeout(track, wish.at, wish.hours);
    case 'exclude':
      return askExclusion(track, wish.at, wish.term);
    case 'end':
      return askEnd(track, wish.at);
    case 'return':
      return askReturn(track, wish.at, profile);
  }
}

/** The stronger of two tracks; in the same state the one that lasts longer. */
function stronger(one: Track, other: Track, at: number): Track {
  const difference = strengthOf(one, at) - strengthOf(other, at);
  if (difference !== 0) return difference > 0 ? one : other;
  return isLater(untilOf(other, at), untilOf(one, at)) ? other : one;
}

const strengthOf = (track: Track, at: number) => BREAK_STATES.indexOf(stateOf(track, at));

/** The tracks of one player as seen from one station, and what its events have done so far. */
export class Breaks {
  /** Stations that an applied break has covered; undefined stands for all. */
  private readonly covered = new Set<string | undefined>();
  /** By station; undefined is the operator's. */
  private readonly tracks = new Map<string | undefined, Track>();
  private readonly profile: BreakProfile;
  private readonly station: string;
  private lacksConsent = false;

  constructor(profile: BreakProfile, station: string) {
    this.profile = profile;
    this.station = station;
  }

  /** Events come in the order of time. `profile` is the one of that time, where it is another than today's. */
  apply(event: BreakEvent, profile = this.profile): Step['answer'] {
    if (event.type === 'consent') return this.consent(event.at);
    const { answer, track } = stepOf(this.track(event.station), event, profile);
    this.tracks.set(event.station, track);
    if (answer.ok && (event.type === 'timeout' || event.type === 'exclude')) {
      this.covered.add(event.station);
      const isHere = event.station === undefined || event.station === this.station;
      if (isHere && event.type === 'exclude') this.lacksConsent = true;
    }
    return answer;
  }

  /** What holds at the station at an instant. */
  at(at: number) {
    const track = this.strongest(at);
    const state = stateOf(track, at);
    return {
      state,
      until: untilOf(track, at),
      may: permissionsOf(state, !this.lacksConsent),
    };
  }

  /** The state of one track by itself; without a station that of the operator. */
  stateOfTrack(station: string | undefined, at: number): BreakState {
    return stateOf(this.track(station), at);
  }

  /** Whether what holds at the station comes from the operator's track. */
  isOperatorWide(at: number): boolean {
    const track = this.strongest(at);
    return track !== null && track === this.track(undefined) && stateOf(track, at) !== 'open';
  }

  /** From when a wish to return is heard, in epoch milliseconds; null for never, and where none is needed or it was made. */
  returnableFrom(at: number): number | null {
    return returnableFrom(this.strongest(at), at, this.profile);
  }

  /** Whether a return now waits the longer time, because an exclusion without end was asked for. */
  wasForever(at: number): boolean {
    const track = this.strongest(at);
    return track !== null && stateOf(track, at) !== 'open' && track.foreverSince !== null;
  }

  /** Until when the station, and the operator's track alone, stay closed without another wish: Infinity where they wait for one, null where open. */
  closed(at: number): { here: number | null; byOperator: number | null } {
    const byOperator = closedUntil(this.track(undefined), at);
    const own = closedUntil(this.track(this.station), at);
    const ends = [byOperator, own].filter((end) => end !== null);
    return { here: ends.length > 0 ? Math.max(...ends) : null, byOperator };
  }

  /** After an exclusion that covered the station offers wait for a consent. */
  get needsConsent(): boolean {
    return this.lacksConsent;
  }

  isCovered(station: string): boolean {
    return this.covered.has(undefined) || this.covered.has(station);
  }

  private consent(at: number): Step['answer'] {
    if (stateOf(this.strongest(at), at) !== 'open') return refused('NOT_OPEN');
    this.lacksConsent = false;
    return { ok: true, result: 'consented' };
  }

  private strongest(at: number): Track {
    return stronger(this.track(undefined), this.track(this.station), at);
  }

  private track(station: string | undefined): Track {
    return this.tracks.get(station) ?? null;
  }
}

/** In a break the player can still take its money out, and log in to do so. */
export function permissionsOf(state: BreakState, hasConsent: boolean) {
  const isOpen = state === 'open';
  return {
    login: isOpen ? 'full' : 'restricted',
    bet: isOpen,
    deposit: isOpen,
    withdraw: true,
    transferIn: isOpen,
    transferOut: true,
    activity: isOpen,
    marketing: isOpen && hasConsent,
    register: isOpen,
  } as const;
}

const PERIOD_STATES = ['settled', 'sealed', 'open', 'reserved'] as const;

export interface Chase {
  readonly ref: string;
  readonly station: string;
  readonly periods: readonly { readonly stake: Money; readonly state: (typeof PERIOD_STATES)[number] }[];
}

/** What a chase pays back when a break stops it: the periods that can still be taken back; sealed ones run on. */
export const refundOf = ({ periods }: Chase): Money =>
  periods
    .filter(({ state }) => state === 'open' || state === 'reserved')
    .reduce((sum, { stake }) => sum + stake, 0n);

/** A wish is for the operator, or for a station that it then names. */
const scoped = <Fields extends Readonly<Record<string, Read<unknown>>>>(fields: Fields) =>
  tagged('scope', {
    operator: record({ ...fields, at: instant, scope: oneOf(['operator']) }),
    station: record({ ...fields, at: instant, scope: oneOf(['station']), station: word }),
  });

const hours = integer(0, 100_000);

export const breakStateRule = unitRule(
  'break.state',
  record({
    profile: record({
      coolHours: hours,
      coolHoursIndefinite: hours,
      indefiniteMonths: nullable(integer(0, 1200)),
    }),
    station: word,
    events: list(
      tagged('type', {
        // What is no possible term is answered by the rule.
        timeout: scoped({ type: oneOf(['timeout']), hours: integer(Number.MIN_SAFE_INTEGER) }),
        exclude: scoped({ type: oneOf(['exclude']), term: word }),
        end: scoped({ type: oneOf(['end']) }),
        return: scoped({ type: oneOf(['return']) }),
        consent: record({ type: oneOf(['consent']), at: instant }),
      }),
    ),
    at: instant,
    chases: list(
      record({
        ref: word,
        station: word,
        periods: list(record({ stake: units(), state: oneOf(PERIOD_STATES) })),
      }),
    ),
  }),
  ({ profile, station, events, at, chases }) => {
    const breaks = new Breaks(profile, station);
    const results = events.map((event) => breaks.apply(event));
    const { until, ...now } = breaks.at(at);
    const refunds = chases
      .filter((chase) => breaks.isCovered(chase.station))
      .map((chase) => ({ ref: chase.ref, amount: refundOf(chase) }))
      .filter(({ amount }) => amount > 0n);
    return { results, ...now, until: writeUntil(until), refunds };
  },
);
