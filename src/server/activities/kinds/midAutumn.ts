// The mid-autumn dice as the engine sees it: whether a throw is free, and what its rank brings.
import { randomInt } from 'node:crypto';
import { RANKS, rankOf, throwDice } from '#rules/activities/midAutumn.ts';
import { refused } from '#rules/refused.ts';
import type { Activity } from '../activity.ts';
import { daySpan } from '../facts.ts';
import { commonRefusal, entryTasks, type KindRules, untilTonight } from '../kind.ts';
import { chancesOf, freeDraws } from './chances.ts';

/** A throw of the server's random source, with its rank and prize. */
export function drawDice({ terms }: Activity<'midAutumn'>) {
  const dice = throwDice((below) => randomInt(below));
  const place = rankOf(dice);
  return { dice, place, prize: terms.prizes[place]! };
}

/** The name of a rank; empty for none. */
export const rankName = (place: number): string => (place === RANKS.length - 1 ? '' : RANKS[place]!.name);

export const midAutumnKind: KindRules<'midAutumn'> = {
  spans: (_, today) => [daySpan(today)],
  since: (_, today) => today,
  judge(activity, facts) {
    const { left, used, tasks } = chancesOf(activity, facts);
    const { dailyLimit } = activity.terms;
    const isSpent = dailyLimit > 0 && used >= dailyLimit;
    return {
      tasks: [...entryTasks(activity, facts), ...tasks],
      refusal:
        commonRefusal(activity, facts) ?? (left > 0 ? null : refused(isSpent ? 'DAILY_LIMIT' : 'NO_CHANCE')),
    };
  },
  claims: (activity, facts) => freeDraws(activity, facts, untilTonight(activity, facts)),
};
