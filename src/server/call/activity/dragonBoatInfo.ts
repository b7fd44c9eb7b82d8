// How far the caller's boat is, the steps or places that bring a prize, and the ranking.
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { awardUnder } from '../../activities/award.ts';
import { rankingOf } from '../../activities/boatRanking.ts';
import { distanceOf, isSettled, rankKey, stepsOf } from '../../activities/kinds/dragonBoat.ts';
import { maskedWinner } from '../../activities/winners.ts';
import { handle } from '../../pipeline/handle.ts';
import { cashPrize, memberOf, presentAward } from '../../present/activities.ts';
import { showActivity } from '../../present/activityCalls.ts';

const shownMost = 20;

export default handle('activity/dragonBoatInfo', async (context) => {
  const { db, session } = context;
  const { activity, facts, event } = await showActivity(context, 'dragonBoat');
  const { mode, metre, prizes, steps } = activity.terms;
  const { validBet } = facts.on({ first: activity.start, last: activity.end });
  const member = memberOf(session);
  const { racers, at } = await rankingOf(context, activity);
  const place = member === null ? undefined : await awardUnder(db, activity.id, member, rankKey);
  const distance = (bet: bigint) => Number(distanceOf(activity, bet));
  const prizeAt = (place: number, reached: number) =>
    mode === 'rank'
      ? (prizes[place] ?? 0n)
      : steps.filter((step) => step.distance <= reached).reduce((sum, step) => sum + step.amount, 0n);
  return {
    event,
    mode,
    validBet: wireMoney(validBet),
    metre: wireMoney(metre),
    distance: distance(validBet),
    rank: racers.findIndex(({ id }) => id === member) + 1,
    steps: stepsOf(activity, facts).map(({ step, distance: reached, amount, state }) => ({
      step,
      distance: reached,
      prize: cashPrize(amount),
      state,
    })),
    prizes: prizes.map((amount, place) => ({ rank: place + 1, prize: cashPrize(amount) })),
    ranking: racers.slice(0, shownMost).map(({ id, name, validBet: bet }, place) => ({
      rank: place + 1,
      account: maskedWinner(name),
      distance: distance(bet),
      prize: cashPrize(prizeAt(place, distance(bet))),
      isOwn: id === member,
    })),
    rankedAt: formatMoment(at),
    settled: isSettled(activity),
    ...(place && { award: presentAward(context, { kind: activity.kind, title: activity.row.title }, place) }),
  };
});
