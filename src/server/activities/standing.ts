// Owns where a member stands in each activity that runs: what it takes, how much there is of it, and why nothing can be taken; for support.
import { localText } from '#station/station.ts';
import { formatMoney } from '#values/money.ts';
import type { Db } from '../db/stationTransaction.ts';
import { textIn } from '../serverText.ts';
import { type Activity, activitiesNow } from './activity.ts';
import type { Facts } from './facts.ts';
import { firstRechargeStanding } from './firstRecharge.ts';
import type { Task } from './kind.ts';
import { factsFor, figuresOf, judge } from './registry.ts';
import { reasonText } from './take.ts';

const say = textIn('en');

const taskText = ({ kind, period, need, have }: Task): string => {
  const shown = kind === 'deposit' || kind === 'bet' ? formatMoney : String;
  return `${kind} (${period}) ${shown(have)} of ${shown(need)}`;
};

const figureText = ([name, value]: [string, bigint | string]): string =>
  `${name} ${typeof value === 'bigint' ? formatMoney(value) : value}`;

/** The gift is decided with the deposit: the member's deposits say what became of it. */
async function giftText(db: Db, activity: Activity<'firstRecharge'>, accountId: number, now: Date) {
  const offer = await db
    .selectFrom('deposit_strategy')
    .selectAll()
    .where('id', '=', activity.terms.strategyId)
    .executeTakeFirst();
  if (!offer) return [];
  const { state, gift, reason } = await firstRechargeStanding(db, accountId, offer, now);
  return [`gift ${state} ${formatMoney(gift)}${reason === null ? '' : `: ${say(reason)}`}`];
}

/**
 * A line for each activity that runs at a moment. Deposits, bets and awards are those of that day; the member's level and points, and the terms,
 * are those of today.
 */
export async function standingLines(db: Db, accountId: number, at: Date): Promise<string[]> {
  const activities = (await activitiesNow(db, at)).filter(({ row }) => row.starts_at <= at);
  const read = await factsFor(db, accountId, activities, at);
  const facts: Facts = { ...read, awards: read.awards.filter(({ day }) => day <= read.today) };
  const lines: string[] = [];
  for (const activity of activities) {
    const { tasks, refusal } = judge(activity, facts);
    const said = refusal
      ? `nothing to take: ${refusal.reason}: ${say(reasonText(refusal).id, reasonText(refusal).values)}`
      : 'can be taken';
    const more =
      activity.kind === 'firstRecharge'
        ? await giftText(db, activity as Activity<'firstRecharge'>, accountId, at)
        : [];
    const parts = [
      ...tasks.map(taskText),
      ...Object.entries(figuresOf(activity, facts)).map(figureText),
      ...more,
    ];
    lines.push([`${activity.kind} “${localText(activity.row.title, 'en')}”`, said, ...parts].join(' · '));
  }
  return lines;
}
