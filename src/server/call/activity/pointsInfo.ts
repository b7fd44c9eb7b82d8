// How many points one has, and what they are exchanged at.
import { formatMoney, wireMoney } from '#values/money.ts';
import { exchangedToday } from '../../activities/points.ts';
import { balancesOf } from '../../db/ledger.ts';
import { handle } from '../../pipeline/handle.ts';
import { memberOf } from '../../present/activities.ts';
import { showActivity } from '../../present/activityCalls.ts';

export default handle('activity/pointsInfo', async (context) => {
  const { db, session, now } = context;
  const { activity, facts, event } = await showActivity(context, 'points');
  const { pointsPerYuan, backPointsPerYuan, toPoints, toCash } = activity.terms;
  const member = memberOf(session);
  const money = member === null ? 0n : (await balancesOf(db, member, 'real')).wallet;
  const used = member === null ? { toPoints: 0n, toCash: 0n } : await exchangedToday(db, member, now);
  const limits = (
    { enabled, min, step, daily }: typeof toPoints,
    given: bigint,
    write: (amount: bigint) => string,
  ) => ({
    enabled,
    min: write(min),
    step: write(step),
    left: daily === null ? '' : write(daily > given ? daily - given : 0n),
  });
  return {
    event,
    points: Number(facts.points),
    money: wireMoney(money),
    pointsPerYuan: Number(pointsPerYuan),
    backPointsPerYuan: Number(backPointsPerYuan),
    toPoints: limits(toPoints, used.toPoints, formatMoney),
    toCash: limits(toCash, used.toCash, String),
  };
});
