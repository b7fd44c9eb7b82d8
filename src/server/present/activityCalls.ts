// The parts that the calls of activities share: what an info call reads, and what a taking call answers.
import type { ActivityAward, ActivityEvent, ActivityKind } from '#contract/entities.generated.ts';
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import type { LocalText } from '#contract/station.generated.ts';
import { wireMoney } from '#values/money.ts';
import { type Activity, activityOfKind } from '../activities/activity.ts';
import type { Award } from '../activities/award.ts';
import type { Facts } from '../activities/facts.ts';
import { pointsOf } from '../activities/points.ts';
import { factsFor } from '../activities/registry.ts';
import { missingActivity } from '../activities/take.ts';
import { balancesOf } from '../db/ledger.ts';
import type { Db } from '../db/stationTransaction.ts';
import { memberOf, type Presenting, presentAward, presentEvent } from './activities.ts';

export interface Shown<K extends ActivityKind> {
  activity: Activity<K>;
  facts: Facts;
  event: ActivityEvent;
}

/** The station's activity of a kind for whoever looks; refuses where the station has none. */
export async function showActivity<K extends ActivityKind>(
  to: Presenting & { db: Db },
  kind: K,
): Promise<Shown<K>> {
  const activity = await activityOfKind(to.db, kind, to.now);
  if (!activity) throw missingActivity();
  const facts = await factsFor(to.db, memberOf(to.session), [activity], to.now);
  return { activity, facts, event: presentEvent(to, activity, facts) };
}

/** What every taking call answers: the award, what it left behind, and a word about it. */
export async function presentTaken(
  to: Pick<Presenting, 'station' | 'locale' | 'text'> & { db: Db; player: { accountId: number } },
  activity: { kind: string; row: { title: LocalText } },
  award: Award,
): Promise<{ msg: string; award: ActivityAward; money: string; points: number }> {
  const { db, player, text } = to;
  const { wallet } = await balancesOf(db, player.accountId, 'real');
  const said = award.prize === 'none' ? 'nothing' : award.status === AwardStatus.waiting ? 'waits' : 'given';
  return {
    msg: text(`server.activity.${said}`),
    award: presentAward(to, { kind: activity.kind, title: activity.row.title }, award),
    money: wireMoney(wallet),
    points: Number(await pointsOf(db, player.accountId)),
  };
}
