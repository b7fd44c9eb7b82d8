// Owns the coupons for deposits that a member holds and has not used.
import { localText } from '#station/station.ts';
import { couponsOf } from '../../money/deposits/offers.ts';
import { handle } from '../../pipeline/handle.ts';
import { moment } from '../../present/moment.ts';
import { money } from '../../present/money.ts';

export default handle('finance/rechargeCouponsRecordUnusedList', async ({ db, player, now, locale }) => {
  const coupons = await couponsOf(db, player.accountId, now);
  return {
    couponList: coupons.map((coupon) => ({
      id: coupon.id,
      name: localText(coupon.name, locale),
      money: money(coupon.amount),
      minMoney: money(coupon.min_deposit),
      maxMoney: money(coupon.max_deposit),
      betFactor: coupon.bet_factor,
      endTime: moment(coupon.ends_at),
    })),
  };
});
