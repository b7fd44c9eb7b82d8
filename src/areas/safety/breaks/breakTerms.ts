// Which lengths of a break are offered: those of a time-out as far as the station allows, and the terms of an exclusion.
import type { BreakStateAnswer } from '#contract/protection.generated.ts';

/** Hours of a time-out: a day, three, a week, two, thirty days and six weeks. */
const timeouts = [24, 72, 168, 336, 720, 1008] as const;
const exclusions = ['6m', '1y', '2y', '5y', 'forever'] as const;

export type BreakChoice =
  | { kind: 'timeout'; hours: (typeof timeouts)[number] }
  | { kind: 'exclude'; term: (typeof exclusions)[number] };

type Offers = Pick<BreakStateAnswer, 'timeoutHoursLeast' | 'timeoutHoursMost' | 'terms'>;

/** Every break that can be taken, the shortest first. */
export function breakChoices({ timeoutHoursLeast, timeoutHoursMost, terms }: Offers): {
  timeouts: Extract<BreakChoice, { kind: 'timeout' }>[];
  exclusions: Extract<BreakChoice, { kind: 'exclude' }>[];
} {
  return {
    timeouts: timeouts
      .filter((hours) => hours >= timeoutHoursLeast && hours <= timeoutHoursMost)
      .map((hours) => ({ kind: 'timeout', hours })),
    exclusions: exclusions.filter((term) => terms.includes(term)).map((term) => ({ kind: 'exclude', term })),
  };
}

/** The end of a name of a text: 24h, 6m. */
export const nameOf = (
  choice: BreakChoice,
): '24h' | '72h' | '168h' | '336h' | '720h' | '1008h' | '6m' | '1y' | '2y' | '5y' | 'forever' =>
  choice.kind === 'timeout' ? `${choice.hours}h` : choice.term;
