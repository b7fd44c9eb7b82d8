// Owns the coupons for deposits that a member holds and has not used.

import { localText } from '#station/station.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { couponsOf } from '../../money/deposits/offers.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('finance/rechargeCouponsRecordUnusedList', async ({ db, player, now, locale }) => {
  const coupons = await couponsOf(db, player.accountId, now);
  return {
    couponList: coupons.map((coupon) => ({
      id: coupon.id,
      name: localText(coupon.name, locale),
      money: wireMoney(coupon.amount),
      minMoney: wireMoney(coupon.min_deposit),
      maxMoney: wireMoney(coupon.max_deposit),
      betFactor: coupon.bet_factor,
      endTime: formatMoment(coupon.ends_at),
    })),
  };
});
