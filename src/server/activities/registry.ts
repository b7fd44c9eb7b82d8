// The list of kinds: a new kind is a file in kinds/ and a line here.
import type { ActivityKind } from '#contract/entities.generated.ts';
import { addDays, dayOf } from '#values/days.ts';
import type { Db } from '../db/stationTransaction.ts';
import { type Activity, phaseOf } from './activity.ts';
import { type Facts, factsOfNobody, readFacts } from './facts.ts';
import { type Claim, type Judgement, type KindRules, memberRefusal } from './kind.ts';
import { bonusKind } from './kinds/bonus.ts';
import { deficitKind } from './kinds/deficit.ts';
import { dragonBoatKind } from './kinds/dragonBoat.ts';
import { generalKind } from './kinds/general.ts';
import { midAutumnKind } from './kinds/midAutumn.ts';
import { balanceBaoKind, firstRechargeKind, pointsKind } from './kinds/readOnly.ts';
import { redPacketKind } from './kinds/redPacket.ts';
import { signInKind } from './kinds/signIn.ts';
import { treasureKind } from './kinds/treasure.ts';
import { wheelKind } from './kinds/wheel.ts';

const kinds: { readonly [K in ActivityKind]: KindRules<K> } = {
  general: generalKind,
  redPacket: redPacketKind,
  signIn: signInKind,
  wheel: wheelKind,
  treasure: treasureKind,
  deficit: deficitKind,
  bonus: bonusKind,
  dragonBoat: dragonBoatKind,
  midAutumn: midAutumnKind,
  firstRecharge: firstRechargeKind,
  balanceBao: balanceBaoKind,
  points: pointsKind,
};

const rulesOf = <K extends ActivityKind>(activity: Activity<K>): KindRules<K> =>
  kinds[activity.kind] as unknown as KindRules<K>;

export const judge = <K extends ActivityKind>(activity: Activity<K>, facts: Facts): Judgement =>
  rulesOf(activity).judge(activity, facts);

export const figuresOf = <K extends ActivityKind>(activity: Activity<K>, facts: Facts) =>
  rulesOf(activity).figures?.(activity, facts) ?? {};

/** What is there for a member now. */
export const claimsOf = <K extends ActivityKind>(activity: Activity<K>, facts: Facts): readonly Claim[] =>
  judge(activity, facts).refusal === null ? (rulesOf(activity).claims?.(activity, facts) ?? []) : [];

/** When there is something next for whoever may take part: its beginning, or what its kind knows of; null where nothing is known. */
export function opensNext<K extends ActivityKind>(activity: Activity<K>, facts: Facts): Date | null {
  if (memberRefusal(activity, facts)) return null;
  const phase = phaseOf(activity, facts.now);
  if (phase === 'over') return null;
  const next = rulesOf(activity).opensNext?.(activity, facts);
  return next ?? (phase === 'waiting' ? activity.row.starts_at : null);
}

/** What there is to know of a member for some activities, in one query; of nobody where no member is given. */
export async function factsFor(
  db: Db,
  accountId: number | null,
  activities: readonly Activity[],
  now: Date,
): Promise<Facts> {
  if (accountId === null) return factsOfNobody(now);
  const today = dayOf(now);
  const since = activities.map((each) => rulesOf(each).since(each, today));
  return readFacts(db, {
    accountId,
    now,
    spans: activities.flatMap((each) => rulesOf(each).spans(each, today)),
    activities: activities.map(({ row }) => row),
    since: since.reduce((first, day) => (day < first ? day : first), addDays(today, 1)),
  });
}
