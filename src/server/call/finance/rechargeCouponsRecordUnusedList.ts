import { couponsOf } from '../../money/deposits/offers.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentCoupon } from '../../present/money/deposits.ts';

export default handle('finance/rechargeCouponsRecordUnusedList', async ({ db, player, now, locale }) => {
  const coupons = await couponsOf(db, player.accountId, now);
  return { couponList: coupons.map((coupon) => presentCoupon(coupon, locale)) };
});
