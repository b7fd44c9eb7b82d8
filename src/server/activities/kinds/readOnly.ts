// The kinds in which nothing is taken by itself: the first deposit gift comes with the deposit, interest comes every morning, points are exchanged.
import { refused } from '#rules/refused.ts';
import { commonRefusal, entryTasks, type KindRules } from '../kind.ts';

const rules = {
  spans: () => [],
  since: (_: unknown, today: string) => today,
};

export const firstRechargeKind: KindRules<'firstRecharge'> = {
  ...rules,
  judge: (activity, facts) => ({
    tasks: entryTasks(activity, facts),
    refusal: commonRefusal(activity, facts) ?? refused('WITH_DEPOSIT'),
  }),
};

export const balanceBaoKind: KindRules<'balanceBao'> = {
  ...rules,
  judge: (activity, facts) => ({
    tasks: entryTasks(activity, facts),
    refusal: commonRefusal(activity, facts) ?? refused('BY_ITSELF'),
  }),
};

export const pointsKind: KindRules<'points'> = {
  ...rules,
  judge: (activity, facts) => ({
    tasks: entryTasks(activity, facts),
    refusal: commonRefusal(activity, facts) ?? (facts.points > 0n ? null : refused('POINTS_SHORT')),
  }),
};
