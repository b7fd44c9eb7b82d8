// Owns the overview of direct charge: the station's terms, what they would bring now, and what blocks it.

import { betRate, leastBase, requiredOf, standingOf } from '../../money/applications/directCharge.ts';
import { handle } from '../../pipeline/handle.ts';
import { money } from '../../present/money.ts';
import { hundredths } from '../../present/rate.ts';

export default handle('activity/directChargeBase', async ({ db, station, player }) => {
  const { offer, balance, gift, missing, blocked } = await standingOf(db, station, player.accountId);
  return {
    percent: hundredths(offer.percent),
    cap: money(offer.cap),
    least: money(leastBase),
    betRate: hundredths(betRate),
    money: money(balance),
    gift: money(gift),
    required: money(requiredOf(balance, gift)),
    missing: money(missing),
    blocked,
  };
});
