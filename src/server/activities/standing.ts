// Where a member stands in each activity that runs: what it takes, how much there is of it, and why nothing can be taken.
import type { LocalText } from '#contract/station.generated.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { ServerTextId } from '../serverText.ts';
import { type Activity, activitiesNow } from './activity.ts';
import type { Facts } from './facts.ts';
import { type FirstRechargeStanding, firstRechargeStanding } from './firstRecharge.ts';
import type { Task } from './kind.ts';
import { factsFor, figuresOf, judge } from './registry.ts';
import { reasonText } from './take.ts';

/** Why nothing can be taken: the code, and the text that says it. */
export interface Reason {
  code: string;
  text: ServerTextId;
  values: Readonly<Record<string, string>>;
}

/** What it takes, as an amount in 0.0001 yuan of deposits and bets, and as a number of everything else. */
export type StandingTask = Pick<Task, 'kind' | 'period'> & { need: bigint | number; have: bigint | number };

export interface Standing {
  kind: Activity['kind'];
  title: LocalText;
  /** Null where something can be taken. */
  refusal: Reason | null;
  tasks: readonly StandingTask[];
  /** An amount in 0.0001 yuan, or a text. */
  figures: Readonly<Record<string, bigint | string>>;
  /** The gift of a first deposit, which is decided with the deposit: the member's deposits say what became of it. */
  gift: FirstRechargeStanding | null;
}

function standingTask({ kind, period, need, have }: Task): StandingTask {
  const isMoney = kind === 'deposit' || kind === 'bet';
  return isMoney ? { kind, period, need, have } : { kind, period, need: Number(need), have: Number(have) };
}

async function giftOf(
  db: Db,
  { terms }: Activity<'firstRecharge'>,
  accountId: number,
  at: Date,
): Promise<FirstRechargeStanding | null> {
  const offer = await db
    .selectFrom('deposit_strategy')
    .selectAll()
    .where('id', '=', terms.strategyId)
    .executeTakeFirst();
  return offer ? await firstRechargeStanding(db, accountId, offer, at) : null;
}

/**
 * The activities that run at a moment. Deposits, bets and awards are those of that day; the member's level and points, and the terms, are those
 * of today.
 */
export async function standingsOf(db: Db, accountId: number, at: Date): Promise<Standing[]> {
  const activities = (await activitiesNow(db, at)).filter(({ row }) => row.starts_at <= at);
  const read = await factsFor(db, accountId, activities, at);
  const facts: Facts = { ...read, awards: read.awards.filter(({ day }) => day <= read.today) };
  const standings: Standing[] = [];
  for (const activity of activities) {
    const { tasks, refusal } = judge(activity, facts);
    const reason = refusal && reasonText(refusal);
    standings.push({
      kind: activity.kind,
      title: activity.row.title,
      refusal: reason ? { code: refusal!.reason, text: reason.id, values: reason.values } : null,
      tasks: tasks.map(standingTask),
      figures: figuresOf(activity, facts),
      gift:
        activity.kind === 'firstRecharge'
          ? await giftOf(db, activity as Activity<'firstRecharge'>, accountId, at)
          : null,
    });
  }
  return standings;
}
