// The wheel: its sectors with their odds, and the chances of whoever looks.
import { wireMoney } from '#values/money.ts';
import { chancesOf } from '../../activities/kinds/chances.ts';
import { handle } from '../../pipeline/handle.ts';
import { percentOfParts, presentPrize, presentWinners } from '../../present/activities.ts';
import { showActivity } from '../../present/activityCalls.ts';

export default handle('activity/wheelInfo', async (context) => {
  const { db, locale } = context;
  const { activity, facts, event } = await showActivity(context, 'wheel');
  const { sectors, total, dailyLimit, cost } = activity.terms;
  const { left, used, steps } = chancesOf(activity, facts);
  const stock = await db
    .selectFrom('activity_stock')
    .select(['part', 'left_count'])
    .where('activity_id', '=', activity.id)
    .execute();
  const isOut = (sector: number) => stock.some(({ part, left_count }) => part === sector && left_count === 0);
  return {
    event,
    sectors: sectors.map(({ prize, weight }, sector) => ({
      sector,
      prize: presentPrize(prize, locale),
      odds: percentOfParts(weight, total),
      isOut: isOut(sector),
    })),
    chances: left,
    used,
    dailyLimit,
    steps: steps.map((step) => ({ ...step, from: wireMoney(step.from), missing: wireMoney(step.missing) })),
    cost,
    points: Number(facts.points),
    winners: await presentWinners(db, activity.id, locale),
  };
});
