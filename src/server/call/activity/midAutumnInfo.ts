// The ranks of the dice with their odds and prizes, and the chances of whoever looks.
import { RANKS } from '#rules/activities/midAutumn.ts';
import { wireMoney } from '#values/money.ts';
import { chancesOf } from '../../activities/kinds/chances.ts';
import { rankName } from '../../activities/kinds/midAutumn.ts';
import { handle } from '../../pipeline/handle.ts';
import { percentOfParts, presentPrize, presentWinners } from '../../present/activities.ts';
import { showActivity } from '../../present/activityCalls.ts';

const throws = 6 ** 6;

export default handle('activity/midAutumnInfo', async (context) => {
  const { db, locale } = context;
  const { activity, facts, event } = await showActivity(context, 'midAutumn');
  const { left, used, steps } = chancesOf(activity, facts);
  return {
    event,
    ranks: RANKS.map(({ ways }, place) => ({
      order: place + 1,
      name: rankName(place),
      ways,
      odds: percentOfParts(ways, throws),
      prize: presentPrize(activity.terms.prizes[place]!, locale),
    })),
    chances: left,
    used,
    dailyLimit: activity.terms.dailyLimit,
    steps: steps.map((step) => ({ ...step, from: wireMoney(step.from), missing: wireMoney(step.missing) })),
    winners: await presentWinners(db, activity.id, locale),
  };
});
