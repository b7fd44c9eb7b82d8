// The dragon boat as the engine sees it: how far a member's valid bets go, the steps reached, and the places of the race.

import { type Refused, refused } from '#rules/refused.ts';
import { type Activity, phaseOf } from '../activity.ts';
import type { Facts } from '../facts.ts';
import { awardsOf, commonRefusal, entryTasks, type KindRules, memberRefusal } from '../kind.ts';

/** The award of a place goes by this key, that of a step by its number. */
export const rankKey = 'rank';

const spanOf = ({ start, end }: Activity<'dragonBoat'>) => ({ first: start, last: end });

export const distanceOf = ({ terms }: Pick<Activity<'dragonBoat'>, 'terms'>, validBet: bigint): bigint =>
  validBet / terms.metre;

/** Whether the prizes of the race went out after its end. */
export const isSettled = ({ row: { settled_at, ends_at } }: Activity<'dragonBoat'>): boolean =>
  settled_at !== null && settled_at >= ends_at;

/** The steps as the member sees them; after the end the money job pays those that were reached. */
export function stepsOf(activity: Activity<'dragonBoat'>, facts: Facts) {
  const { steps, minValidBet } = activity.terms;
  const { validBet } = facts.on(spanOf(activity));
  const distance = validBet < minValidBet ? 0n : distanceOf(activity, validBet);
  const keys = new Set(awardsOf(activity, facts).map(({ key }) => key));
  const phase = phaseOf(activity, facts.now);
  return steps.map((each, step) => {
    const isReached = distance >= BigInt(each.distance);
    const state = keys.has(String(step))
      ? 'opened'
      : !isReached
        ? 'locked'
        : phase === 'open'
          ? 'openable'
          : isSettled(activity)
            ? 'lost'
            : 'coming';
    return { ...each, step, state } as const;
  });
}

/** Takes a step that was reached, or says why not. */
export function claimStep(activity: Activity<'dragonBoat'>, facts: Facts, step = -1) {
  const wanted = stepsOf(activity, facts)[step];
  if (activity.terms.mode === 'rank') return placeRefusal(activity, facts);
  if (!wanted) return refused('STEP_UNKNOWN');
  if (wanted.state === 'opened') return refused('ALREADY_OPENED');
  if (wanted.state === 'locked') return refused('LOCKED');
  return { ok: true, amount: wanted.amount } as const;
}

/** Why no place is received by hand: they are paid after the race, and this says where they are. */
function placeRefusal(activity: Activity<'dragonBoat'>, facts: Facts): Refused<string> {
  const phase = phaseOf(activity, facts.now);
  if (phase === 'waiting') return refused('NOT_STARTED');
  if (awardsOf(activity, facts).some(({ key }) => key === rankKey)) return refused('ALREADY_CLAIMED');
  return (
    memberRefusal(activity, facts) ??
    refused(phase === 'over' && isSettled(activity) ? 'NOT_RANKED' : 'NOT_SETTLED')
  );
}

export const dragonBoatKind: KindRules<'dragonBoat'> = {
  spans: (activity) => [spanOf(activity)],
  since: ({ start }) => start,
  judge(activity, facts) {
    const { validBet } = facts.on(spanOf(activity));
    const { terms } = activity;
    const tasks = [
      ...entryTasks(activity, facts),
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
    if (terms.mode === 'rank') return { tasks, refusal: placeRefusal(activity, facts) };
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
  claims: (activity, facts) =>
    activity.terms.mode === 'rank'
      ? []
      : stepsOf(activity, facts)
          .filter(({ state }) => state === 'openable')
          .map(({ step, amount }) => ({
            way: 'take',
            part: step,
            prize: { kind: 'cash', amount },
            count: 1,
            until: activity.row.ends_at,
          })),
};
