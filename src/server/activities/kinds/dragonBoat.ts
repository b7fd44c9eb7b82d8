// Owns the dragon boat as the engine sees it: how far a member's valid bets go, the steps reached, and the places of the race.

import { phaseOf } from '#rules/dayWindow.ts';
import { refused } from '#rules/refused.ts';
import type { Activity } from '../activity.ts';
import type { Facts } from '../facts.ts';
import { awardsOf, commonRefusal, type KindRules, levelTasks, memberRefusal } from '../kind.ts';

/** Claims of a place go by this key; claims of a step by its number. */
export const rankKey = 'rank';

const spanOf = ({ start, end }: Activity<'dragonBoat'>) => ({ first: start, last: end });

export const distanceOf = (activity: Activity<'dragonBoat'>, validBet: bigint): bigint =>
  validBet / activity.terms.metre;

/** The steps as the member sees them. */
export function stepsOf(activity: Activity<'dragonBoat'>, facts: Facts) {
  const { steps, minValidBet } = activity.terms;
  const { validBet } = facts.on(spanOf(activity));
  const distance = validBet < minValidBet ? 0n : distanceOf(activity, validBet);
  const keys = new Set(awardsOf(activity, facts).map(({ key }) => key));
  const phase = phaseOf(activity, facts.now.getTime());
  return steps.map((each, step) => {
    const isReached = distance >= BigInt(each.distance);
    const state = keys.has(String(step))
      ? 'opened'
      : !isReached
        ? 'locked'
        : phase === 'open'
          ? 'openable'
          : 'lost';
    return { ...each, step, state } as const;
  });
}

/** Takes a step that was reached, or says why not. */
export function claimStep(activity: Activity<'dragonBoat'>, facts: Facts, step: number) {
  const wanted = stepsOf(activity, facts)[step];
  if (activity.terms.mode !== 'steps' || !wanted) return refused('STEP_UNKNOWN');
  if (wanted.state === 'opened') return refused('ALREADY_OPENED');
  if (wanted.state === 'locked') return refused('LOCKED');
  return { ok: true, amount: wanted.amount } as const;
}

/** Takes the prize of a place once the race is over, or says why not; 0 for no place. */
export function claimRank(activity: Activity<'dragonBoat'>, facts: Facts, rank: number) {
  const phase = phaseOf(activity, facts.now.getTime());
  if (phase === 'waiting') return refused('NOT_STARTED');
  if (phase === 'open') return refused('NOT_SETTLED');
  const common = memberRefusal(activity, facts);
  if (common) return common;
  if (awardsOf(activity, facts).some(({ key }) => key === rankKey)) return refused('ALREADY_CLAIMED');
  const amount = rank > 0 ? activity.terms.prizes[rank - 1] : undefined;
  return amount === undefined ? refused('NOT_RANKED') : ({ ok: true, amount } as const);
}

export const dragonBoatKind: KindRules<'dragonBoat'> = {
  spans: (activity) => [spanOf(activity)],
  since: ({ start }) => start,
  judge(activity, facts) {
    const { validBet } = facts.on(spanOf(activity));
    const { terms } = activity;
    const tasks = [
      ...levelTasks(activity, facts),
      ...(terms.minValidBet > 0n
        ? [{ kind: 'bet', period: 'activity', need: terms.minValidBet, have: validBet } as const]
        : []),
      ...terms.steps.map(
        ({ distance }) =>
          ({
            kind: 'bet',
            period: 'activity',
            need: BigInt(distance) * terms.metre,
            have: validBet,
          }) as const,
      ),
    ];
    if (terms.mode === 'rank') {
      const phase = phaseOf(activity, facts.now.getTime());
      const reason = phase === 'waiting' ? 'NOT_STARTED' : phase === 'open' ? 'NOT_SETTLED' : 'NOT_RANKED';
      // Whether there is a place is known to the ranking alone.
      return { tasks, refusal: refused(reason) };
    }
    const steps = stepsOf(activity, facts);
    const isAllOpened = steps.every(({ state }) => state === 'opened');
    return {
      tasks,
      refusal:
        commonRefusal(activity, facts) ??
        (steps.some(({ state }) => state === 'openable')
          ? null
          : refused(isAllOpened ? 'ALREADY_OPENED' : 'LOCKED')),
    };
  },
};
