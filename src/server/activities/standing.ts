// Owns where a member stands in each activity that runs: what it takes, how much there is of it, and why nothing can be taken; for support.
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { formatMoney } from '#values/money.ts';
import type { Db } from '../db/stationTransaction.ts';
import { type Text, textIn } from '../serverText.ts';
import { type Activity, activitiesNow } from './activity.ts';
import type { Facts } from './facts.ts';
import { firstRechargeStanding } from './firstRecharge.ts';
import type { Task } from './kind.ts';
import { factsFor, figuresOf, judge } from './registry.ts';
import { reasonText } from './take.ts';

function taskText(say: Text, { kind, period, need, have }: Task): string {
  const shown = kind === 'deposit' || kind === 'bet' ? formatMoney : String;
  return say('support.standing.task', {
    task: say(`support.task.${kind}`),
    span: say(`support.span.${period}`),
    have: shown(have),
    need: shown(need),
  });
}

const figureText = ([name, value]: [string, bigint | string]): string =>
  `${name} ${typeof value === 'bigint' ? formatMoney(value) : value}`;

/** The gift is decided with the deposit: the member's deposits say what became of it. */
async function giftText(
  say: Text,
  db: Db,
  activity: Activity<'firstRecharge'>,
  accountId: number,
  now: Date,
) {
  const offer = await db
    .selectFrom('deposit_strategy')
    .selectAll()
    .where('id', '=', activity.terms.strategyId)
    .executeTakeFirst();
  if (!offer) return [];
  const { state, gift, reason } = await firstRechargeStanding(db, accountId, offer, now);
  const values = { state: say(`support.giftState.${state}`), amount: formatMoney(gift) };
  return [
    reason === null
      ? say('support.standing.gift', values)
      : say('support.standing.giftReason', { ...values, reason: say(reason) }),
  ];
}

/**
 * A line for each activity that runs at a moment. Deposits, bets and awards are those of that day; the member's level and points, and the terms,
 * are those of today.
 */
export async function standingLines(db: Db, accountId: number, at: Date, locale: Locale): Promise<string[]> {
  const say = textIn(locale);
  const activities = (await activitiesNow(db, at)).filter(({ row }) => row.starts_at <= at);
  const read = await factsFor(db, accountId, activities, at);
  const facts: Facts = { ...read, awards: read.awards.filter(({ day }) => day <= read.today) };
  const lines: string[] = [];
  for (const activity of activities) {
    const { tasks, refusal } = judge(activity, facts);
    const said = refusal
      ? say('support.standing.nothingToTake', {
          code: refusal.reason,
          reason: say(reasonText(refusal).id, reasonText(refusal).values),
        })
      : say('support.standing.canBeTaken');
    const more =
      activity.kind === 'firstRecharge'
        ? await giftText(say, db, activity as Activity<'firstRecharge'>, accountId, at)
        : [];
    const parts = [
      ...tasks.map((task) => taskText(say, task)),
      ...Object.entries(figuresOf(activity, facts)).map(figureText),
      ...more,
    ];
    const named = say('support.standing.activity', {
      kind: say(`support.activity.${activity.kind}`),
      title: localText(activity.row.title, locale),
    });
    lines.push([named, said, ...parts].join(' · '));
  }
  return lines;
}
