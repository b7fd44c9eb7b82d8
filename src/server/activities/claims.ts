// What is there for a member today: claims of every activity and of the own level, daily rebates, coupons, what opens next, and the tasks of the day. Each kind says its own.

import type { Db } from '../db/stationTransaction.ts';
import { barsOffers } from '../money/breaks/holds.ts';
import { type Coupon, couponsOf } from '../money/deposits/offers.ts';
import { claimFactsOf, type LevelClaimState, levelClaimsOf } from '../money/levels/claims.ts';
import { ladderOf } from '../money/levels/ladder.ts';
import { claimableRebates, type MemberRebate } from '../money/team/rebateClaims.ts';
import { type Activity, activitiesInTurn } from './activity.ts';
import type { Claim, Judgement, Task } from './kind.ts';
import { claimsOf, factsFor, judge, opensNext } from './registry.ts';

export interface Today {
  /** Nothing may be offered to the member now: all lists are empty. */
  readonly isClosed: boolean;
  /** What lapses first in front. */
  readonly claims: readonly { readonly activity: Activity; readonly claim: Claim }[];
  readonly rebates: readonly MemberRebate[];
  readonly later: readonly { readonly activity: Activity; readonly at: Date }[];
  readonly tasks: readonly { readonly activity: Activity; readonly task: Task }[];
  readonly coupons: readonly Coupon[];
  readonly levels: readonly OpenLevelClaim[];
}

export interface OpenLevelClaim extends Pick<LevelClaimState, 'what' | 'amount'> {
  /** In hundredths. */
  readonly factor: number;
  readonly until: Date;
}

/** What the member's level gives now. */
export async function levelClaims(db: Db, accountId: number, now: Date): Promise<OpenLevelClaim[]> {
  const ladder = await ladderOf(db);
  if (!ladder) return [];
  const facts = await claimFactsOf(db, ladder, accountId, now);
  return levelClaimsOf(ladder, facts, now).flatMap(({ what, amount, state, until }) =>
    state === 'open' && until ? [{ what, amount, factor: ladder.factor, until }] : [],
  );
}

/** Why nothing can be taken yet where what is missing can be done today. */
const shortToday = ['DEPOSIT_SHORT', 'BET_SHORT', 'LOCKED', 'NO_CHANCE', 'NO_CHANCE_OR_POINTS'];

/** What of an activity is still to be done today: the nearest step. */
function taskOfDay({ tasks, refusal }: Judgement): Task | undefined {
  if (refusal && !shortToday.includes(refusal.reason)) return undefined;
  return tasks
    .filter(
      ({ kind, period, need, have }) =>
        (kind === 'deposit' || kind === 'bet') && period === 'day' && have < need,
    )
    .toSorted((a, b) => Number(a.need - a.have - (b.need - b.have)))[0];
}

/** Boxes of which nothing is left, as activity and part. */
async function emptyParts(db: Db, activities: readonly Activity[]): Promise<ReadonlySet<string>> {
  const boxes = activities.filter(({ kind }) => kind === 'treasure').map(({ id }) => id);
  if (boxes.length === 0) return new Set();
  const rows = await db
    .selectFrom('activity_stock')
    .select(['activity_id', 'part'])
    .where('activity_id', 'in', boxes)
    .where('left_count', '<=', 0)
    .execute();
  return new Set(rows.map(({ activity_id, part }) => `${activity_id} ${part}`));
}

/** What a member finds today. */
export async function todayOf(db: Db, accountId: number, now: Date): Promise<Today> {
  const activities = await activitiesInTurn(db, now);
  const [isBarred, facts, empty, rebates, coupons, levels] = await Promise.all([
    barsOffers(db, accountId, now),
    factsFor(db, accountId, activities, now),
    emptyParts(db, activities),
    claimableRebates(db, accountId, now),
    couponsOf(db, accountId, now),
    levelClaims(db, accountId, now),
  ]);
  if (isBarred || !facts.isEnabled)
    return { isClosed: true, claims: [], levels: [], rebates: [], later: [], tasks: [], coupons: [] };
  const claims = activities.flatMap((activity) =>
    claimsOf(activity, facts)
      .filter(({ part }) => !empty.has(`${activity.id} ${part}`))
      .map((claim) => ({ activity, claim })),
  );
  return {
    isClosed: false,
    levels,
    claims: claims.toSorted((a, b) => a.claim.until.getTime() - b.claim.until.getTime()),
    rebates,
    later: activities
      .flatMap((activity) => {
        const at = opensNext(activity, facts);
        return at ? [{ activity, at }] : [];
      })
      .toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    tasks: activities.flatMap((activity) => {
      const task = taskOfDay(judge(activity, facts));
      return task ? [{ activity, task }] : [];
    }),
    coupons,
  };
}
