// The wheel as the engine sees it: what a spin is paid with, and the sector it stops at.
import { randomInt } from 'node:crypto';
import type { Prize } from '#content/activityTerms.ts';
import { pickSector } from '#rules/activities/wheel.ts';
import { type Refused, refused } from '#rules/refused.ts';
import type { Activity } from '../activity.ts';
import { daySpan, type Facts } from '../facts.ts';
import { commonRefusal, entryTasks, type KindRules, untilTonight } from '../kind.ts';
import { type Chances, chancesOf, freeDraws } from './chances.ts';

export type Payment = 'chance' | 'points';

/** What a spin is paid with: a free chance where there is one, otherwise points. */
export function paymentOf(
  { terms: { cost, dailyLimit } }: Activity<'wheel'>,
  facts: Facts,
  chances: Chances,
  wanted?: Payment,
): Payment | Refused<string> {
  if (dailyLimit > 0 && chances.used >= dailyLimit) return refused('DAILY_LIMIT');
  if (wanted !== 'points' && chances.left > 0) return 'chance';
  if (wanted === 'chance' || cost === 0) return refused('NO_CHANCE');
  if (facts.points < BigInt(cost)) {
    const missing = BigInt(cost) - facts.points;
    return refused('NO_CHANCE_OR_POINTS', { missing });
  }
  return 'points';
}

/** The sector a spin hits, as if nothing had run out. */
export function hitSector({ terms: { sectors, total } }: Activity<'wheel'>): number {
  const unlimited = sectors.map(({ prize: { kind }, weight }) => ({ kind, value: 0, weight, stock: null }));
  return pickSector(unlimited, randomInt(total)).sector;
}

/** Where a spin stops that hit a sector that has run out. */
export const fallbackOf = ({ terms: { sectors } }: Activity<'wheel'>): number =>
  sectors.findIndex(({ prize }) => prize.kind === 'none');

export const prizeOf = ({ terms }: Activity<'wheel'>, sector: number): Prize => terms.sectors[sector]!.prize;

export const wheelKind: KindRules<'wheel'> = {
  spans: (_, today) => [daySpan(today)],
  since: (_, today) => today,
  judge(activity, facts) {
    const chances = chancesOf(activity, facts);
    const { cost } = activity.terms;
    const payment = paymentOf(activity, facts, chances);
    return {
      tasks: [
        ...entryTasks(activity, facts),
        ...chances.tasks,
        ...(cost > 0
          ? [{ kind: 'points', period: 'ever', need: BigInt(cost), have: facts.points } as const]
          : []),
      ],
      refusal: commonRefusal(activity, facts) ?? (typeof payment === 'string' ? null : payment),
    };
  },
  // What costs points is bought, not claimed.
  claims: (activity, facts) => freeDraws(activity, facts, untilTonight(activity, facts)),
};
