import type { ActivityClaim } from '#contract/entities.generated.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import type { Activity } from '../../activities/activity.ts';
import { todayOf } from '../../activities/claims.ts';
import type { Claim } from '../../activities/kind.ts';
import { handle } from '../../pipeline/handle.ts';
import { decimalOf, type Presenting, presentPrize, taskOf, titleOf } from '../../present/activities.ts';
import { presentCoupon } from '../../present/money/deposits.ts';
import { presentRebate } from '../../present/money/rebates.ts';

type To = Pick<Presenting, 'station' | 'locale'>;

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

export default handle('activity/claims', async (context) => {
  const { db, player, now, locale } = context;
  const { isClosed, claims, levels, rebates, coupons, later, tasks } = await todayOf(
    db,
    player.accountId,
    now,
  );
  return {
    isClosed,
    claims: claims.map(({ activity, claim }) => presentClaim(context, activity, claim)),
    levels: levels.map(({ what, amount, factor, until }) => ({
      what,
      amount: wireMoney(amount),
      factor: decimalOf(factor),
      until: formatMoment(until),
    })),
    rebates: rebates.map(presentRebate),
    coupons: coupons.map((coupon) => presentCoupon(coupon, locale)),
    later: later.map(({ activity, at }) => ({ ...nameOf(context, activity), opensAt: formatMoment(at) })),
    tasks: tasks.map(({ activity, task }) => ({ ...nameOf(context, activity), task: taskOf(task) })),
  };
});
