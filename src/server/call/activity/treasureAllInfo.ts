// The treasure boxes: progress, the state of each, and what the caller found.
import { formatMoney, wireMoney } from '#values/money.ts';
import { boxesOf, boxKey } from '../../activities/kinds/treasure.ts';
import { handle } from '../../pipeline/handle.ts';
import { memberOf, presentWinners } from '../../present/activities.ts';
import { showActivity } from '../../present/activityCalls.ts';

export default handle('activity/treasureAllInfo', async (context) => {
  const { db, session, locale } = context;
  const { activity, facts, event } = await showActivity(context, 'treasure');
  const { basis, period, boxes } = activity.terms;
  const { progress, boxes: states } = boxesOf(activity, facts);
  const stock = await db
    .selectFrom('activity_stock')
    .select(['part', 'left_count'])
    .where('activity_id', '=', activity.id)
    .execute();
  const member = memberOf(session);
  const found =
    member === null
      ? []
      : await db
          .selectFrom('activity_award')
          .select(['claim_key', 'amount'])
          .where('account_id', '=', member)
          .where('activity_id', '=', activity.id)
          .where(
            'claim_key',
            'in',
            boxes.map((_, step) => boxKey(activity, facts.today, step)),
          )
          .execute();
  return {
    event,
    basis,
    period,
    progress: wireMoney(progress),
    boxes: states.map(({ step, state, missing }) => {
      const { from, min, max } = boxes[step]!;
      const won = found.find(({ claim_key }) => claim_key === boxKey(activity, facts.today, step));
      return {
        step,
        from: wireMoney(from),
        min: wireMoney(min),
        max: wireMoney(max),
        state,
        missing: wireMoney(missing),
        left: stock.find(({ part }) => part === step)?.left_count ?? -1,
        won: won ? formatMoney(won.amount) : '',
      };
    }),
    winners: await presentWinners(db, activity.id, locale),
  };
});
