// The treasure boxes as the engine sees them: progress, the state of each box, and what one holds.
import { randomInt } from 'node:crypto';
import { openTreasure, type TreasureTerms, treasureState } from '#rules/activities/treasure.ts';
import { refused } from '#rules/refused.ts';
import { startOfDay } from '#values/beijingTime.ts';
import type { DaySpan } from '../../play/validBets.ts';
import type { Activity } from '../activity.ts';
import { daySpan, type Facts } from '../facts.ts';
import { awardsOf, commonRefusal, entryTasks, type KindRules, untilTonight } from '../kind.ts';

/** The days whose deposits or bets are progress. */
const countedDays = ({ start, end, terms }: Activity<'treasure'>, today: string): DaySpan =>
  terms.period === 'day' ? daySpan(today) : { first: start, last: end };

/** Boxes of a day are opened once a day. */
export const boxKey = ({ terms }: Activity<'treasure'>, today: string, step: number): string =>
  terms.period === 'day' ? `${today}#${step}` : String(step);

/** Stock is counted in the table; the rule sees what has no limit. */
const ruleTerms = ({ start, end, autoPayLimit, terms }: Activity<'treasure'>): TreasureTerms => ({
  basis: terms.basis,
  start,
  end,
  factor: 0n,
  autoPayLimit,
  steps: terms.boxes.map(({ from, min, max }) => ({ from, min, max, stock: null })),
});

function momentOf(activity: Activity<'treasure'>, facts: Facts) {
  const { basis, boxes } = activity.terms;
  const { deposits, validBet } = facts.on(countedDays(activity, facts.today));
  const keys = new Set(awardsOf(activity, facts).map(({ key }) => key));
  const first = countedDays(activity, facts.today).first;
  return {
    // Progress of the whole span at once: the rule counts what lies inside the window up to now.
    records: [
      {
        at: Math.min(startOfDay(first).getTime(), facts.now.getTime()),
        kind: basis,
        amount: basis === 'deposit' ? deposits : validBet,
      },
    ],
    now: facts.now.getTime(),
    opened: boxes.flatMap((_, step) => (keys.has(boxKey(activity, facts.today, step)) ? [step] : [])),
  };
}

export const boxesOf = (activity: Activity<'treasure'>, facts: Facts) =>
  treasureState(ruleTerms(activity), momentOf(activity, facts));

/** Opens a box with the server's random source, or says why not. */
export const openBox = (activity: Activity<'treasure'>, facts: Facts, step: number) =>
  openTreasure(ruleTerms(activity), momentOf(activity, facts), step, (below) => randomInt(below));

export const treasureKind: KindRules<'treasure'> = {
  spans: (activity, today) => [countedDays(activity, today)],
  since: (activity, today) => countedDays(activity, today).first,
  judge(activity, facts) {
    const { progress, boxes, claimable } = boxesOf(activity, facts);
    const { basis, period } = activity.terms;
    const tasks = activity.terms.boxes.map(
      ({ from }) => ({ kind: basis, period, need: from, have: progress }) as const,
    );
    const isAllOpened = boxes.every(({ state }) => state === 'opened');
    return {
      tasks: [...entryTasks(activity, facts), ...tasks],
      refusal:
        commonRefusal(activity, facts) ??
        (claimable ? null : refused(isAllOpened ? 'ALREADY_OPENED' : 'LOCKED')),
    };
  },
  claims(activity, facts) {
    const { terms, row } = activity;
    const until = terms.period === 'day' ? untilTonight(activity, facts) : row.ends_at;
    return boxesOf(activity, facts)
      .boxes.filter(({ state }) => state === 'openable')
      .map(({ step }) => {
        const { min: least, max: most } = terms.boxes[step]!;
        return { way: 'take', part: step, prize: { kind: 'drawn', least, most }, count: 1, until };
      });
  },
};
