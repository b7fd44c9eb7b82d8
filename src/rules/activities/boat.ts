// The dragon boat (赛龙舟, docs/flows.md §11): how far valid bets carry a member, the ranking, and its prizes. The server ranks in SQL: tests/server/team/examples.test.ts compares it with this.

import { dayOf } from '#values/days.ts';
import type { Money } from '#values/money.ts';
import { isInside } from '../dayWindow.ts';
import { flag, integer, list, oneOf, optional, record } from '../input.ts';
import { day, instant, units, word } from '../unitInput.ts';
import { unitRule } from '../unitRule.ts';

export interface BoatTerms {
  readonly start: string;
  readonly end: string;
  /** `steps` pays every step that is reached, `rank` the first places. */
  readonly mode: 'steps' | 'rank';
  readonly unitsPerMetre: Money;
  readonly minValidBet: Money;
  readonly steps: readonly { readonly distance: Money; readonly prize: Money }[];
  readonly prizes: readonly Money[];
}

export interface BoatRecord {
  readonly member: number;
  /** Epoch milliseconds of the settlement. */
  readonly at: number;
  readonly stake: Money;
  readonly pushed: Money;
  readonly trial: boolean;
}

/** The name of a member as others see it. */
const masked = (name: string): string => `${[...name].slice(0, 2).join('')}***`;

const descending = (a: Money, b: Money): number => (a === b ? 0 : a > b ? -1 : 1);

/** Who is how far, the furthest first. Of equal bets the one reached earlier goes first, then the lower id; no place is shared. */
export function boatRanking(
  terms: BoatTerms,
  members: readonly { readonly id: number; readonly name: string }[],
  records: readonly BoatRecord[],
) {
  const counting = records.filter(
    ({ at, stake, pushed, trial }) => !trial && stake > pushed && isInside(terms, dayOf(at)),
  );
  const byMember = Map.groupBy(counting, ({ member }) => member);
  return members
    .map(({ id, name }) => {
      const own = byMember.get(id) ?? [];
      const validBet = own.reduce((sum, { stake, pushed }) => sum + stake - pushed, 0n);
      const reachedAt = own.reduce((latest, { at }) => Math.max(latest, at), 0);
      return { id, name, validBet, reachedAt };
    })
    .filter(({ validBet }) => validBet > 0n && validBet >= terms.minValidBet)
    .toSorted((a, b) => descending(a.validBet, b.validBet) || a.reachedAt - b.reachedAt || a.id - b.id)
    .map(({ id, name, validBet }, index) => {
      const distance = validBet / terms.unitsPerMetre;
      const reached = terms.steps.filter((step) => distance >= step.distance);
      const prize =
        terms.mode === 'rank'
          ? (terms.prizes[index] ?? 0n)
          : reached.reduce((sum, step) => sum + step.prize, 0n);
      const rank = index + 1;
      return {
        rank,
        member: id,
        name: masked(name),
        validBet,
        distance,
        stepsReached: reached.length,
        prize,
      };
    });
}

export const boatRule = unitRule(
  'boat.rank',
  record({
    config: record({
      start: day,
      end: day,
      mode: oneOf(['steps', 'rank']),
      unitsPerMetre: units(1),
      minValidBet: units(),
      steps: list(record({ distance: units(), prize: units() })),
      prizes: list(units()),
    }),
    members: list(record({ id: integer(0), name: word })),
    records: list(
      record({
        member: integer(0),
        at: instant,
        stake: units(),
        pushed: units(),
        trial: optional(flag, false),
      }),
    ),
  }),
  ({ config, members, records }) => {
    const ranking = boatRanking(config, members, records);
    return { ranking, prizeTotal: ranking.reduce((sum, { prize }) => sum + prize, 0n) };
  },
);
