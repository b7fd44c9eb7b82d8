// Owns how what a member finds today goes out, and coupons with it.
import type { ClaimsAnswer } from '#contract/activity.generated.ts';
import type { ActivityClaim, DepositCoupon } from '#contract/entities.generated.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import type { Activity } from '../activities/activity.ts';
import type { Today } from '../activities/claims.ts';
import type { Claim } from '../activities/kind.ts';
import type { Coupon } from '../money/deposits/offers.ts';
import { decimalOf, type Presenting, presentPrize, taskOf, titleOf } from './activities.ts';

type To = Pick<Presenting, 'station' | 'locale'>;

export const presentCoupon = (coupon: Coupon, locale: Locale): DepositCoupon => ({
  id: coupon.id,
  name: localText(coupon.name, locale),
  money: wireMoney(coupon.amount),
  minMoney: wireMoney(coupon.min_deposit),
  maxMoney: wireMoney(coupon.max_deposit),
  betFactor: coupon.bet_factor,
  endTime: formatMoment(coupon.ends_at),
});

const nameOf = (to: To, { id, kind, row: { title } }: Activity) => ({
  activityId: id,
  kind,
  title: titleOf(to, { kind, title }),
});

function presentClaim(to: To, activity: Activity, { way, part, prize, count, until }: Claim): ActivityClaim {
  const isDrawn = prize.kind === 'drawn';
  return {
    ...nameOf(to, activity),
    way,
    part,
    prize: presentPrize(isDrawn ? { kind: 'cash', amount: prize.least } : prize, to.locale),
    most: isDrawn ? wireMoney(prize.most) : '',
    count,
    factor: decimalOf(activity.row.bet_factor),
    until: formatMoment(until),
  };
}

export const presentToday = (
  to: To,
  { isClosed, claims, coupons, later, tasks }: Today,
): Omit<ClaimsAnswer, 'success' | 'msg'> => ({
  isClosed,
  claims: claims.map(({ activity, claim }) => presentClaim(to, activity, claim)),
  coupons: coupons.map((coupon) => presentCoupon(coupon, to.locale)),
  later: later.map(({ activity, at }) => ({ ...nameOf(to, activity), opensAt: formatMoment(at) })),
  tasks: tasks.map(({ activity, task }) => ({ ...nameOf(to, activity), task: taskOf(task) })),
});
