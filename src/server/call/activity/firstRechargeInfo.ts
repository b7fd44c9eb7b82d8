// The first deposit gift: what it brings, and where the caller stands.
import { localText } from '#station/station.ts';
import { wireMoney } from '#values/money.ts';
import { firstRechargeStanding } from '../../activities/firstRecharge.ts';
import { missingActivity } from '../../activities/take.ts';
import { handle } from '../../pipeline/handle.ts';
import { decimalOf, memberOf } from '../../present/activities.ts';
import { showActivity } from '../../present/activityCalls.ts';

export default handle('activity/firstRechargeInfo', async (context) => {
  const { db, session, locale, now } = context;
  const { activity, event } = await showActivity(context, 'firstRecharge');
  const { strategyId } = activity.terms;
  const offer = await db
    .selectFrom('deposit_strategy')
    .selectAll()
    .where('id', '=', strategyId)
    .executeTakeFirst();
  if (!offer) throw missingActivity();
  const { state, gift } = await firstRechargeStanding(db, memberOf(session), offer, now);
  // The gift is the offer's: what has to be bet is the offer's as well.
  const shown = { ...event, factor: decimalOf(offer.gift_factor) };
  const isOpen = event.blocked === 'WITH_DEPOSIT' && state === 'available';
  return {
    event: isOpen ? { ...shown, claimable: true, blocked: '', blockedText: '' } : shown,
    min: wireMoney(offer.min_amount),
    percent: decimalOf(Number(offer.value)),
    cap: wireMoney(offer.max_gift),
    state,
    gift: wireMoney(gift),
    strategyId,
    offerName: localText(offer.name, locale),
  };
});
