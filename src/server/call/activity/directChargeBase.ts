// The overview of direct charge: the station's terms, what they would bring now, and what blocks it.

import { wireMoney } from '#values/money.ts';
import { requiredOf, standingOf } from '../../money/applications/directCharge.ts';
import { handle } from '../../pipeline/handle.ts';
import { hundredths } from '../../present/rate.ts';

export default handle('activity/directChargeBase', async ({ db, station, player }) => {
  const { offer, least, betRate, balance, gift, missing, blocked } = await standingOf(
    db,
    station,
    player.accountId,
  );
  return {
    percent: hundredths(offer.percent),
    cap: wireMoney(offer.cap),
    least: wireMoney(least),
    betRate: hundredths(betRate),
    money: wireMoney(balance),
    gift: wireMoney(gift),
    required: wireMoney(requiredOf(balance, gift, betRate)),
    missing: wireMoney(missing),
    blocked,
  };
});
